"""The engine can be compiled, and the same tests are run on both; `make test` sees to that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from native import compile as native
from native import hook
from peerless.game import Game

ROOT = Path(__file__).parents[1]


def test_what_is_left_out_is_there() -> None:
    for name in native.INTERPRETED:
        assert (native.SOURCES / name).is_file()
    assert Path("peerless/rules/engine.py") in native.modules()
    assert Path("peerless/rules/parcels.py") not in native.modules()


def test_wheels_are_compiled_by_what_the_lock_has() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert f"\n{native.MYPYC.replace('[mypyc]', '')} " in lock


# ---------------------------------------------------------------- where it cannot be done


def test_without_a_compiler_wheels_are_pure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "there is no C compiler" in (native.lacks_compiler() or "")
    assert not hook.wanted()
    assert hook.requirements() == []
    with pytest.raises(native.CannotCompile, match="the engine cannot be compiled: there is no C"):
        native.compiled()


def test_a_pure_wheel_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "lacks_compiler", lambda: None)
    assert hook.requirements() == [native.MYPYC]
    monkeypatch.setenv("PEERLESS_PURE", "1")
    assert hook.requirements() == []


# ---------------------------------------------------------------- compiled from what


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources, and what was compiled from them before."""
    monkeypatch.setattr(native, "SOURCES", tmp_path)
    monkeypatch.setattr(native, "BUILD", tmp_path / "build")
    monkeypatch.setattr(native, "_IN_PLACE", tmp_path / "build" / "in-place")
    monkeypatch.setattr(native, "hindrance", lambda: None)
    (tmp_path / "peerless/rules").mkdir(parents=True)
    (tmp_path / "peerless/rules/engine.py").write_text("one")
    extension = f"peerless/rules/engine.any{native._SUFFIX}"
    (native.BUILD / native.fingerprint() / "peerless/rules").mkdir(parents=True)
    (native.BUILD / native.fingerprint() / extension).touch()
    return tmp_path


def test_what_was_compiled_is_taken_again(checkout: Path) -> None:
    assert native.compiled() == native.BUILD / native.fingerprint()


def test_a_changed_source_is_noticed(checkout: Path) -> None:
    assert not native.is_stale()  # nothing is compiled in place
    native.in_place()
    assert len(list(native.extensions_in(checkout))) == 1
    assert not native.is_stale()
    (checkout / "peerless/rules/engine.py").write_text("two")
    assert native.is_stale()
    native.remove()
    assert not list(native.extensions_in(checkout))
    assert not native.is_stale()


def test_another_module_is_noticed(checkout: Path) -> None:
    before = native.fingerprint()
    (checkout / "peerless/rules/another.py").touch()
    assert native.fingerprint() != before


def test_legal_answers_are_a_sequence() -> None:
    """Compiled or not: nothing of it is inherited."""
    actions = Game.new("soho", ["medusa", "alice"], 3).actions()
    all_of_them = list(actions)
    assert isinstance(actions, Sequence)
    assert list(reversed(actions)) == all_of_them[::-1]
    assert actions[-1] == all_of_them[-1]
    assert actions[:2] == all_of_them[:2]
    assert actions[0] in actions
    assert [actions.index(action) for action in actions] == list(range(len(actions)))
    assert actions.count(actions[0]) == 1
    with pytest.raises(IndexError):
        actions[len(actions)]
