"""What players and enemies of a position have in common: cards, and fighters on their spaces."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from peerless.content.lines import Place
from peerless.content.nearest import meant, plain
from peerless.rules import knowledge
from peerless.rules.masks import has
from peerless.rules.movement import put
from peerless.rules.numbers import CardId, FighterId, Seat, SpaceId
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State

Refuse = Callable[[Place, str], NoReturn]
"""Refuses the scenario: where in it, and why."""
Wrong = Callable[[str], NoReturn]
"""The same where the place is settled."""


# ---------------------------------------------------------------- cards


def deal(state: State, seat: Seat, given: dict[str, Any], place: Place, refuse: Refuse) -> None:
    """Named cards to their piles; the deck is the rest, shuffled, unless it is given."""
    left = list(state.setting.deck_of[seat])

    def cards(key: str) -> list[CardId]:
        return [
            _take(state, seat, name, left, partial(refuse, (*place, key, i)))
            for i, name in enumerate(given.get(key, []))
        ]

    state.hands[seat] = cards("hand")
    state.discards[seat] = cards("discard")
    for card in state.discards[seat]:
        knowledge.shown_to_all(state, card)
    if "deck" in given:
        state.decks[seat] = cards("deck")[::-1]  # written top first
    else:
        state.chance.shuffle(left)
        state.decks[seat] = left


def _take(state: State, seat: Seat, name: str, left: list[CardId], wrong: Wrong) -> CardId:
    faces = [f for f in state.setting.faces if f.seat == seat]
    face = next((f for f in faces if plain(f.card.name) == plain(name)), None)
    if face is None or not face.card.copies:
        force = state.setting.forces[seat]
        near = meant(name, [card.name for card in force.cards])
        wrong(f'"{name}" is no card of {force.name}{near}')
    for card in left:
        if state.setting.card_face[card] == face.id:
            left.remove(card)
            return card
    wrong(f'more than {face.card.copies} of "{name}", which is all there are')


# ---------------------------------------------------------------- spaces


def stand_on(state: State, fighter: FighterId, name: str, where: Any, wrong: Wrong) -> None:
    """Put a fighter on a space that nobody else stands on."""
    space = find_space(state.setting, where)
    if space is None:
        wrong(f"{name}: {no_space(state.setting, where)}")
    if state.occupant[space] != -1:
        other = state.setting.fighters[state.occupant[space]].name
        wrong(f"{name}: {other} already stands on {where}")
    put(state, fighter, space)


def is_off(where: object) -> bool:
    """Away from the battlefield, but not defeated."""
    return isinstance(where, str) and plain(where) == "off"


def find_space(setting: Setting, name: object) -> SpaceId | None:
    for i, space in enumerate(setting.battlefield.spaces):
        if isinstance(name, str) and plain(space.id) == plain(name):
            return i
    return None


def no_space(setting: Setting, name: object) -> str:
    board = setting.battlefield
    return f'no space "{name}" on {board.name}{meant(name, [space.id for space in board.spaces])}'


# ---------------------------------------------------------------- tokens


def lay_tokens(
    state: State, seat: Seat, kind: str, spaces: Any, place: Place, refuse: Refuse
) -> None:
    """Tokens of one kind, of those of a seat that are not on the battlefield yet."""
    own = [
        token
        for token in state.setting.tokens
        if token.seat == seat
        and plain(token.kind.name) == plain(kind)
        and state.token_space[token.id] == OFF
    ]
    if not own:
        tokens = state.setting.forces[seat].tokens
        kinds = ", ".join(token.name for token in tokens) or "no tokens"
        refuse(place, f'no token "{kind}", expected {kinds}')
    if not isinstance(spaces, list) or len(spaces) > len(own):
        refuse(place, f"{kind}: expected at most {len(own)} spaces")
    for i, (token, name) in enumerate(zip(own, spaces, strict=False)):
        space = find_space(state.setting, name)
        if space is None:
            refuse((*place, i), f"{kind}: {no_space(state.setting, name)}")
        if has(state.token_spaces(token.kind.name), space):  # whoever's it is (C62)
            refuse((*place, i), f"{kind}: two on {name}")
        state.token_space[token.id] = space
