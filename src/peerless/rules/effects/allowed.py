"""What may be done: whether an instruction asks by itself, and whether it can do anything."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Final, assert_never

from peerless.rules import piles
from peerless.rules.choosing import TextFrame
from peerless.rules.counting import count
from peerless.rules.effects.tokens import kept_back
from peerless.rules.effects.values import side_of_card
from peerless.rules.evaluate import track_index
from peerless.rules.movement import can_swap
from peerless.rules.numbers import CardId, FighterId, Seat, TokenId
from peerless.rules.players import seat_of
from peerless.rules.questions import NO, YES, Ask, No, Yes
from peerless.rules.select import (
    cards_meant,
    fighters_meant,
    find_cards,
    find_fighters,
    find_tokens,
    pile_of,
    pile_of_seat,
)
from peerless.rules.state import OFF, State
from peerless.text import tree
from peerless.text.tree import Noun, Quantity, Select, Who

_ALWAYS_ASK: Final = (
    tree.Move,
    tree.Boost,
    tree.ChooseNumber,
    tree.ChooseState,
    tree.ChooseOptions,
)


@lru_cache(maxsize=4096)
def asks(node: tree.Instruction) -> bool:
    """Whether an instruction asks for anything by its own words: something to choose, a number up
    to another, or what all of its kind ask."""
    parts = (getattr(node, part.name) for part in fields(node))
    return isinstance(node, _ALWAYS_ASK) or any(map(is_chosen, parts)) or _asks_where(node)


def is_chosen(part: object) -> bool:
    """Whether a player chooses: not each of them, nor any at random, nor among sites."""
    match part:
        case Select(Noun.SITE):
            return False
        case Select(count=count, filters=filters):
            return count.quantity is not Quantity.EACH and tree.AtRandom() not in filters
        case tuple():
            return any(map(is_chosen, part))
    return isinstance(part, (tree.UpTo, tree.UpToHand))


def _asks_where(node: tree.Instruction) -> bool:
    """On the top or the bottom; but of cards at random, only when chance has taken them."""
    if not isinstance(node, tree.Put) or node.spot is not tree.Spot.TOP_OR_BOTTOM:
        return False
    return not isinstance(node.cards, Select) or tree.AtRandom() not in node.cards.filters


def is_wanted(state: State, run: TextFrame, node: tree.Instruction) -> bool:
    """Yes or no, asked of the player who would do it."""
    seat = doer(state, run, node)
    if seat < 0:
        return False
    options: list[Yes | No] = [YES, NO]
    return run.pick(state, seat, options, about=Ask.MAY) == YES


def doer(state: State, run: TextFrame, node: tree.Instruction) -> Seat:
    """The player who would do it; -1 if there is none."""
    if isinstance(node, (tree.Draw, tree.Discard, tree.Reveal, tree.Move, tree.MoveTo)):
        return seat_of(state, run.context, node.who)
    return run.context.seat


def possible(state: State, run: TextFrame, node: tree.Instruction) -> bool:
    """What can do nothing, as everyone can see, is not asked about."""
    match node:
        case tree.Swap(first, second):
            return can_swap(
                state, *(fighters_meant(state, run.context, ref)[:1] for ref in (first, second))
            )
        case tree.Damage(_, fighters) | tree.Recover(fighters) | tree.Defend(fighters):
            return any(state.space[f] != OFF for f in _fighters(state, run, fighters))
        case tree.Leave(fighter) | tree.SetHealth(fighter):
            return any(state.space[f] != OFF for f in _fighters(state, run, fighter))
        case tree.EndMovement(fighter):
            return any(state.space[f] != OFF for f in _fighters(state, run, fighter))
        case tree.Place(fighters):
            found = _fighters(state, run, fighters, away_too=True)
            return any(not state.defeated(f) for f in found)
        case tree.Return(fighters):
            return any(state.defeated(f) for f in _fighters(state, run, fighters))
        case tree.MoveTo(_, tokens) | tree.RemoveTokens(tokens):
            return bool(_tokens(state, run, tokens))
        case tree.PlaceToken(token):
            return bool(kept_back(state, run.context.seat, token))
        case tree.Discard(who, cards) | tree.Reveal(who, cards):
            return bool(_cards(state, run, cards, who))
        case tree.Look(cards) | tree.Put(cards) | tree.BecomeCard(cards):
            return bool(_cards(state, run, cards, Who.YOU))
        case tree.Cancel(card) | tree.Ignore(card) | tree.SetValue(card) | tree.Add(_, card):
            return side_of_card(state, run.context, card) is not None
        case tree.Search(where, name):
            seat = run.context.seat
            return any(
                not piles.is_discarded(state, card) or state.setting.face(card).card.name == name
                for pile in where
                for card in pile_of_seat(state, pile, seat)
            )
        case tree.Choose(selects):
            return any(_is_there(state, run, select) for select in selects)
        case tree.Spend(key, amount):
            seat = run.context.seat
            have = state.tracks[seat][track_index(state, seat, key)]
            return isinstance(amount, tree.UpTo) or have >= amount.n
        case (
            tree.Move() | tree.Draw() | tree.Shuffle() | tree.Boost() | tree.ChooseNumber()
            | tree.ChooseOptions() | tree.ChooseState() | tree.ChangeState() | tree.SetState()
            | tree.Gain() | tree.AddMove() | tree.GainAction() | tree.EndTurn() | tree.Advance()
            | tree.PlaceMarkers() | tree.Destroy() | tree.TurnUp() | tree.TakeTurn()
            | tree.AddInitiative() | tree.ActAgain()
        ):  # fmt: skip
            return True
        case _:
            assert_never(node)


def _is_there(state: State, run: TextFrame, select: Select) -> bool:
    """Whether there is one of these things; of cards, whether or not it fits."""
    if select.noun is Noun.CARD:
        return bool(_cards(state, run, select, Who.YOU))
    return count(state, run.context, select) > 0


def _fighters(
    state: State, run: TextFrame, what: tree.Fighters, away_too: bool = False
) -> list[FighterId]:
    if isinstance(what, Select):
        return find_fighters(state, run.context, what, away_too=away_too)
    return list(fighters_meant(state, run.context, what))


def _tokens(state: State, run: TextFrame, what: Select | tree.That) -> list[TokenId]:
    if isinstance(what, Select):
        return find_tokens(state, run.context, what)
    return [token for token in run.context.tokens if state.token_space[token] != OFF]


def _cards(state: State, run: TextFrame, cards: tree.Cards, who: Who) -> list[CardId]:
    """The cards that are there; where they are hidden, whether or not they fit."""
    if isinstance(cards, Select):
        seat = seat_of(state, run.context, who)
        pool = list(pile_of(state, run.context, cards, seat))
        if all(piles.is_discarded(state, card) for card in pool):
            return find_cards(state, run.context, cards, seat)
        return pool
    return list(cards_meant(state, run.context, cards))
