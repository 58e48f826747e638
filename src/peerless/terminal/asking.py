"""What is asked, in words.

The engine runs the very sentence of the card, so the prompt can quote it: what asks, what it says,
and what is to be named now.
"""

from __future__ import annotations

from dataclasses import fields, replace

from peerless.game import Action, View
from peerless.record.notation import fighter_name, player_name
from peerless.record.told import ability_words, names_in_text
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


def prompt(view: View) -> str:
    """The open question: which card or ability asks it, its sentence, what is to be named."""
    match _open(view).about:
        case Ask.PLACE:
            return f"Where do you place {_piece(view)}?"
        case Ask.ACTION:
            return f"Your action ({view.state.actions} left)?"
        case Ask.BOOST:
            return _boost(view)
        case Ask.MOVE if (moving := _open(view).move) is not None:
            return _from_source(view, _move(view, moving))
        case Ask.DEFEND:
            return f"{_attack(view)}. Defend with a card?"
        case Ask.HAND_LIMIT:
            cards = len(view.state.hands[view.seat])
            return f"{cards} cards in hand are too many: which do you discard?"
        case Ask.MAY:
            return _quoted(view, "Do you want to?")
        case Ask.SITE:
            return _after_maneuver(view)
    return _quoted(view, _which(view))


def label(view: View, action: Action) -> str:
    """An answer as it is listed: in the notation, with the number that is printed on its card, or
    another that one goes by."""
    faces = view.setting.faces
    match action.option:
        case BoostWith(face) if face >= 0:
            return f"{action} (+{faces[face].boost})"
        case Activate(face=face):
            return f"{action} (boost {faces[face].boost})"
        case DefendWith(face) | Attack(face=face) if face >= 0:
            return f"{action} ({faces[face].value})"
        case PickSite(site) if view.state.adventure is not None:
            return f"{action} ({view.state.adventure.markers[site]} there)"
        case PickFighter(fighter) if view.state.adventure and _open(view).text is None:
            return f"{action} (health {view.state.health[fighter]})"
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


def _from_source(view: View, words: str) -> str:
    """With the card or hero in front; and whose card, if it is not one's own."""
    cause = _open(view).cause
    source = _source(view, cause)
    if source is None:
        return words
    return f"{_whose_card(view, cause)}{source}: {words}"


def _source(view: View, cause: Cause) -> str | None:
    """The card or the hero; what an enemy does without a card is its objective, or a token."""
    seat = seat_of_ability(cause)
    if seat is None or view.setting.has_player(seat):
        return view.source(cause)
    return f"{player_name(view.setting, seat)}'s {ability_words(view.setting, seat)}"


def _whose_card(view: View, cause: Cause) -> str:
    """ "Medusa's ", of a card that is another's."""
    if cause < 0:
        return ""
    face = view.setting.faces[cause]
    if face.seat == view.seat or face.card.type is CardType.BOARD:
        return ""
    return f"{player_name(view.setting, face.seat)}'s "


def _quoted(view: View, question: str) -> str:
    """The sentence that asks, then what is to be named."""
    text = _open(view).text
    if text is None or text.effect is None:
        return question
    effect = text.effect
    if isinstance(effect, Discard) and effect.who is Who.THAT and _is_of_hand(view):
        sentence = _sentence(view, text.seat, replace(effect, who=Who.YOU))  # one's own hand
        return _from_source(view, f"{sentence}. {question}")
    sentence = _sentence(view, text.seat, effect)
    return _from_source(view, f"{sentence}. {_why_you(view, text, sentence)}{question}")


def _is_of_hand(view: View) -> bool:
    return all(isinstance(option, PickCard) for option in _open(view).options)


def _why_you(view: View, text: TextAsked, sentence: str) -> str:
    """Whoever is asked for another's text is meant in it, or chooses for an enemy (A.B7): in the
    text of an enemy what is not one's own hand, in that of a player what the opponent would."""
    is_player = view.setting.has_player(text.seat)
    if not is_player and not _is_of_hand(view):
        return f"You choose for {player_name(view.setting, text.seat)}. "
    if view.state.adventure and is_player and sentence.startswith("your opponent"):
        return "You choose for the enemy. "
    return "" if text.seat == view.seat else "That is you. "


def _sentence(view: View, seat: Seat, node: Effect) -> str:
    choice = node.effect if isinstance(node, May) else node
    if isinstance(choice, ChooseOptions):  # its options are listed below
        return f"choose {choice.n} of these"
    return say_effects((node,), names_in_text(view.setting, seat, _open(view).cause))


# ---------------------------------------------------------------- picks

_WHICH = {
    Act.FIGHTER: "Which fighter?",
    Act.PLAYER: "Which player?",
    Act.TOKEN: "Which token?",
    Act.MOVE_TOKEN: "Where to?",
    Act.SPACE: "Which space?",
    Act.CARD: "Which card?",
    Act.NUMBER: "Which number?",
    Act.SOURCE: "Which of your effects happens first?",
    Act.SITE: "Which one first?",  # where what there is does not do for all (A.L5)
}


def _which(view: View) -> str:
    act = _open(view).options[0].act
    words = _WHICH.get(act, "Which?")
    text = _open(view).text
    if act is Act.NUMBER and text is not None and not isinstance(text.effect, ChooseNumber):
        words = "How many?"
    if text is None or text.effect is None:
        return _of_rules(view, act, words)
    return f"{words}{_progress(text, text.effect, act)}{_order(text.effect, act)}"


def _progress(text: TextAsked, effect: Effect, act: Act) -> str:
    """Which of several picks this is: "(2 of 3)"."""
    count = _count(effect)
    picked = text.answered.count(act)
    if count is None or act in (Act.SPACE, Act.MOVE_TOKEN, Act.NUMBER, Act.SPOT):
        return ""
    if count.quantity is Quantity.ANY_NUMBER:
        return f" ({picked} so far)" if picked else ""
    up_to = "up to " if count.quantity is Quantity.UP_TO else ""
    return f" ({picked + 1} of {up_to}{text.most})" if text.most > 1 else ""


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


def _order(node: Effect, act: Act) -> str:
    """Where several cards go on a deck, the order in which they are named counts."""
    if act is not Act.CARD or not isinstance(node, Put) or node.spot is Spot.HAND:
        return ""
    one = isinstance(node.cards, Select) and node.cards.count.n == 1
    return "" if one or node.spot is Spot.SHUFFLED else " (the first named is drawn first)"


def _of_rules(view: View, act: Act, words: str) -> str:
    """What a rule asks for: of the cooperative game whom an enemy attacks (A.F2, A.F3), and how
    much is removed from a bridge (A.K9)."""
    board = view.setting.battlefield.adventure
    if view.state.adventure is None or board is None:
        return words
    if act is Act.FIGHTER:
        return f"Whom does {player_name(view.setting, view.state.turn)} attack? You choose."
    if act is Act.NUMBER:
        return f"How many {board.marker}s do you remove from the {board.site}?"
    return words


def _after_maneuver(view: View) -> str:
    """The step after a maneuver (A.K7, A.L6)."""
    board = view.setting.battlefield.adventure
    assert board is not None
    if Act.ACTIVATE not in acts(view):
        return f"After your maneuver: do you remove one {board.marker} from a {board.site}?"
    return (
        f"After your maneuver: do you discard a card to activate a {board.site}? You may use what "
        f"it says, and then remove as many {board.marker}s from it as the card's boost."
    )


# ---------------------------------------------------------------- the other questions


def _piece(view: View) -> str:
    """What is to be placed."""
    option = _open(view).options[0]
    if isinstance(option, PlaceToken):
        return f"a {view.setting.tokens[option.token].kind.name} token"
    assert isinstance(option, PlaceFighter)
    return fighter_name(view.setting, option.fighter)


def _boost(view: View) -> str:
    """A maneuver's boost adds to its movement, that of a text to the attack (C31, C67)."""
    if _open(view).text is None:
        return f"Boost your movement of {view.setting.forces[view.seat].move}?"
    return _quoted(view, "With which card?")


def _move(view: View, moving: MoveAsked) -> str:
    reach = _how_far(moving.distance, moving.exact)
    if moving.of_tokens:
        return f"Which token moves where{reach}?"
    if moving.through:
        reach += ", even through opposing fighters"
    if len(moving.movers) == 1:
        who = fighter_name(view.setting, moving.movers[0])
        if not view.setting.has_player(view.state.turn) and _open(view).text is None:
            return f"{who} goes {_spaces(moving.distance)}: where does it end? You choose."
        return f"Where does {who} move{reach}?"
    done = " (done: nobody else)" if DONE in _open(view).options else ""
    return f"Who moves where{reach}?{done}"


def _how_far(spaces: int, exact: bool) -> str:
    if not spaces:
        return ""
    return f", {'exactly' if exact else 'up to'} {_spaces(spaces)}"


def _spaces(n: int) -> str:
    return f"{n} space{'s' * (n > 1)}"


def _attack(view: View) -> str:
    combat = view.state.combat
    assert combat is not None
    attacker, target = combat.attack.fighter, combat.defense.fighter
    return f"{fighter_name(view.setting, attacker)} attacks {fighter_name(view.setting, target)}"
