"""A client in one file: makes a table, takes a seat against a bot, plays by chance to the end.

python docs/examples/client.py http://127.0.0.1:8420
"""

import json
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

TABLE = {"battlefield": "sarpedon", "heroes": ["medusa", "sinbad"], "seats": ["person", "random"]}


def make_table(server: str) -> tuple[str, str]:
    """The id of a new table, and the secret of its first seat."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(TABLE).encode(), headers)
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    return made["table"], made["seats"][0]["secret"]


def play(server: str, table: str, secret: str) -> bool:
    """Until the game is over. A connection that is lost raises, and one can simply join again."""
    join = {"type": "join", "version": 1, "table": table, "secret": secret}
    with connect(server.replace("http", "ws", 1) + "/ws", open_timeout=60) as socket:
        socket.send(sent := json.dumps(join))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                if message["code"] != "too fast":
                    raise SystemExit(f"{message['code']}: {message['words']}")
                time.sleep(1)
                socket.send(sent)
                continue
            print(*message["log"], sep="\n", flush=True)
            question = message["question"]
            if question is None:
                return True
            if question["answers"]:  # this seat is asked
                decision = random.choice(question["answers"])["decision"]
                where = {key: message[key] for key in ("table", "seat", "number")}
                socket.send(sent := json.dumps({"type": "decide", **where, "decision": decision}))
    return False


if __name__ == "__main__":
    table, secret = make_table(sys.argv[1])
    while True:
        try:
            if play(sys.argv[1], table, secret):
                break
        except (ConnectionClosed, OSError):
            time.sleep(0.5)
