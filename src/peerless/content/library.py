"""What there is to play with: the box, and whatever folders of one's own stand beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import assert_never

from peerless.content import heroes
from peerless.content.battlefields import parse_battlefield
from peerless.content.checking import SUFFIX, ContentError, Fault
from peerless.content.discoveries import parse_discovery
from peerless.content.enemies import parse_enemy
from peerless.content.heroes import parse_hero
from peerless.content.kinds import BATTLEFIELDS, DISCOVERIES, ENEMIES, HEROES, KINDS, Piece
from peerless.content.nearest import Unknown
from peerless.content.shelf import Files, Folder, Shelf, Texts
from peerless.content.villain_boards import check_on_board, misfit
from peerless.rules.pieces import Battlefield, Discovery, Enemy, Hero

__all__ = ["BOX", "Library", "Piece", "Unknown"]


class Library:
    """Heroes, battlefields, enemies and discoveries, each known by its id and by its name.

        library = Library("my-content")        # the box, and my-content/heroes/*.toml
        library.heroes.ids()                   # what there is
        library.heroes.load("my-hero")         # a `Hero`; files are read again when they change
        Game.new("marmoreal", ["my-hero", "medusa"], library=library)

    An id means one thing for good, since records name it: a file with the id of one in the box,
    or in another folder, is refused with a `ContentError`."""

    def __init__(self, *folders: str | Path, box: str | Path = heroes.FOLDER.parent) -> None:
        self.folders = tuple(map(Path, folders))  # one's own
        for folder in self.folders:
            _check_folder(folder)
        everywhere = [Path(box), *self.folders]
        for kind in KINDS:
            _check_ids(kind, everywhere)
        self._fill(lambda kind: tuple(Folder(folder / kind) for folder in everywhere))

    @classmethod
    def of_texts(cls, files: Mapping[str, str]) -> Library:
        """A library of these texts alone, by their paths: "heroes/my-hero.toml"."""
        library = cls.__new__(cls)
        library.folders = ()
        library._fill(lambda kind: (_texts_in(kind, files),))
        return library

    def _fill(self, files: Callable[[str], tuple[Files, ...]]) -> None:
        self.heroes = Shelf("hero", files(HEROES), parse_hero)
        self.battlefields = Shelf("battlefield", files(BATTLEFIELDS), parse_battlefield)
        self.enemies = Shelf("enemy", files(ENEMIES), parse_enemy)
        self.discoveries = Shelf("discovery", files(DISCOVERIES), parse_discovery)

    def shelf_of(self, piece: Piece) -> Shelf[Piece]:
        """Where things of its kind are."""
        match piece:
            case Hero():
                return self.heroes
            case Battlefield():
                return self.battlefields
            case Enemy():
                return self.enemies
            case Discovery():
                return self.discoveries
            case _:
                assert_never(piece)

    def board_of(self, villain: Enemy) -> Battlefield:
        """The battlefield that a villain is played on; a `ContentError` if the two do not fit."""
        board = self.battlefields.load(villain.battlefield)
        message = misfit(villain, board)
        if message:
            raise ContentError(Path(ENEMIES, f"{villain.id}{SUFFIX}"), 0, message)
        return board

    def files(self) -> list[Path]:
        """Every file of one's own folders."""
        return [
            path
            for folder in self.folders
            for kind in KINDS
            for path in Folder(folder / kind).files()
        ]

    def load_files(self) -> None:
        """Load every file of one's own folders: a `ContentError` with the first fault that
        matters in play."""
        for path in self.files():
            piece = KINDS[path.parent.name].load(path)
            if isinstance(piece, Enemy) and piece.is_villain:
                self.board_of(piece)

    def faults(self) -> list[Fault]:
        """Everything that is wrong in one's own folders."""
        found: list[Fault] = []
        for path in self.files():
            found += self.faults_of(path, path.parent.name)
        return found

    def faults_of(self, path: Path, kind: str) -> list[Fault]:
        """Everything that is wrong with a file of this kind, by itself or together with what is
        here: a villain is looked at on its board."""
        found = KINDS[kind].check(path)
        if not found and kind == ENEMIES:
            found = check_on_board(path, self.battlefields)
        return found

    def has(self, piece: Piece) -> bool:
        """Whether this very thing is here: its file has the same text."""
        shelf = self.shelf_of(piece)
        try:
            return piece.id in shelf.ids() and shelf.load(piece.id).digest == piece.digest
        except ContentError:  # a file with a fault is not the one it was made from
            return False

    def __repr__(self) -> str:
        more = "".join(f" and {folder}" for folder in self.folders)
        return f"<a library: the box{more}>"


def _texts_in(folder: str, files: Mapping[str, str]) -> Texts:
    paths = {Path(path): text for path, text in files.items()}
    texts = {path.stem: text for path, text in paths.items() if path.parent.name == folder}
    return Texts(folder, texts)


def _check_folder(folder: Path) -> None:
    if not folder.is_dir():
        raise ContentError(folder, 0, "no such folder", "no-folder")
    if not any((folder / kind).is_dir() for kind in KINDS):
        known = " or ".join(f'"{kind}"' for kind in KINDS)
        raise ContentError(folder, 0, f"expected a folder {known} in it", "no-content")


def _check_ids(kind: str, folders: Sequence[Path]) -> None:
    """No id may mean two things."""
    first: dict[str, Path] = {}
    for folder in folders:
        for id in sorted(Folder(folder / kind).ids()):
            if id in first:
                file = folder / kind / f"{id}{SUFFIX}"
                where = "in the box" if first[id] == folders[0] else f"in {first[id]}"
                taken = f'there is {KINDS[kind].words} "{id}" {where}'
                raise ContentError(file, 0, f"{taken}, expected an id of its own")
            first[id] = folder


BOX = Library()
"""What comes with Peerless, and nothing else."""
