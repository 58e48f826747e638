"""From a text to what it describes: the same steps for every kind of file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from peerless.content.cache import cached, digest_of
from peerless.content.checking import ContentError, Fault, Findings
from peerless.content.lines import parse_toml, read_text

Piece = TypeVar("Piece")


class Loader(Generic[Piece]):
    """One kind of file: how its shape is checked, how it is made into a piece (of its data and its
    digest, with faults for texts that cannot be read), and whether that piece makes sense."""

    def __init__(
        self,
        check_shape: Callable[[Findings, Mapping[str, Any]], None],
        make: Callable[[Mapping[str, Any], str, Findings], Piece],
        check_sense: Callable[[Findings, Piece], None],
        *,
        keep: int,
    ) -> None:
        self._check_shape = check_shape
        self._make = make
        self._check_sense = check_sense
        self._parse = cached(keep)(self._parse_anew)

    def parse(self, text: str, name: str) -> Piece:
        """The piece of a text; a `ContentError` with the first fault if it has any. `name` is what
        messages call the text; one that ends in ".toml" is a file's, and must fit the id."""
        return self._parse(text, name)

    def load(self, path: Path) -> Piece:
        """The piece of a file; a `ContentError` with the first fault if it has any."""
        return self.parse(read_text(path), str(path))

    def check(self, path: Path) -> list[Fault]:
        """Everything that is wrong with a file, in the order of its lines."""
        try:
            return self._examine(read_text(path), path)[1]
        except ContentError as error:
            return [error.fault]

    def _parse_anew(self, text: str, name: str) -> Piece:
        piece, faults = self._examine(text, Path(name))
        for fault in faults:
            raise ContentError(fault.file, fault.line, fault.message)
        assert piece is not None
        return piece

    def _examine(self, text: str, path: Path) -> tuple[Piece | None, list[Fault]]:
        """The piece of a text and its faults. Values of the wrong shape end the examination:
        nothing can be made of them."""
        data, lines = parse_toml(text, path)
        findings = Findings(path, lines)
        self._check_shape(findings, data)
        piece = None
        if not findings.faults:
            piece = self._make(data, digest_of(text), findings)
            self._check_sense(findings, piece)
        return piece, findings.in_order()
