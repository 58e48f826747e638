"""The battlefield as text: spaces where they lie, lines between them, bridges and farms, who stands
where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_lowercase

from peerless.game import View
from peerless.record.notation import card_name, fighter_name, player_name, space_name
from peerless.rules.masks import has, members
from peerless.rules.numbers import FighterId, Seat, SpaceId, TrackId
from peerless.rules.pieces import Site
from peerless.rules.questions import Ask
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State
from peerless.terminal.cards import rank
from peerless.terminal.colour import paint
from peerless.terminal.speech import PLAIN, Speech

_CELL = 4  # a space is drawn as wide as "[KA]"


def codes(setting: Setting) -> list[str]:
    """Two letters for each fighter: KA, Me, H1. The brackets tell two players apart; more than two
    have different letters too."""
    if setting.seats > 2:
        return _codes_of(setting, list(range(len(setting.fighters))))
    return [code for own in setting.fighters_of for code in _codes_of(setting, own)]


def _codes_of(setting: Setting, fighters: list[int]) -> list[str]:
    """Different from one another: the initials, or where those are taken another letter."""
    taken: list[str] = []
    for fighter in map(setting.fighters.__getitem__, fighters):
        words = [word for word in fighter.kind.name.replace(".", "").split() if word != "The"]
        number = fighter.name[len(fighter.kind.name) :].strip()
        if number:
            wanted = [words[0][0] + number]
        elif len(words) > 1:
            wanted = [words[0][0] + words[1][0]]
        else:
            wanted = []
        wanted += [words[0][0] + letter for letter in words[0][1:] + "23456789" + ascii_lowercase]
        taken.append(next(code for code in wanted if code not in taken))
    return taken


def draw_battlefield(view: View, width: int, colour: bool = False) -> str:
    """The board: one's own fighters as [KA], a team-mate's as (Al), the others as <Md>, free spaces
    by their number, a token as ~, one of an enemy as !, a bridge that stands as =1=, a farm as {1},
    with what lies there as {1:2}. In colour, the number of a space has that of its first zone."""
    state, board = view.state, view.state.battlefield
    columns = max(min(width, 120), 72)
    rows = round(columns * board.height / board.width * 0.46)
    spots = [
        (
            round(space.x / board.width * (columns - _CELL - 2)) + 2,
            round(space.y / board.height * (rows - 1)),
        )
        for space in board.spaces
    ]
    canvas = [[" "] * (columns + _CELL) for _ in range(rows)]
    for a, b in board.lines:
        _draw_line(canvas, spots[a], spots[b])
    for site, sign in _sites(state):
        around = [spots[space] for space in site.spaces]
        x, y = (round(sum(along) / len(around)) for along in zip(*around, strict=True))
        canvas[y][x - 1 : x - 1 + len(sign)] = sign
    for i, (x, y) in enumerate(spots):
        free = state.occupant[i] == -1
        for offset, letter in enumerate(_label(state, view.seat, i)):
            painted = colour and free and letter.isdigit()
            zone = board.spaces[i].zones[0]
            canvas[y][x - 1 + offset] = paint(letter, zone) if painted else letter
    return "\n".join("".join(row).rstrip() for row in canvas if "".join(row).strip())


def _sites(state: State) -> Iterator[tuple[Site, str]]:
    """Bridges that stand, and farms, in the middle of the spaces that they join or that are around
    them."""
    board = state.setting.battlefield.adventure
    if state.adventure is None or board is None:
        return
    for i in members(state.adventure.standing()):
        site = board.sites[i]
        there = state.adventure.markers[i]
        sign = f"{site.number}:{there}" if there else f"{site.number}"
        yield site, f"={sign}=" if board.bridges else f"{{{sign}}}"


def _label(state: State, seat: Seat, space: SpaceId) -> str:
    fighter = state.occupant[space]
    token = _sign_of_tokens(state, space)
    if fighter == -1:
        name = space_name(state.setting, space)
        return f"{token or ' '}{name[-2:]} "
    return _marked(state.setting, seat, fighter) + token


def _sign_of_tokens(state: State, space: SpaceId) -> str:
    if space not in state.token_space:
        return ""
    owners = [token.seat for token in state.setting.tokens if state.token_space[token.id] == space]
    return "~" if all(map(state.setting.has_player, owners)) else "!"


def _marked(setting: Setting, seat: Seat, fighter: FighterId) -> str:
    """The code of a fighter, in brackets that say whose it is."""
    code = codes(setting)[fighter]
    piece = setting.fighters[fighter]
    if piece.seat == seat:
        return f"[{code}]"
    return f"({code})" if piece.side == setting.sides[seat] else f"<{code}>"


def _draw_line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    (x0, y0), (x1, y1) = start, end
    steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
    for i in range(0, steps + 1, 2):
        x = round(x0 + (x1 - x0) * i / steps)
        y = round(y0 + (y1 - y0) * i / steps)
        canvas[y][x] = "·"


def role(setting: Setting, seat: Seat, mine: Sequence[Seat], speech: Speech) -> str:
    """What a player is to the person who holds these seats; nothing for an opponent."""
    if seat in mine:
        return f" {speech('you')}"
    mates = [setting.sides[own] for own in mine]
    return f" {speech('your-mate')}" if setting.sides[seat] in mates else ""


def in_order(view: View) -> list[int]:
    """The seats as they matter to the player: oneself, the team-mates, the others in turn order."""
    seats = view.setting.seats
    others = [(view.seat + step) % seats for step in range(1, seats)]
    side = view.setting.sides[view.seat]
    return [view.seat, *sorted(others, key=lambda seat: view.setting.sides[seat] != side)]


def describe_players(view: View, mine: Sequence[Seat] = (), speech: Speech = PLAIN) -> str:
    """One paragraph a player, one's own first: piles, state, fighters with health and place. `mine`
    are the seats of the person who looks, if they are more than one."""
    seats = mine or (view.seat,)
    players = [_describe_player(view, seat, seats, speech) for seat in in_order(view)]
    if view.setting.mode.is_adventure:
        players.insert(view.setting.players, speech("enemies"))
    elif view.setting.seats > 2 and not view.over:
        players.insert(0, _whose_turn(view, speech))
    return "\n".join(players)


def _whose_turn(view: View, speech: Speech) -> str:
    state, setting = view.state, view.setting
    if state.question is not None and state.question.about is Ask.PLACE:
        return speech("being-placed")
    order = [(state.turn + step) % setting.seats for step in range(setting.seats)]
    now, *later = [player_name(setting, seat) for seat in order if not state.out(seat)]
    if not later:
        return speech("turn-of", player=now)
    return speech("turn-of-then", player=now, others=", ".join(map(speech.name, later)))


def _describe_player(view: View, seat: Seat, mine: Sequence[Seat], speech: Speech) -> str:
    state, setting = view.state, view.setting
    hero = setting.forces[seat]
    if not setting.has_player(seat):
        return _describe_enemy(view, seat, speech)
    name = speech.name(player_name(setting, seat)) + role(setting, seat, mine, speech)
    if state.out(seat) and not state.over:
        return speech("out", player=name)
    tracked = [
        speech("source", source=track.key, question=_tracked(state, seat, i, speech))
        for i, track in enumerate(hero.tracks)
    ]
    head = speech(
        "player",
        player=name,
        move=hero.move,
        hand=len(state.hands[seat]),
        deck=len(state.decks[seat]),
        discard=len(state.discards[seat]),
    )
    lines = [
        *_fighter_lines(view, seat, speech),
        *_token_lines(state, seat, speech),
        *_open_hand(view, seat, speech),
    ]
    return "\n".join([", ".join([head, *tracked]), *lines])


def _describe_enemy(view: View, seat: Seat, speech: Speech) -> str:
    """In a line, for it has one fighter and no hand."""
    state, setting = view.state, view.setting
    fighter = setting.leader_of[seat]
    name = speech.name(player_name(setting, seat))
    kind = rank(setting.enemies[seat - setting.players], speech)
    head = f"  {_marked(setting, view.seat, fighter)} {name:<16} {kind:<7}"
    if state.defeated(fighter):
        return f"{head} {speech('defeated')}"
    move = setting.forces[seat].move + setting.rules.more_move
    deck, discard = len(state.decks[seat]), len(state.discards[seat])
    piles = speech("enemy-piles", move=move, deck=deck, discard=discard)
    line = f"{head} {_place(state, fighter, speech)}, {piles}"
    more = [*_known_top(view, seat, speech), *_token_lines(state, seat, speech)]
    return "\n".join([line, *(f"  {line}" for line in more)])


def _known_top(view: View, seat: Seat, speech: Speech) -> list[str]:
    """The card that an enemy plays next, if this seat has seen it."""
    state, deck = view.state, view.state.decks[seat]
    if not deck or not has(state.known[deck[-1]], view.seat):
        return []
    card = card_name(state.setting, state.setting.card_face[deck[-1]])
    return [f"  {speech('on-top', card=card)}"]


def _open_hand(view: View, seat: Seat, speech: Speech) -> list[str]:
    """In the cooperative game one plans with what the others hold (A.B1)."""
    setting, hand = view.setting, view.state.hands[seat]
    if not setting.mode.is_adventure or seat == view.seat or not hand or not sees_hand(view, seat):
        return []
    names = sorted(speech.name(card_name(setting, setting.card_face[card])) for card in hand)
    counts = {name: names.count(name) for name in names}
    listed = [name if n == 1 else f"{name} x{n}" for name, n in counts.items()]
    return [f"  {speech('in-hand', cards=', '.join(listed))}"]


def sees_hand(view: View, seat: Seat) -> bool:
    return has(view.setting.mates[seat], view.seat)


def describe_fighters(view: View, speech: Speech = PLAIN) -> str:
    """A line for each fighter, one's own first."""
    return "\n".join(
        line
        for seat in in_order(view)
        if not view.state.out(seat)
        for line in _fighter_lines(view, seat, speech)
    )


def _fighter_lines(view: View, seat: Seat, speech: Speech) -> list[str]:
    """A line each; among many players all the defeated share one."""
    setting = view.setting
    kinds = {True: speech("ranged"), False: speech("melee")}
    width = max(map(len, kinds.values())) + 1
    lines = []
    defeated = []
    for fighter in setting.fighters_of[seat]:
        name = speech.name(fighter_name(setting, fighter))
        if setting.seats > 2 and view.state.defeated(fighter):
            defeated.append(name)
            continue
        code = _marked(setting, view.seat, fighter)
        kind = kinds[setting.fighters[fighter].ranged]
        lines.append(f"  {code} {name:<16} {kind:<{width}} {_place(view.state, fighter, speech)}")
    if defeated:
        lines.append(f"  {speech('all-defeated', names=', '.join(defeated))}")
    return lines


def _token_lines(state: State, seat: Seat, speech: Speech) -> list[str]:
    """Where a player's tokens lie: "fog: bas05 bas09"."""
    places: dict[str, list[str]] = {}
    for token in state.setting.tokens:
        space = state.token_space[token.id]
        if token.seat == seat and space != OFF:
            places.setdefault(token.kind.name, []).append(space_name(state.setting, space))
    return [
        f"  {speech('source', source=kind, question=' '.join(sorted(spaces)))}"
        for kind, spaces in places.items()
    ]


def describe_zones(view: View, colour: bool = False, speech: Speech = PLAIN) -> str:
    """The spaces of each zone, for ranged attacks and effects."""
    board = view.setting.battlefield
    width = max(11, *(len(speech.zone(zone)) for zone in board.zones))
    lines = []
    for zone in board.zones:
        name = f"{speech.zone(zone):<{width}}"
        spaces = " ".join(space.id for space in board.spaces if zone in space.zones)
        lines.append(f"  {paint(name, zone) if colour else name} {spaces}")
    return "\n".join(lines)


def _tracked(state: State, seat: Seat, track: TrackId, speech: Speech) -> str:
    piece = state.setting.forces[seat].tracks[track]
    now = state.tracks[seat][track]
    if piece.is_counter:
        return str(now)
    return piece.values[now] if now >= 0 else speech("none")


def _place(state: State, fighter: FighterId, speech: Speech) -> str:
    if state.defeated(fighter):
        return speech("defeated")
    most = state.setting.fighters[fighter].health
    health = speech("health", health=state.health[fighter], most=most)
    space = state.space[fighter]
    if space == OFF:
        return f"{health:<12} {speech('off')}"
    zones = "/".join(map(speech.zone, state.setting.battlefield.spaces[space].zones))
    at = speech("at", space=space_name(state.setting, space), zones=zones)
    return f"{health:<12} {at}"
