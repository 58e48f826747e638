"""What docs/self-hosting.md says: its backups can be restored, and its tables are complete."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from peerless.cli import main
from peerless.table.metrics import Metrics
from peerless.table.refusals import Code
from peerless.table.settings import Settings
from tests.table.servers import ROOT, Server, answers_of

PAGE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")


def rows(head: str) -> dict[str, str]:
    """The first two cells of the rows of the table with that head."""
    found = re.search(rf"^\| {head} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert found is not None, head
    cells = [line.split("|") for line in found[1].splitlines()]
    return {row[1].strip().strip("`"): row[2].strip() for row in cells}


# ---------------------------------------------------------------- installing it


def test_what_is_installed_is_what_there_is() -> None:
    """The folder that all commands of the page speak of is made by its first ones."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (extra,) = re.findall(r"pip install '\.\[(\w+)\]'$", PAGE.split("## Starting it")[0], re.M)
    (driver,) = project["optional-dependencies"][extra]
    assert "psycopg" in driver
    assert ">=3.2.4" in driver  # older ones lose notifications
    assert PAGE.index("python3 -m venv .venv") < PAGE.index(".venv/bin/peerless")


# ---------------------------------------------------------------- backup and restore


def run_shown(name: str, folder: Path, database: str) -> None:
    """The commands that follow a mark in the page, with this Python and this database."""
    found = re.search(rf"<!-- {name} -->\n```sh\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None, name
    script = found[1].replace(".venv/bin/python", sys.executable)
    script = script.replace("postgresql://peerless@localhost/peerless", shlex.quote(database))
    path = f"{programs_of_postgres()}:{os.environ['PATH']}"
    command = ["sh", "-ec", script]
    subprocess.run(command, cwd=folder, env={**os.environ, "PATH": path}, check=True)


def programs_of_postgres() -> Path:
    """Those of the PostgreSQL that the tests run; others may be older than it."""
    package = find_spec("pgserver")  # only found: to import it warns about folders
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


def test_a_backup_of_a_live_database_can_be_restored(database: str, tmp_path: Path) -> None:
    of = " of PostgreSQL" if database.startswith("postgresql") else ""
    with Server(database) as server, server.connect() as client:
        table = server.make_table()
        view = client.join(table, 0)
        view = client.decide(view, answers_of(view)[0])
        run_shown(f"backup{of}", tmp_path, database)
        later = client.decide(view, answers_of(view)[0])
        assert later["number"] == view["number"] + 1
        server.kill()  # so that SQLite leaves a -wal file
    run_shown(f"restore{of}", tmp_path, database)
    with Server(database) as server, server.connect() as client:
        again = client.join(table, 0)
        assert again["view"] == view["view"]
        assert again["number"] == view["number"]
        on = client.decide(again, answers_of(again)[0])
        assert on["number"] == view["number"] + 1


# ---------------------------------------------------------------- the tables of the page


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["table", "--help"])
    offered = set(re.findall(r"(?<!\w)--[a-z-]+", capsys.readouterr().out))
    offered -= {"--help", "--language"}  # the long form of --lang
    assert rows("option").keys() == offered


def test_every_limit_is_described() -> None:
    """With its usual value."""
    elsewhere = {"content", "database", "host", "port", "log_level", "origins"}  # among the options
    described = rows("setting")
    settings = Settings()
    assert described.keys() == {field.name for field in fields(Settings)} - elsewhere
    for name, usual in described.items():
        if name != "thinkers":  # depends on the machine
            assert float(usual) == getattr(settings, name), name


def test_every_metric_is_described() -> None:
    told = text_string_to_metric_families(Metrics().text().decode())
    names = {family.name for family in told if not family.name.endswith("_created")}
    assert rows("metric").keys() == names


def test_the_logs_look_like_that(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL)
    example = json.loads(shown)
    with Server(f"sqlite:///{tmp_path}/tables.sqlite3") as server:
        table = server.make_table()
        line = server.wait_for_log("table made")
    assert line.keys() == example.keys()
    assert line == {**example, "at": line["at"], "table": table.id}


# ---------------------------------------------------------------- files for those who run it

DEPLOY = ROOT / "deploy"


def test_the_alerts_are_about_metrics_that_exist() -> None:
    alerts = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")
    named = set(re.findall(r"peerless_[a-z_]+", alerts))
    endings = ("_total", "_bucket", "")
    known = {f"{metric}{ending}" for metric in rows("metric") for ending in endings}
    assert named <= known
    codes = set(re.findall(r'code="([^"]+)"', alerts))
    assert codes <= {code.value for code in Code}
    told = Metrics().text().decode()
    for counter in re.findall(r"increase\((\w+\{.*?\})", alerts):
        assert f"\n{counter} 0.0" in told  # from the start: else the first would be no increase


@pytest.mark.parametrize("file", ["peerless.service", "compose.yaml"])
def test_servers_are_started_with_options_that_exist(file: str) -> None:
    text = (DEPLOY / file).read_text(encoding="utf-8")
    (started,) = re.findall(r"(?:ExecStart=.*peerless table|    command:) (.*)", text)
    assert set(re.findall(r"--[a-z-]+", started)) <= rows("option").keys()


def test_the_compose_file_has_two_servers_behind_the_proxy() -> None:
    """Each is up before the proxy is, which knows both, and is believed in their network alone."""
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    services = re.findall(r"^  (\w+):(?: [&*]server)?$", compose.partition("networks:\n")[0], re.M)
    servers = re.findall(r"^  (\w+): [&*]server$", compose, re.MULTILINE)
    assert len(servers) == 2
    assert {"database", "proxy", *servers} <= set(services)
    waits = compose[compose.index("  proxy:") :]
    for server in servers:
        assert f"{server}: {{ condition: service_healthy }}" in waits
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (upstreams,) = re.findall(r"reverse_proxy (.*) \{", caddy)
    assert upstreams.split() == [f"{server}:8420" for server in servers]
    subnet = re.findall(r"subnet: (\S+) ", compose)
    assert re.findall(r"FORWARDED_ALLOW_IPS: (\S+)", compose) == subnet


def test_the_system_allows_as_many_files_as_there_are_connections() -> None:
    service = (DEPLOY / "peerless.service").read_text(encoding="utf-8")
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    for found in (re.search(r"LimitNOFILE=(\d+)", service), re.search(r"nofile: (\d+)", compose)):
        assert found is not None
        assert int(found[1]) > Settings().most_connections + 100


# ---------------------------------------------------------------- the container


def test_the_container_is_run_with_options_that_exist() -> None:
    words = [
        word
        for kind in ("ENTRYPOINT", "CMD")
        for word in json.loads(re.findall(rf"^{kind} (\[.*\])$", CONTAINER, re.MULTILINE)[0])
    ]
    assert words[1] == "table"
    assert {word for word in words if word.startswith("--")} <= rows("option").keys()


def test_the_container_serves_as_nobody_in_particular() -> None:
    last = CONTAINER[CONTAINER.rindex("\nFROM ") :]
    assert re.search(r"^USER (?!root|0)", last, re.MULTILINE)
    assert re.search(r"^VOLUME /data$", last, re.MULTILINE)
    assert "/health" in re.findall(r"^HEALTHCHECK .*\\\n(.*)", last, re.MULTILINE)[0]
