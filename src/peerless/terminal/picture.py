"""The battlefield as text: spaces where they lie, lines between them, who stands where."""

from __future__ import annotations

from peerless.game import View
from peerless.record.notation import fighter_name, player_name, space_name
from peerless.rules.setting import Setting
from peerless.rules.state import OFF, State

_CELL = 4  # a space is drawn as wide as "[KA]"


def codes(setting: Setting) -> list[str]:
    """Two letters for each fighter, different from all others: KA, Me, H1."""
    taken: list[str] = []
    for fighter in setting.fighters:
        words = [word for word in fighter.kind.name.replace(".", "").split() if word != "The"]
        number = fighter.name[len(fighter.kind.name) :].strip()
        if number:
            wanted = [words[0][0] + number]
        elif len(words) > 1:
            wanted = [words[0][0] + words[1][0]]
        else:
            wanted = []
        wanted += [words[0][0] + letter for letter in words[0][1:] + "23456789"]
        taken.append(next(code for code in wanted if code not in taken))
    return taken


def draw_battlefield(view: View, width: int) -> str:
    """The board: one's own side as [KA], the others as <Md>, free spaces by their number."""
    state, board = view.state, view.setting.battlefield
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
    for i, (x, y) in enumerate(spots):
        for offset, letter in enumerate(_label(state, view.seat, i)):
            canvas[y][x - 1 + offset] = letter
    return "\n".join("".join(row).rstrip() for row in canvas if "".join(row).strip())


def _label(state: State, seat: int, space: int) -> str:
    fighter = state.occupant[space]
    if fighter == -1:
        name = space_name(state.setting, space)
        return f" {name[-2:]} "
    code = codes(state.setting)[fighter]
    mine = state.setting.fighters[fighter].side == state.setting.sides[seat]
    return f"[{code}]" if mine else f"<{code}>"


def _draw_line(canvas: list[list[str]], start: tuple[int, int], end: tuple[int, int]) -> None:
    (x0, y0), (x1, y1) = start, end
    steps = max(abs(x1 - x0), 2 * abs(y1 - y0), 1)
    for i in range(0, steps + 1, 2):
        x = round(x0 + (x1 - x0) * i / steps)
        y = round(y0 + (y1 - y0) * i / steps)
        canvas[y][x] = "·"


def describe_players(view: View) -> str:
    """One paragraph a player, one's own first: piles, state, fighters with health and place."""
    others = [seat for seat in range(view.setting.seats) if seat != view.seat]
    return "\n".join(_describe_player(view, seat) for seat in (view.seat, *others))


def _describe_player(view: View, seat: int) -> str:
    state, setting = view.state, view.setting
    hero = setting.heroes[seat]
    tracked = "".join(
        f", {track.key}: {_tracked(state, seat, i)}" for i, track in enumerate(hero.tracks)
    )
    mine = seat == view.seat
    you = " (you)" if mine else ""
    lines = [
        f"{player_name(setting, seat)}{you}: move {hero.move}, hand {len(state.hands[seat])}, "
        f"deck {len(state.decks[seat])}, discard {len(state.discards[seat])}{tracked}"
    ]
    marks = "[]" if mine else "<>"
    for fighter in setting.fighters_of[seat]:
        piece = setting.fighters[fighter]
        code = f"{marks[0]}{codes(setting)[fighter]}{marks[1]}"
        kind = "ranged" if piece.ranged else "melee"
        lines.append(
            f"  {code} {fighter_name(setting, fighter):<16} {kind:<7} {_place(state, fighter)}"
        )
    return "\n".join(lines)


def describe_zones(view: View) -> str:
    """The spaces of each zone, for ranged attacks and effects."""
    board = view.setting.battlefield
    return "\n".join(
        f"  {zone:<10} " + " ".join(space.id for space in board.spaces if zone in space.zones)
        for zone in board.zones
    )


def _tracked(state: State, seat: int, track: int) -> str:
    piece = state.setting.heroes[seat].tracks[track]
    now = state.tracks[seat][track]
    if piece.is_counter:
        return str(now)
    return piece.values[now] if now >= 0 else "none"


def _place(state: State, fighter: int) -> str:
    if state.defeated(fighter):
        return "defeated"
    most = state.setting.fighters[fighter].health
    health = f"health {state.health[fighter]}/{most}"
    space = state.space[fighter]
    if space == OFF:
        return f"{health:<12} not on the battlefield"
    zones = "/".join(state.setting.battlefield.spaces[space].zones)
    return f"{health:<12} at {space_name(state.setting, space)} ({zones})"
