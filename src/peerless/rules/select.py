"""Finding what a text speaks of: the fighters, spaces, cards and tokens that fit a selector.

Nothing is chosen here; `choosing` asks the player where several fit. Each kind of thing has its own
filters; one that does not belong to it is a fault of the tree and raises `Misplaced`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from peerless.rules.context import Context
from peerless.rules.masks import EVERYTHING, all_below, has, mask_of, union
from peerless.rules.numbers import CardId, FighterId, Mask, Seat, SpaceId, TokenId
from peerless.rules.players import seat_of, side_of
from peerless.rules.setting import Face, Fighter
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
    Fewest,
    FighterRef,
    Fighting,
    Filter,
    HeroOf,
    InCombat,
    InPile,
    Lowest,
    Named,
    NameOf,
    Nearest,
    Noun,
    Numbered,
    Occupied,
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
    Starting,
    That,
    ThisCard,
    UsableBy,
    Who,
    WholeHand,
    ZoneOf,
)


class Misplaced(Exception):
    """A filter that has no meaning for what is selected; no text can say it."""

    def __init__(self, which: Filter, noun: Noun) -> None:
        super().__init__(f"{which} of a {noun.value}")


# ---------------------------------------------------------------- fighters


def fighters_meant(state: State, context: Context, ref: FighterRef) -> Sequence[FighterId]:
    """The fighters a reference points at, wherever they are; often just one."""
    if context.meant and ref in context.meant:
        return context.meant[ref]
    match ref:
        case That():
            return context.fighters if ref.many else context.fighters[-1:]
        case Named():
            setting = state.setting
            own = setting.fighters_of[context.seat]
            return [f for f in own if setting.fighters[f].kind.name == ref.name]
        case InCombat():
            return fighting(state, context, ref.who)
        case HeroOf():
            seat = seat_of(state, context, ref.who)
            hero = state.setting.hero_of[seat] if seat >= 0 else -1
            return [hero] if hero >= 0 else []
        case _:
            assert_never(ref)


def fighting(state: State, context: Context, who: Who) -> Sequence[FighterId]:
    """The fighter of that side of the combat; outside one, your fighter is the one that acts."""
    side = side_of(state, context, who)
    if side is not None:
        return side.in_combat()
    return [context.fighter] if who is Who.YOU and context.fighter >= 0 else []


def fighter_meant(state: State, context: Context, ref: FighterRef) -> FighterId:
    """The one fighter a reference points at; -1 if there is none."""
    meant = fighters_meant(state, context, ref)
    return meant[0] if meant else -1


Place: TypeAlias = AdjacentTo | ZoneOf | SpaceOf | OnToken
"""The filters that say where."""


def with_fighters_settled(state: State, context: Context, select: Select) -> Context:
    """The context in which the fighters that a selector names stay those that they are now."""
    new = context.copy()
    new.meant = {
        ref: tuple(fighters_meant(state, context, ref))
        for which in select.filters
        if isinstance(which, (AdjacentTo, ZoneOf, SpaceOf))
        for ref in [which.thing if isinstance(which, AdjacentTo) else which.fighter]
        if not (isinstance(ref, That) and ref.noun is Noun.SPACE)
    }
    return new


def find_fighters(
    state: State,
    context: Context,
    select: Select,
    other_than: Sequence[FighterId] | None = None,
    away_too: bool = False,
) -> list[FighterId]:
    """The fighters that fit, on the battlefield, or among the defeated where it says so; of your
    own also those that are away, where they are to be placed."""
    side = _whose(select)
    if other_than is None:
        other_than = _others(state, context, select)
    wanted_defeated = False
    area = EVERYTHING  # where they must be: found once, not for each fighter
    more: list[Filter] = []
    for which in select.filters:
        if isinstance(which, Place):
            area &= _around(state, context, which)
        elif isinstance(which, Defeated):
            wanted_defeated = True
        else:
            more.append(which)
    anywhere = area == EVERYTHING and (wanted_defeated or (away_too and side is Side.YOURS))
    found = []
    for fighter in state.setting.fighters:
        id = fighter.id
        here = state.space[id]
        if (state.health[id] == 0) != wanted_defeated:
            continue
        if not (anywhere if here == OFF else has(area, here)):
            continue
        if not _noun_fits(select.noun, fighter) or not on_side(state, context, side, id):
            continue
        if all(_fighter_fits(state, context, which, id, other_than) for which in more):
            found.append(id)
    return found


def fighter_fits(
    state: State,
    context: Context,
    select: Select,
    fighter: FighterId,
    other_than: Sequence[FighterId] = (),
) -> bool:
    """Whether a fighter is one of those that a selector speaks of."""
    return (
        _noun_fits(select.noun, state.setting.fighters[fighter])
        and on_side(state, context, _whose(select), fighter)
        and all(_fighter_fits(state, context, f, fighter, other_than) for f in select.filters)
    )


def _whose(select: Select) -> Side:
    """Whose fighters a selector means: a name by itself means your own."""
    if select.side is Side.ANY and any(isinstance(f, Called) for f in select.filters):
        return Side.YOURS
    return select.side


def _noun_fits(noun: Noun, fighter: Fighter) -> bool:
    """An enemy is neither a hero nor a sidekick (A.I1)."""
    match noun:
        case Noun.FIGHTER:
            return True
        case Noun.HERO:
            return fighter.is_hero
        case Noun.SIDEKICK:
            return not fighter.is_hero and not fighter.is_enemy
        case Noun.ENEMY:
            return fighter.is_enemy
        case Noun.VILLAIN:
            return fighter.is_villain
        case Noun.MINION:
            return fighter.is_enemy and not fighter.is_villain
    raise TypeError(f"a {noun.value} is no fighter")


def on_side(state: State, context: Context, side: Side, fighter: FighterId) -> bool:
    if side is Side.ANY:
        return True
    if side is Side.YOURS:
        return state.setting.fighters[fighter].seat == context.seat
    mine = state.setting.sides[context.seat]
    return (state.setting.fighters[fighter].side == mine) == (side is Side.FRIENDLY)


def _fighter_fits(
    state: State,
    context: Context,
    which: Filter,
    fighter: FighterId,
    other_than: Sequence[FighterId],
) -> bool:
    here = state.space[fighter]
    match which:
        case Called(name):
            return state.setting.fighters[fighter].kind.name == name
        case Other():
            return fighter not in other_than
        case AdjacentTo() | ZoneOf() | SpaceOf() | OnToken():
            return here != OFF and has(_around(state, context, which), here)
        case Fighting():
            return state.combat is not None and fighter in state.combat.fighters()
        case Among(those):
            return fighter in context.fighters if those.noun is not Noun.SPACE else (
                here in context.spaces
            )  # fmt: skip
        case Defeated():
            return state.health[fighter] == 0
        case (
            Empty() | InPile() | AtRandom() | Banner() | SameName() | OfPrintedValue() | UsableBy()
            | NameOf() | Starting() | Nearest() | Numbered() | Lowest() | Fewest() | Occupied()
        ):  # fmt: skip
            raise Misplaced(which, Noun.FIGHTER)
        case _:
            assert_never(which)


def _others(state: State, context: Context, select: Select) -> Sequence[FighterId]:
    """What "another" leaves out: the fighters that the selector names, those spoken of, and the
    fighter that acts; of opposing fighters also the one in the combat."""
    if Other() not in select.filters:
        return ()
    named = [
        fighter
        for which in select.filters
        if isinstance(which, (AdjacentTo, ZoneOf, SpaceOf))
        for fighter in _fighters_named(state, context, which)
    ]
    named += [*context.fighters, *fighting(state, context, Who.YOU)]
    if select.side is Side.OPPOSING:
        named += fighting(state, context, Who.OPPONENT)
    return named


def _fighters_named(
    state: State, context: Context, which: AdjacentTo | ZoneOf | SpaceOf
) -> Sequence[FighterId]:
    ref = which.thing if isinstance(which, AdjacentTo) else which.fighter
    if isinstance(ref, That) and ref.noun is Noun.SPACE:
        return ()
    return fighters_meant(state, context, ref)


# ---------------------------------------------------------------- spaces


def find_spaces(state: State, context: Context, select: Select, other_than: Mask) -> Mask:
    """The spaces that fit, as a mask; "different" leaves out those of another mask. Whether they
    are free is asked by who puts a thing there."""
    mask = all_below(len(state.battlefield.spaces))
    for which in select.filters:
        mask &= _spaces_fitting(state, context, which, other_than)
    return mask


def _spaces_fitting(state: State, context: Context, which: Filter, other_than: Mask) -> Mask:
    match which:
        case AdjacentTo() | ZoneOf() | SpaceOf() | OnToken():
            return _around(state, context, which)
        case Empty():
            return ~state.occupied()
        case Other():
            return ~other_than
        case Starting():
            return state.battlefield.starting
        case Nearest():
            return EVERYTHING  # to whom, is asked by who puts a fighter there
        case (
            Called() | Defeated() | Fighting() | Among() | InPile() | AtRandom() | Banner()
            | SameName() | OfPrintedValue() | UsableBy() | NameOf() | Numbered() | Lowest()
            | Fewest() | Occupied()
        ):  # fmt: skip
            raise Misplaced(which, Noun.SPACE)
        case _:
            assert_never(which)


def _around(state: State, context: Context, which: Place) -> Mask:
    """The spaces that a filter of place means, as a mask."""
    battlefield = state.battlefield
    match which:
        case AdjacentTo(thing):
            return union(battlefield.adjacent[space] for space in spaces_of(state, context, thing))
        case ZoneOf(fighter):
            return union(battlefield.in_zone[space] for space in spaces_of(state, context, fighter))
        case SpaceOf(fighter):
            return mask_of(spaces_of(state, context, fighter))
        case OnToken(token):
            return state.token_spaces(token)
        case _:
            assert_never(which)


def spaces_of(state: State, context: Context, thing: FighterRef) -> list[SpaceId]:
    """The space spoken of, or those in which the fighters meant are."""
    if isinstance(thing, That) and thing.noun is Noun.SPACE:
        return list(context.spaces[-1:])
    spaces = (state.space[fighter] for fighter in fighters_meant(state, context, thing))
    return [space for space in spaces if space != OFF]


# ---------------------------------------------------------------- tokens


def find_tokens(state: State, context: Context, select: Select) -> list[TokenId]:
    """The tokens on the battlefield that fit."""
    return [
        token.id
        for token in state.setting.tokens
        if state.token_space[token.id] != OFF
        and all(_token_fits(state, context, which, token.id) for which in select.filters)
    ]


def _token_fits(state: State, context: Context, which: Filter, token: TokenId) -> bool:
    here = state.token_space[token]
    match which:
        case Called(name):
            return state.setting.tokens[token].kind.name == name
        case Other():
            return token not in context.tokens
        case AdjacentTo() | ZoneOf() | SpaceOf() | OnToken():
            return has(_around(state, context, which), here)
        case Among():
            return here in context.spaces
        case (
            Defeated() | Empty() | Fighting() | InPile() | AtRandom() | Banner() | SameName()
            | OfPrintedValue() | UsableBy() | NameOf() | Starting() | Nearest() | Numbered()
            | Lowest() | Fewest() | Occupied()
        ):  # fmt: skip
            raise Misplaced(which, Noun.TOKEN)
        case _:
            assert_never(which)


# ---------------------------------------------------------------- cards


def cards_meant(state: State, context: Context, ref: CardRef) -> Sequence[CardId]:
    """The cards a reference points at; the top of a deck first."""
    match ref:
        case ThisCard():
            return [context.card] if context.card >= 0 else []
        case CombatCard(who):
            side = side_of(state, context, who)
            return [side.card] if side is not None and side.card >= 0 else []
        case DeckCards(who, n, bottom):
            seat = seat_of(state, context, who)
            deck = state.decks[seat] if seat >= 0 else []
            return deck[:n] if bottom else deck[: -n - 1 : -1]
        case WholeHand(who):
            seat = seat_of(state, context, who)
            return list(hand_of(state, seat)) if seat >= 0 else []
        case Rest():
            return context.rest
        case That():
            return context.cards if ref.many else context.cards[-1:]
        case _:
            assert_never(ref)


def pile_of(state: State, context: Context, select: Select, seat: Seat) -> Sequence[CardId]:
    """The cards a selector picks from: those spoken of, a pile that is named, or else the hand of
    a seat."""
    for which in select.filters:
        if isinstance(which, Among):
            return context.cards
        if isinstance(which, InPile):
            owner = seat_of(state, context, which.who)
            return pile_of_seat(state, which.pile, owner) if owner >= 0 else ()
    return hand_of(state, seat) if seat >= 0 else ()


def hand_of(state: State, seat: Seat) -> list[CardId]:
    """The cards in a hand. Enemies have none: who looks at it sees the top card of the deck
    (A.I7)."""
    return state.hands[seat] if state.setting.has_player(seat) else state.decks[seat][-1:]


def is_enemy_hand(state: State, context: Context, select: Select, seat: Seat) -> bool:
    """Whether a selector of cards means the hand of an enemy, which has none."""
    for which in select.filters:
        if isinstance(which, Among):
            return False
        if isinstance(which, InPile):
            owner = seat_of(state, context, which.who)
            return which.pile is Pile.HAND and owner >= state.setting.players
    return seat >= state.setting.players


def pile_of_seat(state: State, pile: Pile, seat: Seat) -> list[CardId]:
    match pile:
        case Pile.HAND:
            return hand_of(state, seat)
        case Pile.DECK:
            return state.decks[seat]
        case Pile.DISCARD:
            return state.discards[seat]
        case _:
            assert_never(pile)


def find_cards(state: State, context: Context, select: Select, seat: Seat) -> list[CardId]:
    return [
        card
        for card in pile_of(state, context, select, seat)
        if all(_card_fits(state, context, which, card) for which in select.filters)
    ]


def _card_fits(state: State, context: Context, which: Filter, card: CardId) -> bool:
    face = state.setting.face(card)
    match which:
        case Banner(name):
            return name in face.card.users or name in face.card.tags
        case Other():
            return card != context.card and card not in context.cards
        case OfPrintedValue():
            return face.card.value is not None and face.card.value == context.number
        case UsableBy(ref, role):
            fighters = fighters_meant(state, context, ref)
            return any(usable(state, face, fighter, role) for fighter in fighters)
        case NameOf(ref):
            meant = cards_meant(state, context, ref)
            return any(state.setting.face(c).card.name == face.card.name for c in meant)
        case Among() | InPile() | AtRandom() | SameName():
            return True  # where it comes from, or how it is picked
        case (
            Called() | Defeated() | Empty() | AdjacentTo() | ZoneOf() | SpaceOf() | Fighting()
            | OnToken() | Starting() | Nearest() | Numbered() | Lowest() | Fewest() | Occupied()
        ):  # fmt: skip
            raise Misplaced(which, Noun.CARD)
        case _:
            assert_never(which)


def usable(state: State, face: Face, fighter: FighterId, role: Role) -> bool:
    """Whether a fighter may attack (or defend) with a card (C23, C24, R97)."""
    if not (face.attacks if role is Role.ATTACK else face.defends):
        return False
    # `has`, written out: this is asked of every card for every fighter
    return bool(face.users >> fighter & 1) and in_form(state, face)


def in_form(state: State, face: Face) -> bool:
    """A card of a form can be played only in that form (R97)."""
    return face.form is None or fits_form(face, state.tracks[face.seat])


def fits_form(face: Face, tracks: Sequence[int]) -> bool:
    """Whether the states of its hero are those of its form."""
    return face.form is None or tracks[face.form[0]] == face.form[1]
