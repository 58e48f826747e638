"""What a bot is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, runtime_checkable

from peerless.game import Action, View


@runtime_checkable
class Bot(Protocol):
    """Anything with a method `choose`; it is made with a seed, and may derive from this class.

        class FirstBot(Bot):
            def __init__(self, seed: int) -> None:
                pass                            # whatever it leaves to chance comes from the seed

            def choose(self, view: View) -> Action:
                return view.actions()[0]

    A bot plays one seat of one game, or several seats one after the other: what it wants to
    remember it keeps in itself, but it must be able to answer any view by that view alone, since a
    server makes a new one for each decision."""

    def choose(self, view: View) -> Action:
        """The answer to the open question: one of `view.actions()`.

        The view holds what the seat that is asked may know, and nothing else. `view.data()` has
        it as plain values; `view.imagine(chance)` deals what is hidden anew and gives a whole game
        to try answers on."""
        ...


MakeBot: TypeAlias = Callable[[int], Bot]
"""Makes a bot with this seed; usually its class."""
