"""A player's cards in a report, as far as they are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from peerless.game import Game
from peerless.record.report import toml
from peerless.record.report.known import card_names
from peerless.record.report.since import Decided
from peerless.rules.events import Happening
from peerless.rules.numbers import FaceId, Seat
from peerless.rules.setting import Setting
from peerless.rules.view_data import ViewData
from peerless.rules.views import mask_of_seat


def drawn_since(game: Game, since: Sequence[Decided], owner: Seat, seat: Seat) -> Iterator[FaceId]:
    """The cards that the seat has since seen drawn from the top of a deck, before anything else
    was done with it."""
    mask = mask_of_seat(game.state, seat)
    for event in (event.as_seen(mask) for decided in since for event in decided.events):
        if event.seat == owner and event.kind in _DECK_CHANGES:
            return
        if event.seat == owner and event.kind is Happening.DREW and event.card >= 0:
            yield event.card


def played_since(since: Sequence[Decided], enemy: Seat) -> Iterator[FaceId]:
    """The cards with which an enemy has since fought, from the top of its deck, before anything
    else was done with it."""
    fought = -1
    for event in (event for decided in since for event in decided.events if event.seat == enemy):
        if event.kind in _DECK_CHANGES:
            return
        if event.kind is Happening.REVEALED:
            fought = event.card
            yield fought
        elif event.kind is Happening.DISCARDED and event.card != fought:
            return  # from the top of the deck


_DECK_CHANGES = frozenset(
    {
        Happening.LOOKED,
        Happening.SHOWED,
        Happening.TOOK,
        Happening.PUT_ON_TOP,
        Happening.PUT_AT_BOTTOM,
        Happening.SHUFFLED_IN,
        Happening.SHUFFLED,
    }
)
"""After these the next card drawn need not be the next one of before."""


@dataclass(frozen=True)
class Cards:
    """A player's cards, as far as they are known."""

    setting: Setting
    known: ViewData
    owner: Seat
    drawn: list[int]  # faces, since then

    def lines(self) -> list[str]:
        discard = card_names(self.setting, self.known.discards[self.owner])
        more = 0
        lines = []
        if self.setting.has_player(self.owner):
            size, hand = self.known.hands[self.owner]
            more = size - len(hand)
            unknown = f"  # and {more} more that are not known" if more else ""
            lines = [f"hand = {toml.array(card_names(self.setting, hand))}{unknown}"]
        return [*lines, *self.deck(more), f"discard = {toml.array(discard)}"]

    def deck(self, more: int) -> list[str]:
        """Left out, it is shuffled: as good as any other order where none is known."""
        order = self.order()
        some = sum(face is not None for face in order)
        also = f", and here the {more} of the hand that are not known" if more else ""
        if not some:
            return [f"# The deck: {len(order)} cards in no known order{also}."]
        words = f"# The deck: {len(order)} cards, the place of {some} is known{also}."
        return [words, f"deck = {toml.array(card_names(self.setting, self.filled(order)))}"]

    def order(self) -> list[int | None]:
        """The faces from the top, None where the card is not known."""
        order = [face if face >= 0 else None for face in reversed(self.known.decks[self.owner])]
        for place, face in enumerate(self.drawn[: len(order)]):
            if order[place] not in (None, face):
                break
            order[place] = face
        return order

    def filled(self, order: Sequence[int | None]) -> list[int]:
        """Cards that could be anywhere take the places that are left, those of the hand that are
        not known with the lowest of them, so that the others keep theirs."""
        rest = self.left_over(order)
        open_places = [place for place, face in enumerate(order) if face is None]
        last = open_places[-1] if open_places else len(order) - 1
        filled: list[int] = []
        for place, face in enumerate(order):
            filled.append(rest.pop(0) if face is None else face)
            if place == last:
                filled += rest
        return filled

    def left_over(self, order: Sequence[int | None]) -> list[int]:
        """The cards of this player whose place is not known, in the order of the hero's list."""
        left = Counter(self.setting.card_face[card] for card in self.setting.deck_of[self.owner])
        left.subtract(self.known.hands[self.owner].known)
        left.subtract(self.known.discards[self.owner])
        left.subtract(face for face in order if face is not None)
        return sorted(left.elements())
