"""Finding what a text speaks of: the fighters, spaces, cards and tokens that fit a selector.

Nothing is chosen here; `interpreter` asks the player where several fit.
"""

from __future__ import annotations

from peerless.rules.context import Context, my_side, seat_of
from peerless.rules.movement import token_spaces
from peerless.rules.setting import Face
from peerless.rules.state import OFF, State
from peerless.text.tree import (
    AdjacentTo,
    Among,
    AtRandom,
    Banner,
    Called,
    CardRef,
    CombatCard,
    DeckCards,
    Defeated,
    Empty,
    FighterRef,
    Fighting,
    HeroOf,
    InCombat,
    InPile,
    Named,
    Noun,
    OfPrintedValue,
    OnToken,
    Other,
    Pile,
    Rest,
    Role,
    SameName,
    Select,
    Side,
    SpaceOf,
    That,
    ThisCard,
    UsableBy,
    Who,
    WholeHand,
    ZoneOf,
)

# ---------------------------------------------------------------- fighters


def fighters_meant(state: State, context: Context, ref: FighterRef) -> list[int]:
    """The fighters a reference points at, wherever they are; often just one."""
    setting = state.setting
    if isinstance(ref, Named):
        own = setting.fighters_of[context.seat]
        return [f for f in own if setting.fighters[f].kind.name == ref.name]
    if isinstance(ref, InCombat):
        fight = my_side(state, context)
        if fight is None:
            return [context.fighter] if ref.who is Who.YOU and context.fighter >= 0 else []
        combat, side = fight
        return (side if ref.who is Who.YOU else combat.opposite(side)).in_combat()
    if isinstance(ref, HeroOf):
        seat = seat_of(state, context, ref.who)
        return [setting.hero_of[seat]] if seat >= 0 else []
    return context.fighters


def fighter_meant(state: State, context: Context, ref: FighterRef) -> int:
    """The one fighter a reference points at; -1 if there is none."""
    meant = fighters_meant(state, context, ref)
    return meant[0] if meant else -1


def find_fighters(state: State, context: Context, select: Select) -> list[int]:
    """The fighters that fit, on the battlefield, or among the defeated where it says so."""
    wanted_defeated = any(isinstance(f, Defeated) for f in select.filters)
    return [
        fighter.id
        for fighter in state.setting.fighters
        if (state.health[fighter.id] == 0) == wanted_defeated
        and (wanted_defeated or state.space[fighter.id] != OFF)
        and _noun_fits(select.noun, fighter.is_hero)
        and on_side(state, context, select.side, fighter.id)
        and all(_fighter_fits(state, context, f, fighter.id) for f in select.filters)
    ]


def _noun_fits(noun: Noun, is_hero: bool) -> bool:
    return noun is Noun.FIGHTER or (noun is Noun.HERO) == is_hero


def on_side(state: State, context: Context, side: Side, fighter: int) -> bool:
    if side is Side.ANY:
        return True
    if side is Side.YOURS:
        return state.setting.fighters[fighter].seat == context.seat
    mine = state.setting.sides[context.seat]
    return (state.setting.fighters[fighter].side == mine) == (side is Side.FRIENDLY)


def _fighter_fits(state: State, context: Context, which: object, fighter: int) -> bool:
    setting = state.setting
    if isinstance(which, Called):
        kind = setting.fighters[fighter]
        return kind.kind.name == which.name and kind.seat == context.seat
    if isinstance(which, AdjacentTo):
        if isinstance(which.thing, That) and which.thing.noun is Noun.SPACE:
            near = setting.battlefield.adjacent[context.spaces[-1]] if context.spaces else 0
            return bool(near >> state.space[fighter] & 1)
        others = fighters_meant(state, context, which.thing)
        return any(other != fighter and state.adjacent(fighter, other) for other in others)
    if isinstance(which, ZoneOf):
        others = fighters_meant(state, context, which.fighter)
        return any(state.share_zone(fighter, other) for other in others)
    if isinstance(which, Other):
        return fighter not in _spoken_of(state, context)
    if isinstance(which, Fighting):
        return state.combat is not None and fighter in state.combat.fighters()
    if isinstance(which, Among):
        return state.space[fighter] in context.spaces
    if isinstance(which, OnToken):
        return bool(token_spaces(state, which.token) >> state.space[fighter] & 1)
    return isinstance(which, Defeated)


def _spoken_of(state: State, context: Context) -> list[int]:
    """What "another" leaves out: the fighter spoken of before, or else the one that acts."""
    return context.fighters or fighters_meant(state, context, InCombat(Who.YOU))


# ---------------------------------------------------------------- spaces


def find_spaces(state: State, context: Context, select: Select) -> int:
    """The spaces that fit, as a mask. Whether they are free is asked by who puts a thing there."""
    mask = (1 << len(state.setting.battlefield.spaces)) - 1
    for which in select.filters:
        mask &= _spaces_fitting(state, context, which)
    return mask


def _spaces_fitting(state: State, context: Context, which: object) -> int:
    battlefield = state.setting.battlefield
    if isinstance(which, AdjacentTo):
        return _union(battlefield.adjacent, _spaces_of(state, context, which.thing))
    if isinstance(which, ZoneOf):
        return _union(battlefield.in_zone, _spaces_of(state, context, which.fighter))
    if isinstance(which, SpaceOf):
        return sum(1 << space for space in _spaces_of(state, context, which.fighter))
    if isinstance(which, Empty):
        return ~state.occupied()
    if isinstance(which, OnToken):
        return token_spaces(state, which.token)
    return -1  # Other: it depends on what is put there


def _spaces_of(state: State, context: Context, thing: FighterRef) -> list[int]:
    if isinstance(thing, That) and thing.noun is Noun.SPACE:
        return context.spaces[-1:]
    spaces = (state.space[fighter] for fighter in fighters_meant(state, context, thing))
    return [space for space in spaces if space != OFF]


def _union(masks: tuple[int, ...], spaces: list[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= masks[space]
    return mask


# ---------------------------------------------------------------- tokens


def find_tokens(state: State, context: Context, select: Select) -> list[int]:
    """The tokens on the battlefield that fit."""
    return [
        token.id
        for token in state.setting.tokens
        if state.token_space[token.id] != OFF
        and all(_token_fits(state, context, which, token.id) for which in select.filters)
    ]


def _token_fits(state: State, context: Context, which: object, token: int) -> bool:
    if isinstance(which, Called):
        return state.setting.tokens[token].kind.name == which.name
    if isinstance(which, SpaceOf):
        return state.token_space[token] in _spaces_of(state, context, which.fighter)
    if isinstance(which, Other):
        return token not in context.tokens
    return True


# ---------------------------------------------------------------- cards


def cards_meant(state: State, context: Context, ref: CardRef) -> list[int]:
    """The cards a reference points at."""
    if isinstance(ref, ThisCard):
        return [context.card] if context.card >= 0 else []
    if isinstance(ref, CombatCard):
        card = combat_card(state, context, ref.who)
        return [card] if card >= 0 else []
    if isinstance(ref, DeckCards | WholeHand):
        seat = seat_of(state, context, ref.who)
        if seat < 0:  # nobody could be chosen (R102)
            return []
        if isinstance(ref, WholeHand):
            return list(state.hands[seat])
        deck = state.decks[seat]
        return deck[: ref.n] if ref.bottom else deck[: -ref.n - 1 : -1]
    if isinstance(ref, Rest):
        return context.rest
    return context.cards


def combat_card(state: State, context: Context, who: Who) -> int:
    fight = my_side(state, context)
    if fight is None:
        return -1
    combat, side = fight
    return (side if who is Who.YOU else combat.opposite(side)).card


def pile_of(state: State, context: Context, select: Select, who: Who) -> list[int]:
    """The cards a selector picks from: those spoken of, a pile that is named, or the hand."""
    for which in select.filters:
        if isinstance(which, Among):
            return context.cards
        if isinstance(which, InPile):
            seat = seat_of(state, context, which.who)
            return pile_of_seat(state, which.pile, seat) if seat >= 0 else []
    seat = seat_of(state, context, who)
    return state.hands[seat] if seat >= 0 else []


def pile_of_seat(state: State, pile: Pile, seat: int) -> list[int]:
    if pile is Pile.HAND:
        return state.hands[seat]
    return state.decks[seat] if pile is Pile.DECK else state.discards[seat]


def find_cards(state: State, context: Context, select: Select, who: Who) -> list[int]:
    return [
        card
        for card in pile_of(state, context, select, who)
        if all(_card_fits(state, context, which, card) for which in select.filters)
    ]


def _card_fits(state: State, context: Context, which: object, card: int) -> bool:
    face = state.setting.face(card)
    if isinstance(which, Banner):
        return which.name in face.card.users or which.name in face.card.tags
    if isinstance(which, Other):
        return card != context.card
    if isinstance(which, OfPrintedValue):
        return face.card.value == context.number and face.card.value is not None
    if isinstance(which, UsableBy):
        fighter = fighter_meant(state, context, which.fighter)
        return fighter >= 0 and usable(state, face, fighter, which.role)
    return isinstance(which, Among | AtRandom | InPile | SameName)


def usable(state: State, face: Face, fighter: int, role: Role) -> bool:
    """Whether a fighter may attack (or defend) with a card (C23, C24, R97)."""
    if not (face.attacks if role is Role.ATTACK else face.defends):
        return False
    return bool(face.users >> fighter & 1) and in_form(state, face)


def in_form(state: State, face: Face) -> bool:
    """A card of a form can be played only in that form (R97)."""
    return face.form is None or state.tracks[face.seat][face.form[0]] == face.form[1]
