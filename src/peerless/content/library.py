"""What there is to play with: the box, and whatever folders of one's own stand beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from peerless.content import heroes
from peerless.content.battlefields import check_battlefield, load_battlefield, parse_battlefield
from peerless.content.checking import SUFFIX, ContentError, Fault
from peerless.content.heroes import check_hero, load_hero, parse_hero
from peerless.content.nearest import Unknown
from peerless.content.shelf import Files, Folder, Shelf, Texts
from peerless.rules.pieces import Battlefield, Hero

__all__ = ["BOX", "Library", "Unknown"]

HEROES, BATTLEFIELDS = "heroes", "battlefields"
"""The folders in a folder of content."""
_KINDS = {HEROES: "hero", BATTLEFIELDS: "battlefield"}


class Library:
    """Heroes and battlefields, each known by its id and by its name.

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
        for kind in _KINDS:
            _check_ids(kind, everywhere)
        self._fill(
            tuple(Folder(folder / HEROES) for folder in everywhere),
            tuple(Folder(folder / BATTLEFIELDS) for folder in everywhere),
        )

    @classmethod
    def of_texts(cls, files: Mapping[str, str]) -> Library:
        """A library of these texts alone, by their paths: "heroes/my-hero.toml"."""
        library = cls.__new__(cls)
        library.folders = ()
        library._fill((_texts_in(HEROES, files),), (_texts_in(BATTLEFIELDS, files),))
        return library

    def _fill(self, hero_files: tuple[Files, ...], battlefield_files: tuple[Files, ...]) -> None:
        self.heroes: Shelf[Hero] = Shelf("hero", hero_files, parse_hero)
        self.battlefields: Shelf[Battlefield] = Shelf(
            "battlefield", battlefield_files, parse_battlefield
        )

    def files(self) -> list[Path]:
        """Every file of one's own folders."""
        return [
            path
            for folder in self.folders
            for kind in _KINDS
            for path in Folder(folder / kind).files()
        ]

    def load_files(self) -> None:
        """Load every file of one's own folders: a `ContentError` with the first fault that
        matters in play."""
        for path in self.files():
            if path.parent.name == HEROES:
                load_hero(path)
            else:
                load_battlefield(path)

    def faults(self) -> list[Fault]:
        """Everything that is wrong in one's own folders."""
        found: list[Fault] = []
        for path in self.files():
            is_hero = path.parent.name == HEROES
            found += check_hero(path) if is_hero else check_battlefield(path)
        return found

    def has(self, piece: Hero | Battlefield) -> bool:
        """Whether this hero or battlefield is here, and its file has the same text."""
        shelf: Shelf[Hero | Battlefield] = (
            self.heroes if isinstance(piece, Hero) else self.battlefields
        )
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
        raise ContentError(folder, 0, "no such folder")
    if not any((folder / kind).is_dir() for kind in _KINDS):
        raise ContentError(folder, 0, f'expected a folder "{HEROES}" or "{BATTLEFIELDS}" in it')


def _check_ids(kind: str, folders: Sequence[Path]) -> None:
    """No id may mean two things."""
    first: dict[str, Path] = {}
    for folder in folders:
        for id in sorted(Folder(folder / kind).ids()):
            if id in first:
                file = folder / kind / f"{id}{SUFFIX}"
                where = "in the box" if first[id] == folders[0] else f"in {first[id]}"
                message = f'there is a {_KINDS[kind]} "{id}" {where}, expected an id of its own'
                raise ContentError(file, 0, message)
            first[id] = folder


BOX = Library()
"""What comes with Peerless, and nothing else."""
