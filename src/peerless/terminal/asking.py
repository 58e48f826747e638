"""What is asked, in words.

The engine runs the very sentence of the card, so the prompt can quote it: what asks, what it says,
and what is to be named now.
"""

from __future__ import annotations

from dataclasses import fields, replace

from peerless.game import Action, View
from peerless.messages import words
from peerless.record.notation import fighter_name, player_name
from peerless.record.told import names_in_text, what_acts
from peerless.rules.events import seat_of_ability
from peerless.rules.numbers import Cause, Seat
from peerless.rules.pieces import CardType
from peerless.rules.questions import (
    DONE,
    Act,
    Activate,
    Ask,
    Attack,
    BoostWith,
    DefendWith,
    MoveAsked,
    PendingQuestion,
    PickCard,
    PickFighter,
    PickSite,
    PlaceFighter,
    PlaceToken,
    TextAsked,
)
from peerless.terminal.speech import PLAIN, Speech
from peerless.text.speaker import say_effects
from peerless.text.tree import (
    Choose,
    ChooseNumber,
    ChooseOptions,
    Count,
    Discard,
    Effect,
    May,
    Put,
    Quantity,
    Select,
    Spot,
    Who,
)


def prompt(view: View, speech: Speech = PLAIN) -> str:
    """The open question: which card or ability asks it, its sentence, what is to be named."""
    match _open(view).about:
        case Ask.PLACE:
            return _place(view, speech)
        case Ask.ACTION:
            return speech("ask-action", n=view.state.actions)
        case Ask.BOOST:
            return _boost(view, speech)
        case Ask.MOVE if (moving := _open(view).move) is not None:
            return _from_source(view, _move(view, moving, speech), speech)
        case Ask.DEFEND:
            return _defend(view, speech)
        case Ask.HAND_LIMIT:
            return speech("ask-hand-limit", n=len(view.state.hands[view.seat]))
        case Ask.MAY:
            return _quoted(view, speech("ask-may"), speech)
        case Ask.SITE:
            return _after_maneuver(view, speech)
    return _quoted(view, _which(view, speech), speech)


def label(view: View, action: Action, speech: Speech = PLAIN) -> str:
    """An answer as it is listed: in the notation, with the number that is printed on its card, or
    another that one goes by."""
    faces = view.setting.faces
    match action.option:
        case BoostWith(face) if face >= 0:
            return f"{action} (+{faces[face].boost})"
        case Activate(face=face):
            return f"{action} ({speech('label-boost', n=str(faces[face].boost))})"
        case DefendWith(face) | Attack(face=face) if face >= 0:
            return f"{action} ({faces[face].value})"
        case PickSite(site) if view.state.adventure is not None:
            return f"{action} ({speech('label-there', n=view.state.adventure.markers[site])})"
        case PickFighter(fighter) if view.state.adventure and _open(view).text is None:
            return f"{action} ({speech('label-health', n=view.state.health[fighter])})"
    return str(action)


def is_first_pick(view: View) -> bool:
    """Whether an effect asks for the first of its picks."""
    text = _open(view).text
    return text is None or not text.answered


def acts(view: View) -> set[Act]:
    """The kinds of answers that are possible now."""
    return {option.act for option in _open(view).options}


def _open(view: View) -> PendingQuestion:
    question = view.state.question
    assert question is not None
    return question


# ---------------------------------------------------------------- quoting


def _from_source(view: View, question: str, speech: Speech) -> str:
    """With the card or hero in front; and whose card, if it is not one's own."""
    cause = _open(view).cause
    source = _source(view, cause, speech)
    if source is None:
        return question
    player = _whose_card(view, cause)
    if player is None:
        return speech("source", source=source, question=question)
    return speech("source-of", player=player, source=source, question=question)


def _source(view: View, cause: Cause, speech: Speech) -> str | None:
    """The card or the hero; what an enemy does without a card is its objective, or a token."""
    seat = seat_of_ability(cause)
    if seat is None or view.setting.has_player(seat):
        return view.source(cause)
    what, tokens = what_acts(view.setting, seat)
    player = player_name(view.setting, seat)
    if not tokens:
        return words(f"because-{what}", speech.language, player=player)
    return words("because-tokens", speech.language, player=player, tokens=speech.any_of(tokens))


def _whose_card(view: View, cause: Cause) -> str | None:
    """The player of a card that is another's."""
    if cause < 0:
        return None
    face = view.setting.faces[cause]
    if face.seat == view.seat or face.card.type is CardType.BOARD:
        return None
    return player_name(view.setting, face.seat)


def _quoted(view: View, question: str, speech: Speech) -> str:
    """The sentence that asks, then what is to be named."""
    text = _open(view).text
    if text is None or text.effect is None:
        return question
    effect = text.effect
    if isinstance(effect, Discard) and effect.who is Who.THAT and _is_of_hand(view):
        own = replace(effect, who=Who.YOU)  # one's own hand
        return _from_source(view, f"{_sentence(view, text.seat, own, speech)}. {question}", speech)
    parts = [f"{_sentence(view, text.seat, effect, speech)}."]
    parts += filter(None, [_why_you(view, text, effect, speech)])
    return _from_source(view, " ".join([*parts, question]), speech)


def _is_of_hand(view: View) -> bool:
    return all(isinstance(option, PickCard) for option in _open(view).options)


def _why_you(view: View, text: TextAsked, effect: Effect, speech: Speech) -> str:
    """Whoever is asked for another's text is meant in it, or chooses for an enemy (A.B7): in the
    text of an enemy what is not one's own hand, in that of a player what the opponent would."""
    is_player = view.setting.has_player(text.seat)
    if not is_player and not _is_of_hand(view):
        return speech("choose-for", player=player_name(view.setting, text.seat))
    opponents = _sentence(view, text.seat, effect, PLAIN).startswith("your opponent")
    if view.state.adventure and is_player and opponents:
        return speech("choose-for-enemy")
    return "" if text.seat == view.seat else speech("that-is-you")


def _sentence(view: View, seat: Seat, node: Effect, speech: Speech) -> str:
    choice = node.effect if isinstance(node, May) else node
    if isinstance(choice, ChooseOptions):  # its options are listed below
        return speech("choose-n", n=choice.n)
    names = names_in_text(view.setting, seat, _open(view).cause, speech.language)
    return say_effects((node,), names, speech.language)


# ---------------------------------------------------------------- picks

_WHICH = {
    Act.FIGHTER: "which-fighter",
    Act.PLAYER: "which-player",
    Act.TOKEN: "which-token",
    Act.MOVE_TOKEN: "which-move-token",
    Act.SPACE: "which-space",
    Act.CARD: "which-card",
    Act.NUMBER: "which-number",
    Act.SOURCE: "which-source",
    Act.SITE: "which-site",  # where what there is does not do for all (A.L5)
}


def _which(view: View, speech: Speech) -> str:
    act = _open(view).options[0].act
    question = speech(_WHICH.get(act, "which"))
    text = _open(view).text
    if act is Act.NUMBER and text is not None and not isinstance(text.effect, ChooseNumber):
        question = speech("how-many")
    if text is None or text.effect is None:
        return _of_rules(view, act, question, speech)
    parts = [_progress(text, text.effect, act, speech), _order(text.effect, act, speech)]
    return " ".join([question, *filter(None, parts)])


def _progress(text: TextAsked, effect: Effect, act: Act, speech: Speech) -> str:
    """Which of several picks this is: "(2 of 3)"."""
    count = _count(effect)
    picked = text.answered.count(act)
    if count is None or act in (Act.SPACE, Act.MOVE_TOKEN, Act.NUMBER, Act.SPOT):
        return ""
    if count.quantity is Quantity.ANY_NUMBER:
        return speech("so-far", n=picked) if picked else ""
    of = "n-of-up-to" if count.quantity is Quantity.UP_TO else "n-of"
    return speech(of, n=picked + 1, most=text.most) if text.most > 1 else ""


def _count(node: Effect) -> Count | None:
    """How many things an effect asks for, if it says so in one place."""
    if isinstance(node, May):
        node = node.effect
    if isinstance(node, ChooseOptions):
        return Count(Quantity.EXACTLY, node.n)
    parts = node.selects if isinstance(node, Choose) else _parts(node)
    counts = [part.count for part in parts if isinstance(part, Select)]
    return counts[0] if len(counts) == 1 else None


def _parts(node: Effect) -> tuple[object, ...]:
    return tuple(getattr(node, field.name) for field in fields(node))


def _order(node: Effect, act: Act, speech: Speech) -> str:
    """Where several cards go on a deck, the order in which they are named counts."""
    if act is not Act.CARD or not isinstance(node, Put) or node.spot is Spot.HAND:
        return ""
    one = isinstance(node.cards, Select) and node.cards.count.n == 1
    return "" if one or node.spot is Spot.SHUFFLED else speech("drawn-first")


def _of_rules(view: View, act: Act, question: str, speech: Speech) -> str:
    """What a rule asks for: of the cooperative game whom an enemy attacks (A.F2, A.F3), and how
    much is removed from a bridge (A.K9)."""
    board = view.setting.battlefield.adventure
    if view.state.adventure is None or board is None:
        return question
    if act is Act.FIGHTER:
        return speech("ask-enemy-target", enemy=player_name(view.setting, view.state.turn))
    if act is Act.NUMBER:
        return speech("ask-remove-many", marker=board.marker, site=board.site)
    return question


def _after_maneuver(view: View, speech: Speech) -> str:
    """The step after a maneuver (A.K7, A.L6)."""
    board = view.setting.battlefield.adventure
    assert board is not None
    what = "ask-activate" if Act.ACTIVATE in acts(view) else "ask-remove"
    return speech(what, marker=board.marker, site=board.site)


# ---------------------------------------------------------------- the other questions


def _place(view: View, speech: Speech) -> str:
    """Where what is to be placed goes."""
    option = _open(view).options[0]
    if isinstance(option, PlaceToken):
        return speech("ask-place-token", token=view.setting.tokens[option.token].kind.name)
    assert isinstance(option, PlaceFighter)
    return speech("ask-place", piece=fighter_name(view.setting, option.fighter))


def _boost(view: View, speech: Speech) -> str:
    """A maneuver's boost adds to its movement, that of a text to the attack (C31, C67)."""
    if _open(view).text is None:
        return speech("ask-boost-move", n=view.setting.forces[view.seat].move)
    return _quoted(view, speech("ask-boost"), speech)


def _move(view: View, moving: MoveAsked, speech: Speech) -> str:
    reach = _how_far(moving.distance, moving.exact, speech)
    if moving.of_tokens:
        return speech("ask-token-move", reach=reach)
    if moving.through:
        reach += speech("through")
    if len(moving.movers) == 1:
        who = fighter_name(view.setting, moving.movers[0])
        if not view.setting.has_player(view.state.turn) and _open(view).text is None:
            return speech("ask-enemy-way", who=who, n=moving.distance)
        return speech("ask-move", who=who, reach=reach)
    done = f" {speech('done-nobody')}" if DONE in _open(view).options else ""
    return speech("ask-moves", reach=reach) + done


def _how_far(spaces: int, exact: bool, speech: Speech) -> str:
    return speech("exactly" if exact else "at-most", n=spaces) if spaces else ""


def _defend(view: View, speech: Speech) -> str:
    combat = view.state.combat
    assert combat is not None
    attacker = fighter_name(view.setting, combat.attack.fighter)
    target = fighter_name(view.setting, combat.defense.fighter)
    return speech("ask-defend", attacker=attacker, target=target)
