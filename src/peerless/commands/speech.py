"""In which language a command speaks: that of `--lang`, else that of the locale.

A command is carried out in one language from its first word to its last, so that is set once, by
`speaking`, and what is said asks for it here. argparse says words of its own through gettext; they
are messages too."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from peerless.content.words import ENGLISH, language_id
from peerless.messages.refusals import Message, Part
from peerless.text.speaker import LANGUAGES

_LANGUAGE = ContextVar("language", default=ENGLISH)
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
_OPTION = re.compile(r"--lang(?:uage)?(?:=(.*))?")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language."""
    before = _LANGUAGE.set(language)
    try:
        yield
    finally:
        _LANGUAGE.reset(before)


def spoken() -> str:
    """The language that is spoken now."""
    return _LANGUAGE.get()


def said(id: str, /, **values: Part) -> str:
    """A message of the command line."""
    return Message(f"command-{id}", values).words(spoken())


def helped(id: str, /, **values: Part) -> str:
    """What `--help` says of an option or a command."""
    return Message(f"help-{id}", values).words(spoken())


# ---------------------------------------------------------------- which language


def language_of(options: argparse.Namespace) -> str:
    """As it is said, or as the locale has it; an `Unknown` if there is no such language."""
    return locale_language() if options.language is None else language_id(options.language)


def locale_language() -> str:
    found = next(filter(None, map(os.environ.get, _LOCALE)), "")
    language = re.split(r"[_.@-]", found)[0].casefold()
    return language if language in LANGUAGES else ENGLISH


def wished_language(arguments: Sequence[str]) -> str:
    """The same before the arguments are understood, since help and refusals are said too."""
    for place, argument in enumerate(arguments):
        found = _OPTION.fullmatch(argument)
        if found is not None:
            name = found[1] if found[1] is not None else "".join(arguments[place + 1 : place + 2])
            if name.strip().casefold() in LANGUAGES:
                return language_id(name)
    return locale_language()


# ---------------------------------------------------------------- argparse


@contextmanager
def argparse_speaking() -> Iterator[None]:
    """Let argparse say its own words in the language that is spoken. It takes them from gettext by
    names in its module, and has no other way to change them."""
    places = vars(argparse)
    before: dict[str, Callable[..., str]] = {name: places[name] for name in ("_", "ngettext")}
    places.update(_=_own_words, ngettext=_own_plural)
    try:
        yield
    finally:
        places.update(before)


def _own_words(english: str) -> str:
    """Words of argparse; those that only a programmer meets stay as they are."""
    id = ARGPARSE.get(english)
    return english if id is None else argparse_words(id)


def argparse_words(id: str, /, **values: Part) -> str:
    return Message(f"argparse-{id}", values).words(spoken())


def _own_plural(one: str, many: str, n: int) -> str:
    id = ARGPARSE.get(one)
    if id is None:
        return one if n == 1 else many
    return argparse_words(id, n=n)


ARGPARSE = {
    "usage: ": "usage",
    "positional arguments": "positionals",
    "options": "options",
    "subcommands": "subcommands",
    "show this help message and exit": "help",
    "show program's version number and exit": "version",
    "argument %(argument_name)s: %(message)s": "argument",
    "unrecognized arguments: %s": "unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "invalid choice: %(value)r (choose from %(choices)s)": "choice",
    "invalid %(type)s value: %(value)r": "type",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "parser",
    "expected one argument": "one",
    "expected at most one argument": "at-most-one",
    "expected at least one argument": "at-least-one",
    "expected %s argument": "expected",
    "the following arguments are required: %s": "required",
    "one of the arguments %s is required": "one-required",
    "not allowed with argument %s": "not-with",
    "ignored explicit argument %r": "ignored",
    "unexpected option string: %s": "unexpected",
}
"""The ids of messages, by what argparse says in English."""
