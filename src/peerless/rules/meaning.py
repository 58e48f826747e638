"""The meaning of every effect of the tree, each in one place."""

from __future__ import annotations

from peerless.rules import cards as deck
from peerless.rules import health, knowledge
from peerless.rules.combat_record import CombatSide
from peerless.rules.context import my_side, seat_of
from peerless.rules.effects import MEANINGS, Effects, faces, means
from peerless.rules.events import EVERYONE, Happening
from peerless.rules.finding import (
    cards_meant,
    fighter_meant,
    fighters_meant,
    find_fighters,
    find_spaces,
    on_side,
    pile_of_seat,
)
from peerless.rules.lasting import Hold, Lasting
from peerless.rules.movement import can_leave, move_token, place, swap, take_off, token_spaces
from peerless.rules.moving import Moving, MovingTokens
from peerless.rules.questions import NO, YES, Act, Ask, Option
from peerless.rules.reading import holds, measure, track_index
from peerless.rules.state import OFF, State
from peerless.rules.value import change_value
from peerless.text import tree
from peerless.text.tree import Noun, Number, Pile, Quantity, Select, Spot, That, Who

ALL_SPACES = -1

# ---------------------------------------------------------------- control


@means(tree.If)
def check(state: State, run: Effects, node: tree.If) -> None:
    run.next(node.then if holds(state, run.context, node.condition) else node.otherwise)


@means(tree.May)
def may(state: State, run: Effects, node: tree.May) -> None:
    """Where the effect asks for something, "no" is one of the answers; otherwise yes or no."""
    inner = node.effect
    run.context.outcome(False)
    if not possible(state, run, inner):
        return
    if asks(inner):
        run.may = True
        MEANINGS[type(inner)](state, run, inner)
    elif run.pick(state, run.context.seat, [YES, NO], about=Ask.MAY) == YES:
        run.next((inner,))


def possible(state: State, run: Effects, node: tree.Effect) -> bool:
    """What can do nothing, as everyone can see, is not asked about."""
    if isinstance(node, tree.Swap):
        pair = [fighter_meant(state, run.context, f) for f in (node.first, node.second)]
        return all(f >= 0 and state.space[f] != OFF and can_leave(state, f) for f in pair)
    if isinstance(node, tree.SetValue | tree.Cancel | tree.Ignore):
        side = side_of_card(state, run, node.card)
        return side is not None and side.card >= 0
    return True


def asks(node: tree.Effect) -> bool:
    """Whether an effect asks for anything by itself, as it is written."""
    if isinstance(node, tree.Move | tree.MoveTo | tree.Boost | tree.Choose | tree.ChooseNumber):
        return True
    if isinstance(node, tree.ChooseState | tree.ChooseOptions):
        return True
    return any(
        isinstance(part, tree.UpTo) or (isinstance(part, Select) and chosen(part))
        for part in (getattr(node, name) for name in node.__slots__)
    )


def chosen(select: Select) -> bool:
    random = any(isinstance(which, tree.AtRandom) for which in select.filters)
    return select.count.quantity is not Quantity.EACH and not random


@means(tree.ChooseOptions)
def choose_options(state: State, run: Effects, node: tree.ChooseOptions) -> None:
    """All are named before any happens; they happen in the order they were named (R82)."""
    left = list(range(len(node.options)))
    named: list[int] = []
    while left and len(named) < node.n:
        options = [Option(Act.OPTION, i) for i in left]
        answer = run.pick(state, run.context.seat, options)
        left.remove(answer.a)
        named.append(answer.a)
    for i in reversed(named):
        run.next(node.options[i])


@means(tree.Until)
def until(state: State, run: Effects, node: tree.Until) -> None:
    context, rule = run.context, node.rule
    fighters, seat, amount = 0, -1, 0
    if isinstance(rule, tree.CannotLeave):
        hold = Hold.NO_LEAVING
        for fighter in state.setting.fighters:
            if on_side(state, context, rule.fighters.side, fighter.id):
                fighters |= 1 << fighter.id
    elif isinstance(rule, tree.LockValue):
        hold = Hold.VALUE_FROZEN if rule.wholly else Hold.VALUE_LOCKED
        locked = side_of_card(state, run, rule.card)
        seat = -1 if locked is None else locked.seat
    else:
        for fighter_id in fighters_meant(state, context, rule.fighter):
            fighters |= 1 << fighter_id
        if isinstance(rule, tree.HealthFloor):
            hold, amount = Hold.HEALTH_FLOOR, rule.least
        else:
            hold = Hold.NO_EFFECT_DAMAGE if rule.but_combat else Hold.NO_DAMAGE
    state.lasting.append(Lasting(hold, node.duration, fighters, seat, amount, context.cause))
    state.tell(Happening.LASTS, seat=context.seat, cause=context.cause)
    context.outcome(True)


@means(tree.Delay)
def delay(state: State, run: Effects, node: tree.Delay) -> None:
    state.delayed.append((run.context.seat, run.context.cause, node.effects))


@means(tree.GainAction)
def gain_action(state: State, run: Effects, node: tree.GainAction) -> None:
    """One more action this turn (C22); there are none to gain in another's."""
    if state.turn == run.context.seat:
        state.actions += node.amount.n
        state.tell(Happening.GAINED_ACTION, run.context.seat, amount=node.amount.n,
                   cause=run.context.cause)  # fmt: skip


@means(tree.EndTurn)
def end_turn(state: State, run: Effects, node: tree.EndTurn) -> None:
    state.actions = 0


# ---------------------------------------------------------------- choices


@means(tree.Choose)
def choose(state: State, run: Effects, node: tree.Choose) -> None:
    """Choose things; a later one may be chosen by the one before ("adjacent to that space")."""
    context = run.context
    noun = node.selects[0].noun
    if noun is Noun.SPACE:
        spaces: list[int] = []
        for select in node.selects:
            context.spaces = spaces
            space = run.space(state, select, ALL_SPACES)
            if space >= 0:
                spaces = [*spaces, space]
        context.spaces = spaces
        context.outcome(bool(spaces))
    elif noun is Noun.CARD:
        context.cards = [c for s in node.selects for c in run.cards(state, s, Who.YOU)]
        context.outcome(bool(context.cards))
    elif noun is Noun.PLAYER:
        # a player with no fighter on the battlefield is not chosen (R102)
        there = [s for s in state.setting.opponents(context.seat) if state.present(s)]
        picked = run.pick_several(state, context.seat, Act.PLAYER, there, node.selects[0].count)
        context.player = picked[0] if picked else -1
        context.outcome(bool(picked))
    elif noun is Noun.TOKEN:
        context.tokens = run.tokens(state, node.selects[0], context.seat)
        context.outcome(bool(context.tokens))
    else:
        found = [f for s in node.selects for f in run.fighters(state, s)]
        context.fighters = found
        context.outcome(bool(found))


@means(tree.ChooseNumber)
def choose_number(state: State, run: Effects, node: tree.ChooseNumber) -> None:
    most = state.setting.house.largest_named_number if node.most is None else node.most
    options = [Option(Act.NUMBER, n) for n in range(most + 1)]
    run.context.number = run.pick(state, run.context.seat, options).a
    state.tell(Happening.NAMED_NUMBER, run.context.seat, amount=run.context.number,
               cause=run.context.cause)  # fmt: skip
    run.context.outcome(True)


@means(tree.ChooseState)
def choose_state(state: State, run: Effects, node: tree.ChooseState) -> None:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    values = state.setting.heroes[seat].tracks[track].values
    options = [Option(Act.VALUE, seat, track, i) for i in range(len(values))]
    set_track(state, run, track, run.pick(state, seat, options).c)


@means(tree.ChangeState)
def change_state(state: State, run: Effects, node: tree.ChangeState) -> None:
    track = track_index(state, run.context.seat, node.key)
    values = state.setting.heroes[run.context.seat].tracks[track].values
    set_track(state, run, track, (state.tracks[run.context.seat][track] + 1) % len(values))


@means(tree.SetState)
def set_state(state: State, run: Effects, node: tree.SetState) -> None:
    track = track_index(state, run.context.seat, node.key)
    values = state.setting.heroes[run.context.seat].tracks[track].values
    set_track(state, run, track, values.index(node.value))


def set_track(state: State, run: Effects, track: int, value: int) -> None:
    seat = run.context.seat
    changed = state.tracks[seat][track] != value
    state.tracks[seat][track] = value
    if changed:
        state.tell(Happening.STATE_CHANGED, seat, other=track, amount=value,
                   cause=run.context.cause)  # fmt: skip
    run.context.outcome(changed)


@means(tree.Gain)
def gain(state: State, run: Effects, node: tree.Gain) -> None:
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    amount = run.amount(state, node.amount, seat)
    most = state.setting.heroes[seat].tracks[track].most
    set_track(state, run, track, min(state.tracks[seat][track] + amount, most))


@means(tree.Spend)
def spend(state: State, run: Effects, node: tree.Spend) -> None:
    """Only what can be paid is offered, unless the house says otherwise (R108); "spend 2"
    without 2 does nothing."""
    seat = run.context.seat
    track = track_index(state, seat, node.key)
    have = state.tracks[seat][track]
    if isinstance(node.amount, Number):
        amount = node.amount.n if have >= node.amount.n else 0
    else:
        unpayable = state.setting.house.more_can_be_spent_than_there_is
        most = node.amount.n if unpayable else min(node.amount.n, have)
        options = [Option(Act.NUMBER, n) for n in range(most + 1)]
        amount = run.pick(state, seat, options).a
    paid = amount <= have
    set_track(state, run, track, max(have - amount, 0))
    run.context.number = amount if paid else 0
    run.context.outcome(paid and amount > 0)


# ---------------------------------------------------------------- fighters


@means(tree.Move)
def move(state: State, run: Effects, node: tree.Move) -> None:
    context = run.context
    seat = seat_of(state, context, node.who)
    distance = measure(state, context, node.spaces)
    exact = isinstance(node.spaces, Number)
    may = run.may
    if isinstance(node.what, Select) and node.what.noun is Noun.TOKEN:
        tokens = run.tokens(state, node.what, seat)
        context.tokens = tokens
        if tokens:
            state.frames.append(MovingTokens(seat, list(tokens), distance, context.cause, may))
        return
    movers = [f for f in run.fighters(state, node.what, seat) if state.space[f] != OFF]
    context.outcome(False)
    if movers:
        may = may and not run.picks
        state.frames.append(
            Moving(seat, list(movers), distance, context.cause, node.through, exact, may)
        )


@means(tree.MoveTo)
def move_to(state: State, run: Effects, node: tree.MoveTo) -> None:
    """A token goes anywhere that fits; where it ends is "that space"."""
    context = run.context
    seat = seat_of(state, context, node.who)
    may = run.may
    tokens = run.tokens(state, node.what, seat)
    targets = ALL_SPACES if isinstance(node.to, That) else find_spaces(state, context, node.to)
    if isinstance(node.what, Select) and node.what.count.quantity is Quantity.EACH:
        mask = targets & ((1 << len(state.occupant)) - 1)
        if tokens:
            state.frames.append(MovingTokens(seat, list(tokens), 0, context.cause, may, mask))
        return
    for token in tokens[:1]:
        kind = state.setting.tokens[token].kind.name
        space = run.space(state, node.to, ~token_spaces(state, kind))
        if space >= 0:
            move_token(state, token, space, context.cause)
            context.spaces = [space]
    context.tokens = tokens
    context.outcome(bool(tokens))


@means(tree.Place)
def put_down(state: State, run: Effects, node: tree.Place) -> None:
    """On a free space; or, where it does not say another or an empty one, staying (R12)."""
    context = run.context
    fighters = [f for f in run.fighters(state, node.fighter) if not state.defeated(f)]
    context.outcome(False)
    for fighter in fighters[:1]:
        allowed = ~state.occupied() if can_leave(state, fighter) else 0  # R14
        if state.space[fighter] != OFF and may_stay(node.space):
            allowed |= 1 << state.space[fighter]
        space = run.space(state, node.space, allowed)
        if space >= 0:
            context.outcome(place(state, fighter, space, context.cause))


def may_stay(space: tree.Spaces) -> bool:
    if isinstance(space, That):
        return True
    return not any(isinstance(which, tree.Other | tree.Empty) for which in space.filters)


@means(tree.Return)
def bring_back(state: State, run: Effects, node: tree.Return) -> None:
    """Of several alike the one with the lowest number returns; only its space is picked."""
    context = run.context
    defeated = find_fighters(state, context, node.fighter)
    context.outcome(False)
    if defeated:
        space = run.space(state, node.space, ~state.occupied())
        if space >= 0:
            health.come_back(state, defeated[0], space, context.cause)
            context.fighters = defeated[:1]
            context.outcome(True)


@means(tree.Swap)
def exchange(state: State, run: Effects, node: tree.Swap) -> None:
    first = fighter_meant(state, run.context, node.first)
    second = fighter_meant(state, run.context, node.second)
    there = first >= 0 and second >= 0
    run.context.outcome(there and swap(state, first, second, run.context.cause))


@means(tree.Leave)
def leave(state: State, run: Effects, node: tree.Leave) -> None:
    fighter = fighter_meant(state, run.context, node.fighter)
    if fighter >= 0 and state.space[fighter] != OFF and can_leave(state, fighter):
        take_off(state, fighter)
        state.tell(Happening.LEFT, fighter=fighter, cause=run.context.cause)


@means(tree.Damage)
def damage(state: State, run: Effects, node: tree.Damage) -> None:
    context = run.context
    fighters = list(run.fighters(state, node.to))
    amount = run.amount(state, node.amount, context.seat)
    standing = [f for f in fighters if not state.defeated(f)]
    dealt = health.deal(state, fighters, amount, context.cause)
    context.outcome(dealt > 0, dealt, sum(state.defeated(f) for f in standing))


@means(tree.Recover)
def recover(state: State, run: Effects, node: tree.Recover) -> None:
    fighters = run.fighters(state, node.fighter)
    amount = run.amount(state, node.amount, run.context.seat)
    gained = [health.recover(state, f, amount, run.context.cause) for f in fighters]
    run.context.outcome(sum(gained) > 0)


@means(tree.SetHealth)
def set_health(state: State, run: Effects, node: tree.SetHealth) -> None:
    fighter = fighter_meant(state, run.context, node.fighter)
    done = fighter >= 0 and health.set_health(state, fighter, node.amount.n, run.context.cause)
    run.context.outcome(done)


@means(tree.Defend)
def become_defender(state: State, run: Effects, node: tree.Defend) -> None:
    """The new defender takes what the attack deals; the card stays in play (R117)."""
    fighters = run.fighters(state, node.fighter)
    if fighters and state.combat is not None:
        state.combat.defense.fighter = fighters[0]
        state.tell(Happening.DEFENDER_CHANGED, fighter=fighters[0], cause=run.context.cause)
    run.context.outcome(bool(fighters))


# ---------------------------------------------------------------- cards


@means(tree.Draw)
def draw(state: State, run: Effects, node: tree.Draw) -> None:
    context = run.context
    seat = seat_of(state, context, node.who)
    if seat < 0:
        return
    amount = run.amount(state, node.amount, seat)
    drawn = deck.draw(state, seat, amount, context.cause)
    context.cards = context.rest = context.looked = drawn
    context.seers = deck.only(seat)
    context.outcome(amount > 0)


@means(tree.Discard)
def discard(state: State, run: Effects, node: tree.Discard) -> None:
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, node.who)
    for card in cards:
        deck.discard(state, card, context.cause)
    context.cards = cards
    context.outcome(bool(cards), discards=len(cards))


def meant_or_chosen(state: State, run: Effects, cards: tree.Cards, who: Who) -> list[int]:
    if isinstance(cards, Select):
        return run.cards(state, cards, who)
    return list(cards_meant(state, run.context, cards))


@means(tree.Look)
def look(state: State, run: Effects, node: tree.Look) -> None:
    """Only the one who looks sees them, and the owner of a hand (R69)."""
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, Who.YOU)
    show(state, run, cards, Happening.LOOKED, deck.only(context.seat))


@means(tree.Reveal)
def reveal(state: State, run: Effects, node: tree.Reveal) -> None:
    """Everybody sees them; they stay where they are (R69)."""
    fight = my_side(state, run.context)
    if isinstance(node.cards, tree.ThisCard) and fight is not None:
        fight[1].face_up = True
        deck.turn_up(state, run.context.card)
    cards = meant_or_chosen(state, run, node.cards, node.who)
    show(state, run, cards, Happening.SHOWED, EVERYONE)


def show(state: State, run: Effects, cards: list[int], kind: Happening, seers: int) -> None:
    context = run.context
    seat = context.seat
    for card in cards:
        owner = state.setting.card_seat[card] if kind is Happening.SHOWED else seat
        knowledge.shown(state, card, seers)
        state.tell(kind, seat=owner, card=card, cause=context.cause, seers=seers)
    context.cards = context.rest = context.looked = cards
    context.seers = seers
    context.outcome(bool(cards))


@means(tree.Put)
def put(state: State, run: Effects, node: tree.Put) -> None:
    context = run.context
    cards = meant_or_chosen(state, run, node.cards, Who.YOU)
    spot = node.spot
    if spot is Spot.TOP_OR_BOTTOM and cards:
        options = [Option(Act.SPOT, 0), Option(Act.SPOT, 1)]
        spot = (Spot.TOP, Spot.BOTTOM)[run.pick(state, context.seat, options).a]
    if spot in (Spot.TOP, Spot.BOTTOM) and not isinstance(node.cards, Select):
        cards = in_order(state, run, cards)
    hide_the_choice(state, run, node.cards, cards)
    if spot is Spot.SHUFFLED:
        deck.shuffle_in(state, cards, seat_of(state, context, node.who), context.cause)
    elif spot is Spot.TOP:
        for card in reversed(cards):  # the first named is drawn first
            deck.put_on_top(state, card, context.cause, seers_of(state, run, card))
    else:
        for card in cards:
            seers = seers_of(state, run, card)
            if spot is Spot.HAND:
                take(state, run, card, seers)
            else:
                deck.put_at_bottom(state, card, context.cause, seers)
    context.outcome(bool(cards))


def hide_the_choice(state: State, run: Effects, which: tree.Cards, cards: list[int]) -> None:
    """Where not everyone sees which cards are moved, what others knew of all those that could
    have been is no longer sure."""
    if not cards:
        return
    seers = seers_of(state, run, cards[0])
    if seers != EVERYONE:
        of_looked = not isinstance(which, Select) or any(
            isinstance(f, tree.Among) for f in which.filters
        )
        hand = state.hands[state.setting.card_seat[cards[0]]]
        knowledge.chosen_unseen(state, run.context.looked if of_looked else hand, seers)


def in_order(state: State, run: Effects, cards: list[int]) -> list[int]:
    """Several cards that go on a deck in any order, named in the order they will be drawn."""
    if len(cards) < 2:
        return cards
    left = list(cards)
    named: list[int] = []
    while left:
        answer = run.pick(state, run.context.seat, faces(state, left), hidden=True)
        card = run.card_picked(state, answer, left)
        left.remove(card)
        named.append(card)
    return named


def seers_of(state: State, run: Effects, card: int) -> int:
    """Who sees which card it is: all, of a discard pile; its owner, of a hand."""
    owner = state.setting.card_seat[card]
    if card in state.discards[owner]:
        return EVERYONE
    if card in state.hands[owner]:
        return deck.only(owner)
    return run.context.seers


def take(state: State, run: Effects, card: int, seers: int) -> None:
    """Into the hand; a combat card that goes back leaves the combat."""
    combat = state.combat
    if combat is not None:
        for side in (combat.attack, combat.defense):
            if side.card == card:
                side.card = -1
    deck.take(state, card, run.context.cause, seers)


@means(tree.Shuffle)
def shuffle(state: State, run: Effects, node: tree.Shuffle) -> None:
    deck.shuffle(state, seat_of(state, run.context, node.who), run.context.cause)


@means(tree.Search)
def search(state: State, run: Effects, node: tree.Search) -> None:
    """Pile by pile, until the card is found. Whether the deck was opened is public."""
    context = run.context
    context.cards, context.searched = [], False
    for pile in node.piles:
        cards = pile_of_seat(state, pile, context.seat)
        context.searched = context.searched or pile is Pile.DECK
        found = [c for c in cards if state.setting.face(c).card.name == node.card]
        if found:
            context.cards = found[:1]
            context.seers = EVERYONE  # the text names it
            break
    else:  # it is in none of them: so everyone knows where it must be
        for card in state.hands[context.seat]:
            if state.setting.face(card).card.name == node.card:
                knowledge.shown_to_all(state, card)
    context.done = bool(context.cards)


@means(tree.BecomeCard)
def become_card(state: State, run: Effects, node: tree.BecomeCard) -> None:
    cards = cards_meant(state, run.context, node.card)
    fight = my_side(state, run.context)
    if not cards or fight is None:
        return
    combat, mine = fight
    side = mine if node.who is Who.YOU else combat.opposite(mine)
    deck.pull(state, cards[0])
    deck.turn_up(state, cards[0])
    side.card = cards[0]
    side.canceled = False
    side.changes.clear()
    state.tell(Happening.CARD_BECAME, side.seat, card=side.card, cause=run.context.cause)


# ---------------------------------------------------------------- combat values


def side_of_card(state: State, run: Effects, card: tree.CardRef) -> CombatSide | None:
    """The side of the combat whose card is meant."""
    fight = my_side(state, run.context)
    if fight is None:
        return None
    combat, mine = fight
    if isinstance(card, tree.CombatCard) and card.who is not Who.YOU:
        return combat.opposite(mine)
    return mine


@means(tree.Cancel)
def cancel(state: State, run: Effects, node: tree.Cancel) -> None:
    """What has happened stands; what has not does not come (R47, R49). A card without effects
    is not canceled (R51), nor is one that says so (R52)."""
    side = side_of_card(state, run, node.card)
    run.context.outcome(False)
    if side is None or side.card < 0 or uncancelable(state, side):
        return
    blank = not state.setting.face(side.card).has_effects
    if blank and not state.setting.house.blank_cards_can_be_canceled:
        return
    side.canceled = True
    state.tell(Happening.CANCELED, side.seat, card=side.card, cause=run.context.cause)
    run.context.outcome(True)


def uncancelable(state: State, side: CombatSide) -> bool:
    face = state.setting.face(side.card)
    if any(isinstance(s.rule, tree.Uncancelable) for s in face.standing):
        return True
    return any(
        isinstance(s.rule, tree.Uncancelable) and set(s.rule.banners) & set(face.card.users)
        for s in state.setting.standing[side.seat]
    )


@means(tree.Ignore)
def ignore(state: State, run: Effects, node: tree.Ignore) -> None:
    side = side_of_card(state, run, node.card)
    if side is not None and side.card >= 0:
        side.ignored = True
        state.tell(Happening.VALUE_IGNORED, side.seat, card=side.card, cause=run.context.cause)


@means(tree.Add)
def add(state: State, run: Effects, node: tree.Add) -> None:
    """The amount is fixed now, whatever happens later."""
    side = side_of_card(state, run, node.card)
    amount = run.amount(state, node.amount, run.context.seat)
    if side is not None and amount:
        change_value(state, side, False, amount, run.context.cause)
    run.context.outcome(amount > 0)


@means(tree.AddMove)
def add_move(state: State, run: Effects, node: tree.AddMove) -> None:
    """For the maneuver under way."""
    amount = run.amount(state, node.amount, run.context.seat)
    state.movement += amount


@means(tree.SetValue)
def set_value(state: State, run: Effects, node: tree.SetValue) -> None:
    side = side_of_card(state, run, node.card)
    amount = run.amount(state, node.amount, run.context.seat)
    if side is None or side.card < 0:
        return
    if node.printed:  # it also stands as the later of two that set the value (R40)
        side.printed = amount
    change_value(state, side, True, amount, run.context.cause)
    run.context.outcome(True)


@means(tree.Boost)
def boost(state: State, run: Effects, node: tree.Boost) -> None:
    """Whether to boost is always asked, even with an empty hand."""
    context = run.context
    hand = state.hands[context.seat]
    options = [Option(Act.BOOST, option.a) for option in faces(state, hand)]
    if run.may or not options:
        options.append(Option(Act.BOOST))
    run.may = False
    answer = run.pick(state, context.seat, options, hidden=True, about=Ask.BOOST)
    fight = my_side(state, context)
    if answer.a < 0 or fight is None:
        context.outcome(False)
        return
    context.outcome(True)
    if node.face_down:
        card = deck.play_face_down(state, context.seat, answer.a)
        fight[1].boost = card
        seers = deck.only(context.seat)
        state.tell(Happening.ADDED_BOOST, context.seat, card=card, cause=context.cause, seers=seers)
    else:
        card = deck.in_hand(state, context.seat, answer.a)
        deck.discard(state, card, context.cause)
        amount = state.setting.face(card).boost
        change_value(state, fight[1], False, amount, context.cause)
