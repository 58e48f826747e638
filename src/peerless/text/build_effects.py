"""What the rules for effects, sentences and clauses mean: the upper half of `build.py`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from peerless.text import tree as t
from peerless.text.build import (
    AMOUNTS,
    CONDITIONS,
    THINGS,
    THROUGH,
    Builder,
    BuildError,
    InsteadSuffix,
    PerSuffix,
    PlusSuffix,
    Suffix,
)
from peerless.text.tree import Noun, Who

# ---------------------------------------------------------------- effects


def _by(who: Who, deed: t.Draw | t.Discard | t.Reveal | t.Move | t.MoveTo) -> t.Effect:
    """What was said as if to you, done by another player."""
    return replace(deed, who=who)


def _may(build: Builder) -> Builder:
    return lambda *parts: t.May(build(*parts))


def _measured(effect: t.Deed | t.May, *suffixes: Any) -> t.Deed | t.May:
    """A deed whose number depends on something, or a move through opposing fighters."""
    deed = effect.effect if isinstance(effect, t.May) else effect
    assert not isinstance(deed, t.ChooseOptions)  # the grammar says so
    for place, suffix in enumerate(suffixes, start=1):
        if suffix is THROUGH:
            assert isinstance(deed, t.Move)  # likewise
            deed = replace(deed, through=True)
        else:
            deed = _with_amount(deed, suffix, place)
    return t.May(deed) if isinstance(effect, t.May) else deed


# Where the number of an effect stands: its amount, or else the count of what it selects.
_AMOUNT_FIELDS = ("amount", "spaces")
_SELECT_FIELDS = ("cards", "fighter", "what")


def _with_amount(deed: t.Deed, suffix: Suffix, place: int) -> t.Deed:
    for name in _AMOUNT_FIELDS:
        if hasattr(deed, name):
            return _set(deed, name, _amount(getattr(deed, name), suffix, place))
    if isinstance(deed, t.Choose):
        return t.Choose((_more_or_less(deed.selects[0], suffix, place),))
    for name in _SELECT_FIELDS:
        if hasattr(deed, name):
            return _set(deed, name, _more_or_less(getattr(deed, name), suffix, place))
    raise BuildError(place, *_NO_SUFFIX)


_NO_SUFFIX = ("the end of the sentence", ", then")


def _set(deed: t.Deed, name: str, value: object) -> t.Deed:
    return replace(deed, **{name: value})  # type: ignore[arg-type]


def _amount(amount: t.Amount, suffix: Suffix, place: int) -> t.Amount:
    if not isinstance(amount, t.Number):
        raise BuildError(place, *_NO_SUFFIX)
    if isinstance(suffix, PerSuffix):
        return t.Per(amount.n, suffix.each, suffix.every)
    if isinstance(suffix, PlusSuffix):
        return t.Plus(amount.n, t.Per(suffix.n, suffix.per.each, suffix.per.every))
    return t.Instead(amount.n, suffix.other.n, suffix.condition)


def _more_or_less(what: Any, suffix: Suffix, place: int) -> t.Select:
    """Select a number of things that depends on a condition."""
    if isinstance(what, t.Select) and isinstance(suffix, InsteadSuffix):
        match what.count:
            case t.Count(t.Quantity.EXACTLY, int(n)):
                other = t.Instead(n, suffix.other.n, suffix.condition)
                return replace(what, count=t.Count(t.Quantity.EXACTLY, other))
    raise BuildError(place, *_NO_SUFFIX)


def _put(cards: t.Cards, destination: tuple[Who, t.Spot]) -> t.Put:
    return t.Put(cards, *destination)


def _spot(spot: t.Spot) -> Builder:
    return lambda who, *_in_any_order: (who, spot)


def _add(amount: t.Amount, to: t.CardRef | None) -> t.Add | t.AddMove:
    """To the value of a card, or to your move value."""
    return t.AddMove(amount) if to is None else t.Add(amount, to)


def _set_printed(card: t.CardRef, amount: t.Number | t.Measure) -> t.SetValue:
    return t.SetValue(card, amount, printed=True)


def _search(*parts: Any) -> t.Search:
    *piles, card = parts
    return t.Search(tuple(piles), card)


def _options(n: t.Number, *options: tuple[t.Effect, ...]) -> t.ChooseOptions:
    if n.n > len(options):
        raise BuildError(0, f"a number up to {len(options)}")
    return t.ChooseOptions(n.n, options)


EFFECTS: dict[str, Builder] = {
    "may": t.May,
    "by": _by,
    "may_by": _may(_by),
    "measured": _measured,
    "draw": partial(t.Draw, Who.YOU),
    "discard": partial(t.Discard, Who.YOU),
    "reveal": partial(t.Reveal, Who.YOU),
    "move": partial(t.Move, Who.YOU),
    "move_to": partial(t.MoveTo, Who.YOU),
    "damage": t.Damage,
    "damage_as_dealt": lambda to: t.Damage(t.DamageDealt(), to),
    "damage_as_suffered": lambda of, to: t.Damage(t.DamageTo(of), to),
    "place": t.Place,
    "place_token": t.PlaceToken,
    "remove_tokens": t.RemoveTokens,
    "return_": t.Return,
    "swap": t.Swap,
    "leave": t.Leave,
    "look": t.Look,
    "put": _put,
    "into_hand": _spot(t.Spot.HAND),
    "on_top": _spot(t.Spot.TOP),
    "on_bottom": _spot(t.Spot.BOTTOM),
    "on_top_or_bottom": _spot(t.Spot.TOP_OR_BOTTOM),
    "in_any_order": lambda: None,
    "shuffle_into": lambda cards, who: t.Put(cards, who, t.Spot.SHUFFLED),
    "shuffle": t.Shuffle,
    "search": _search,
    "cancel": t.Cancel,
    "ignore": t.Ignore,
    "add": _add,
    "add_dealt": lambda to: _add(t.DamageDealt(), to),
    "add_suffered": lambda of, to: _add(t.DamageTo(of), to),
    "move_value": lambda: None,
    "boost": t.Boost,
    "boost_face_down": partial(t.Boost, face_down=True),
    "choose": lambda select: t.Choose((select,)),
    "choose_opponent": lambda: t.Choose((t.Select(Noun.PLAYER),)),
    "choose_player": lambda: t.Choose((t.Select(Noun.ANYONE),)),
    "choose_number": lambda most: t.ChooseNumber(most.n),
    "name_number": t.ChooseNumber,
    "options": _options,
    "choose_state": t.ChooseState,
    "change_state": t.ChangeState,
    "set_state": t.SetState,
    "may_set_state": _may(t.SetState),
    "gain": lambda counted: t.Gain(*counted),
    "spend": lambda counted: t.Spend(*counted),
    "gain_action": lambda n: t.GainAction(t.Number(n)),
    "end_turn": t.EndTurn,
    "recover": t.Recover,
    "may_recover": _may(t.Recover),
    "defend": t.Defend,
    "may_defend": _may(t.Defend),
    "set_health": t.SetHealth,
    "may_set_health": _may(t.SetHealth),
    "set_value": t.SetValue,
    "may_set_value": _may(t.SetValue),
    "set_printed": _set_printed,
    "may_set_printed": _may(_set_printed),
    "become_card": t.BecomeCard,
    "may_become_card": _may(t.BecomeCard),
    "end_movement": t.EndMovement,
    "advance": t.Advance,
    "place_markers": lambda marked, sites: t.PlaceMarkers(marked[1], marked[0], sites),
    "destroy": t.Destroy,
    "turn_up": t.TurnUp,
    "take_turn": lambda fighter: t.TakeTurn(t.Named(fighter)),
    "add_initiative": lambda _one, card: t.AddInitiative(card),
    "act_again": lambda fighter: t.ActAgain(t.Named(fighter)),
    "until_combat": partial(t.Until, t.Duration.COMBAT),
    "until_turn": partial(t.Until, t.Duration.TURN),
}

# ---------------------------------------------------------------- rules that hold


def _cannot_leave(body: t.Select) -> t.CannotLeave:
    return t.CannotLeave(replace(body, count=t.EACH))


def _none_can_leave(body: t.Select) -> t.CannotLeave:
    return t.CannotLeave(replace(body, count=t.EACH, side=t.Side.YOURS))


RULES_THAT_HOLD: dict[str, Builder] = {
    "attack_bonus": lambda fighter, n: t.ValueBonus(fighter, t.Role.ATTACK, n),
    "defense_bonus": lambda fighter, n: t.ValueBonus(fighter, t.Role.DEFENSE, n),
    "uncancelable": lambda *banners: t.Uncancelable(banners),
    "banner_cards": lambda banner: banner.name,
    "linked": lambda token, fighter: t.Linked(token, t.Named(fighter)),
    "counts_as": lambda fighter: t.CountsAs(t.Named(fighter)),
    "threat_returns": lambda number: t.ThreatReturns(number.n),
    "more_health": lambda noun, number: t.MoreHealth(noun, number.n),
    "more_health_each": lambda noun, number: t.MoreHealth(noun, number.n, for_each_player=True),
    "more_move": t.MoreMove,
    "stalk": t.Stalk,
    "secret_hands": t.SecretHands,
    "hand_limit": lambda number: t.HandLimit(number.n),
    "range_limit": t.RangeLimit,
    "less_recovery": lambda number: t.LessRecovery(number.n),
    "first_attack_bonus": t.FirstAttackBonus,
    "prevent": t.PreventDamage,
    "prevent_but_combat": partial(t.PreventDamage, but_combat=True),
    "cannot_leave": _cannot_leave,
    "none_can_leave": _none_can_leave,
    "health_floor": lambda fighter, least: t.HealthFloor(fighter, least.n),
    "lock": t.LockValue,
    "lock_wholly": partial(t.LockValue, wholly=True),
}

# ---------------------------------------------------------------- sentences and clauses


def _and_choose(select: t.Select) -> t.Select:
    """ "..., then a space adjacent to that space": more of the choice before it."""
    return select


def _chain(*items: t.Effect | t.Select) -> tuple[t.Effect, ...]:
    effects: list[t.Effect] = []
    for place, item in enumerate(items):
        if isinstance(item, t.Select):
            effects[-1] = _choose_more(effects[-1], item, place)
        else:
            effects.append(item)
    return tuple(effects)


def _choose_more(choice: t.Effect, select: t.Select, place: int) -> t.Effect:
    deed = choice.effect if isinstance(choice, t.May) else choice
    if not isinstance(deed, t.Choose):
        raise BuildError(place, "an instruction")
    more = t.Choose((*deed.selects, select))
    return t.May(more) if isinstance(choice, t.May) else more


def _sentence(
    effects: tuple[t.Effect, ...], *otherwise: tuple[t.Effect, ...]
) -> tuple[t.Effect, ...]:
    if not otherwise:
        return effects
    *before, last = effects
    if not isinstance(last, t.If):
        raise BuildError(1, "an instruction: the sentence before has no if")
    return (*before, replace(last, otherwise=otherwise[-1]))


def _standing(*parts: Any) -> t.Standing:
    *condition, rule = parts
    return t.Standing(rule, *condition)


def _text(*pieces: Any) -> t.Text:
    """Put sentences under the heading they follow; only the first may do without one."""
    out: list[t.Clause | t.Standing] = []
    for place, piece in enumerate(pieces):
        if isinstance(piece, t.Timing | t.Trigger):
            _check_not_empty(out, place)
            out.append(t.Clause(piece, ()))
        elif isinstance(piece, t.Standing):
            _check_not_empty(out, place)
            out.append(piece)
        elif out and isinstance(clause := out[-1], t.Clause):
            out[-1] = t.Clause(clause.when, (*clause.effects, *piece))
        elif any(isinstance(before, t.Clause) for before in out):
            raise BuildError(place, "a heading such as After combat:")
        else:
            out.append(t.Clause(t.Timing.PLAYED, piece))
    _check_not_empty(out, len(pieces))
    return tuple(out)


def _check_not_empty(out: list[t.Clause | t.Standing], place: int) -> None:
    if out and isinstance(last := out[-1], t.Clause) and not last.effects:
        raise BuildError(place, "an instruction")


SENTENCES: dict[str, Builder] = {
    "text": _text,
    "heading": lambda words: t.Timing(words.removesuffix(":")),
    "when_damaged": t.WhenDamaged,
    "when_defeated": t.WhenDefeated,
    "when_entering": t.WhenEntering,
    "when_entering_empty": partial(t.WhenEntering, empty=True),
    "when_deceived": t.WhenDeceived,
    "when_you_discard": partial(t.WhenDiscarding, Who.YOU),
    "when_opponent_discards": partial(t.WhenDiscarding, Who.OPPONENT),
    "when_won": partial(t.WhenDecided, won=True),
    "when_lost": partial(t.WhenDecided, won=False),
    "sentence": _sentence,
    "otherwise": lambda: (),
    "chain": _chain,
    "option": _chain,
    "and_choose": _and_choose,
    "if_": t.If,
    "delay": t.Delay,
    "standing": _standing,
}

BUILDERS: dict[str, Builder] = THINGS | AMOUNTS | CONDITIONS | EFFECTS | RULES_THAT_HOLD | SENTENCES
