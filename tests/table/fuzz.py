"""Messages that no honest client sends. Each is to be refused, and to change nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from peerless.rules.chance import Chance
from peerless.table.messages import PROTOCOL
from tests.table.servers import Message, Table

ODD_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 8, 2**31, 2**63, 2**64, -(2**70), 10**300, 0.5, 1e308, "", " ", "0",
    "\0", "\n", "ÿ", "🃏", "‮", "a" * 65, "x" * 201, "take back 1", "'; drop table tables; --",
    "../../etc/passwd", "%s%s%n", "{}", "[]", [], [[]], [0] * 50, {}, {"": {}}, {"type": "join"},
)  # fmt: skip
"""Of every kind; none of them is right anywhere."""

ODD_TEXTS = (
    "", " ", "null", "true", "0", "-0", "NaN", "Infinity", '"join"', "[]", "{}", "{", "}", "[1,",
    '{"type"}', '{"type":', '{"type":"join"', "{'type':'join'}", '{"type":"join",}', "\ufeff{}",
    '{"type":"join","type":"leave"}', '"\\ud800"', '{"\\ud800":1}', "\0", "\x7f", "1" * 4000,
    '{"type":"join","version":' + "9" * 3900 + "}", "[" * 4000, '{"a":' * 800,
    "[" * 2000 + "]" * 2000, '{"type":"decide","number":1e999}', "//", "<xml/>",
    '{"type":"decide","number":-1e-999}',
)  # fmt: skip


class Fuzzer:
    """Hostile messages by chance. `joined` are tables whose seats the sender holds, `others` those
    it has no secret of; `right` are messages that would be right if they came from another."""

    def __init__(
        self,
        chance: Chance,
        others: Sequence[Table],
        joined: Sequence[Table],
        right: Sequence[Message],
    ) -> None:
        self.chance = chance
        self.others = others
        self.joined = joined
        self.right = right
        self.kinds: tuple[Callable[[], str | bytes], ...] = (
            self.bytes,
            self.noise,
            self.odd_text,
            self.too_large,
            self.cut_short,
            self.one_thing_wrong,
            self.one_thing_too_many,
            self.one_thing_missing,
            self.unknown_type,
            self.wrong_table,
            self.wrong_secret,
            self.wrong_version,
            self.seat_of_another,
            self.stale_or_illegal,
        )

    def message(self) -> str | bytes:
        kind: Callable[[], str | bytes] = self.one_of(self.kinds)
        return kind()

    def one_of(self, things: Sequence[Any]) -> Any:
        return things[self.chance.below(len(things))]

    # ------------------------------------------------------------ no messages at all

    def bytes(self) -> bytes:
        return bytes(self.chance.below(256) for _ in range(self.chance.below(40)))

    def noise(self) -> str:
        return "".join(chr(self.chance.below(0xD800)) for _ in range(self.chance.below(60)))

    def odd_text(self) -> str:
        return str(self.one_of(ODD_TEXTS))

    def too_large(self) -> str:
        filling = self.one_of(("x", "é", "🃏", "[", "9", "\\u0000"))
        text = filling * (4097 + self.chance.below(1000))
        return text if self.chance.below(2) else json.dumps({**self.some_message(), "secret": text})

    def cut_short(self) -> str:
        text = json.dumps(self.some_message())
        return text[: self.chance.below(len(text))]

    # ------------------------------------------------------------ nearly right

    def some_message(self) -> Message:
        table = self.one_of([*self.others, *self.joined]).id
        where = {"table": table, "seat": self.chance.below(4), "number": self.chance.below(300)}
        messages: tuple[Message, ...] = (
            {"type": "join", "version": PROTOCOL, "table": table, "secret": "s" * 22},
            {"type": "decide", **where, "decision": "maneuver"},
            {"type": "take back", **where},
            {"type": "propose", **where, "wish": "concede"},
            {"type": "propose", **where, "wish": "bot", "about": 1, "bot": "random"},
            {"type": "reply", **where, "agree": True},
            {"type": "return", **where},
            {"type": "chat", "table": table, "seat": where["seat"], "words": "Hello"},
            {"type": "name", "table": table, "seat": where["seat"], "name": "Ada"},
            {"type": "reach", "table": table, "seat": where["seat"], "fighter": "Medusa"},
            {"type": "outlook", "table": table, "seat": where["seat"]},
            {"type": "report", "table": table, "seat": where["seat"]},
            {"type": "leave", "table": table},
        )
        return dict(self.one_of(messages))

    def one_thing_wrong(self) -> str:
        """A value of the wrong kind."""
        message = self.some_message()
        field = self.one_of(sorted(message))
        wrong = self.one_of([value for value in ODD_VALUES if not _could_be(field, value)])
        return json.dumps({**message, field: wrong})

    def one_thing_too_many(self) -> str:
        name = self.one_of(("", "Type", "seats", "__proto__", "constructor", "x" * 500, "\0", "🃏"))
        return json.dumps({**self.some_message(), name: self.one_of(ODD_VALUES)})

    def one_thing_missing(self) -> str:
        message = self.some_message()
        needed = [field for field in sorted(message) if field not in ("secret", "about", "bot")]
        del message[self.one_of(needed)]
        return json.dumps(message)

    def unknown_type(self) -> str:
        odd = ("JOIN", "view", "refused", "decide ", "takeback", "\0", "x" * 1000, "🃏")
        return json.dumps({**self.some_message(), "type": self.one_of(odd)})

    # ------------------------------------------------------------ right in form

    def wrong_table(self) -> str:
        id = "".join(self.one_of("abcXYZ019_-") for _ in range(1 + self.chance.below(32)))
        return json.dumps(
            self.one_of(
                (
                    {"type": "join", "version": PROTOCOL, "table": id},
                    {"type": "decide", "table": id, "seat": 0, "number": 0, "decision": "pass"},
                    {"type": "take back", "table": id, "seat": 0, "number": 0},
                    {"type": "propose", "table": id, "seat": 0, "number": 0, "wish": "concede"},
                    {"type": "reply", "table": id, "seat": 0, "number": 0, "agree": True},
                    {"type": "return", "table": id, "seat": 0, "number": 0},
                    {"type": "chat", "table": id, "seat": 0, "words": "Hello"},
                    {"type": "name", "table": id, "seat": 0, "name": "Ada"},
                    {"type": "reach", "table": id, "seat": 0, "fighter": "Medusa"},
                    {"type": "outlook", "table": id, "seat": None},
                    {"type": "report", "table": id, "seat": None},
                )
            )
        )

    def wrong_secret(self) -> str:
        table = self.one_of([*self.others, *self.joined])
        secret = self.one_of(("", "0", "s" * 22, "é" * 64, "\0", table.id))
        return json.dumps(
            {"type": "join", "version": PROTOCOL, "table": table.id, "secret": secret}
        )

    def wrong_version(self) -> str:
        version = self.one_of((-1, 0, 2, 2**40, -(10**30)))
        table = self.one_of([*self.others, *self.joined])
        return json.dumps({"type": "join", "version": version, "table": table.id})

    def seat_of_another(self) -> str:
        message = dict(self.one_of(self.right))
        if self.chance.below(2):
            message["seat"] = self.chance.below(8)
        if self.chance.below(2) == 0:
            del message["decision"]
            message["type"] = "take back"
        if self.chance.below(2) == 0:
            where = {"table": message["table"], "seat": message["seat"]}
            at = {**where, "number": self.chance.below(300)}
            message = self.one_of(
                (
                    {"type": "report", **where},
                    {"type": "reach", **where, "fighter": "Medusa"},
                    {"type": "chat", **where, "words": "I am somebody else"},
                    {"type": "name", **where, "name": "Somebody else"},
                    {"type": "propose", **at, "wish": "concede"},
                    {"type": "reply", **at, "agree": True},
                    {"type": "return", **at},
                )
            )
        return json.dumps(message)

    def stale_or_illegal(self) -> str:
        """For a seat that the sender holds, if it holds any."""
        table = self.one_of(self.joined or self.others)
        if self.chance.below(3) == 0:
            fighter = self.one_of(("Nobody", "?", "Medusa [0]", "0", " ", "\0", "🃏", "x" * 64))
            return json.dumps({"type": "reach", "table": table.id, "seat": 0, "fighter": fighter})
        number = self.one_of((0, 1, 2, 5, 999_999, 1_000_000))
        decision = self.one_of(
            ("no such thing", "pick: option 9", "attack: x > y with z", "🃏", "-")
        )
        where = {"table": table.id, "seat": self.chance.below(2), "number": number}
        if self.chance.below(3) == 0:  # nothing is open, and no bot plays there
            reply = {"type": "reply", **where, "agree": bool(self.chance.below(2))}
            odd = {"wish": "bot", "about": 7, "bot": "nobody"}
            proposal = {"type": "propose", **where, **odd}
            return json.dumps(self.one_of((reply, {"type": "return", **where}, proposal)))
        return json.dumps({"type": "decide", **where, "decision": decision})


def _could_be(field: str, value: object) -> bool:
    """Whether a message with this would be right in form, and perhaps no more than that."""
    if field == "seat":
        return type(value) is int and 0 <= value <= 7
    if field == "number":
        return type(value) is int and 0 <= value <= 1_000_000
    if field == "table":
        return value == "0"
    if field == "about":
        return value is None or (type(value) is int and 0 <= value <= 7)
    if field in ("words", "name", "bot"):
        return isinstance(value, str) or (field == "bot" and value is None)
    if field == "agree":
        return isinstance(value, bool)
    return (field, value) in (("secret", None), ("type", "join"))
