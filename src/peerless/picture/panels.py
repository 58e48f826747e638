"""Beside the battlefield: the heading, a panel for each player, and the key to the zones."""

from __future__ import annotations

from peerless.picture.board import WIDTH, look, marks
from peerless.picture.colours import CARD, EDGE, FAINT, HEART, INK
from peerless.picture.lists import WORDS, Block, Entry, flow, pair
from peerless.picture.pieces import badge, shape, side_of
from peerless.picture.scene import Piece, Player, Scene
from peerless.picture.signs import door, flag, token, weapon
from peerless.picture.svg import centred, circle, fitting, group, number, rect, text, width_of

_GAP = 16.0


def heading(scene: Scene) -> Block:
    board = scene.board
    size = fitting(board.name, 32, WIDTH)
    name = text(0, 30, board.name, size, fill=INK, font_weight=700)
    if scene.status:
        size = fitting(scene.status, 20, WIDTH)
        return Block(name + text(0, 62, scene.status, size, fill=INK), 78)
    return Block(name + text(0, 60, board.set, 18, fill=FAINT), 74)


# ---------------------------------------------------------------- players


def players(scene: Scene) -> Block:
    """Panels two by two, those of enemies below; those side by side are of one height."""
    width, y, drawn = (WIDTH - _GAP) / 2, 0.0, []
    for row in _rows(scene):
        panels = [_panel(scene, player, width) for player in row]
        high = max(panel.height for panel in panels)
        for i, (player, panel) in enumerate(zip(row, panels, strict=True)):
            place = f"translate({number(i * (width + _GAP))} {number(y)})"
            drawn.append(group(_frame(player, width, high), panel.drawn, transform=place))
        y += high + _GAP
    return Block("".join(drawn), y)


def _rows(scene: Scene) -> list[list[Player]]:
    rows = []
    for enemies in (False, True):
        own = [player for player in scene.players if player.look.enemy == enemies]
        rows += [own[first : first + 2] for first in range(0, len(own), 2)]
    return rows


def _frame(player: Player, width: float, high: float) -> str:
    colour = side_of(player.look).colour
    card = rect(0, 0, width, high, rx=14, fill=CARD, stroke=EDGE, stroke_width=1.5)
    if not player.has_turn:
        return card
    return rect(0, 0, width, high, rx=14, fill=CARD, stroke=colour, stroke_width=4)


def _panel(scene: Scene, player: Player, width: float) -> Block:
    own = [piece for piece in scene.pieces if piece.seat == player.seat]
    flag = _flag(player, width - 14)
    size = fitting(player.name, 25, width - 124 - flag.width)
    drawn = [
        badge(own[0], 46, 48, 25),
        text(90, 40, player.name, size, fill=INK, font_weight=700),
        flag.drawn,
    ]
    kept = [pair(*each) for each in (*player.piles, *player.tracks)] + _tokens(scene, player)
    y = 68.0
    rows = ([_health(own[0])], _mates(scene, player), _sidekicks(own[1:]), _away(own), kept)
    for entries in rows:
        lines = flow(90, y, width - 12, entries)
        drawn.append(lines.drawn)
        y += lines.height
    return Block("".join(drawn), y - 8)


def _flag(player: Player, right: float) -> Entry:
    """Whose turn it is, and who is asked, in a word."""
    words = " · ".join(["turn"] * player.has_turn + ["asked"] * player.is_asked)
    if not words:
        return Entry("", 0)
    side, wide = side_of(player.look), width_of(words, 16) + 22
    plate = rect(right - wide, 17, wide, 28, rx=14, fill=side.colour)
    label = centred(right - wide / 2, 31, words, 16, fill=side.letters, font_weight=600)
    return Entry(plate + label, wide)


def _health(piece: Piece) -> Entry:
    bar = 150.0
    full = bar * piece.health / piece.most
    words = f"{piece.health}/{piece.most}"
    drawn = (
        rect(0, -7, bar, 14, rx=7, fill=EDGE)
        + (rect(0, -7, max(full, 14), 14, rx=7, fill=HEART) if full else "")
        + text(bar + 10, 0.36 * 20, words, 20, fill=INK, font_weight=700)
    )
    return Entry(drawn, bar + 10 + width_of(words, 20))


def _mates(scene: Scene, player: Player) -> list[Entry]:
    if scene.adventure is not None:  # everyone is with everyone
        return []
    (team,) = (team for team in scene.teams if player in team)
    names = " and ".join(mate.name for mate in team if mate != player)
    return [pair("with", names)] if names else []


def _away(pieces: list[Piece]) -> list[Entry]:
    """Who would be looked for in vain."""
    away = [piece.emblem for piece in pieces if piece.space is None and not piece.defeated]
    return [pair("off the battlefield", ", ".join(away))] if away else []


def _sidekicks(pieces: list[Piece]) -> list[Entry]:
    kinds = dict.fromkeys(piece.kind for piece in pieces)
    return [_kind([piece for piece in pieces if piece.kind == kind]) for kind in kinds]


def _kind(pieces: list[Piece]) -> Entry:
    """All sidekicks of a kind: their pieces, what they are called, and how they are."""
    drawn, x = "", 0.0
    for piece in pieces:
        drawn += badge(piece, x + 14, 0, 13)
        x += 37
    words = pieces[0].kind
    if pieces[0].most > 1:
        words += " " + ", ".join(f"{piece.health}/{piece.most}" for piece in pieces)
    gone = all(piece.defeated for piece in pieces)
    drawn += text(
        x + 2,
        0.36 * WORDS,
        words,
        WORDS,
        fill=FAINT if gone else INK,
        text_decoration="line-through" if gone else None,
    )
    return Entry(drawn, x + 2 + width_of(words, WORDS))


def _tokens(scene: Scene, player: Player) -> list[Entry]:
    entries = []
    side = side_of(player.look)
    own = [each for each in scene.tokens if each.seat == player.seat]
    for kind in dict.fromkeys((each.kind, each.number) for each in own):
        lying = sum((each.kind, each.number) == kind and each.space is not None for each in own)
        words = f"{kind[0]} × {lying}"
        drawn = token(13, 0, kind[1], side.colour, side.letters, 0.9) + text(
            34, 0.36 * WORDS, words, WORDS, fill=INK
        )
        entries.append(Entry(drawn, 34 + width_of(words, WORDS)))
    return entries


# ---------------------------------------------------------------- the key


def key(scene: Scene) -> Block:
    """The zones by name, and the signs that this picture has."""
    zones = [_zone(scene, zone) for zone in scene.board.zones]
    return flow(6, 20, WIDTH, zones + _signs(scene) + _teams(scene))


def _zone(scene: Scene, zone: str) -> Entry:
    colour = circle(15, 0, 14, fill=look(scene.board, zone).colour)
    swatch = colour + circle(15, 0, 14, fill=marks(scene.board, zone), stroke=INK, stroke_width=1.6)
    words = zone.replace("-", " ")
    return Entry(
        swatch + text(38, 0.36 * WORDS, words, WORDS, fill=INK), 38 + width_of(words, WORDS)
    )


def _signs(scene: Scene) -> list[Entry]:
    entries = []
    spaces = scene.board.spaces
    if any(space.start for space in spaces):
        entries.append(_sign(flag(15, 0, 1, scale=0.7), "start space"))
    if any(space.passage for space in spaces):
        entries.append(_sign(door(15, 0), "secret passage"))
    if scene.pieces:
        entries.append(_sign(weapon(15, 0, ranged=False), "melee"))
        entries.append(_sign(weapon(15, 0, ranged=True), "ranged"))
    return entries


def _teams(scene: Scene) -> list[Entry]:
    """Whose pieces stand together, where players do."""
    if len(scene.teams) == len(scene.players):
        return []
    drawn, x = "", 0.0
    for team in scene.teams:
        if x:
            drawn += text(x + 4, 0.36 * WORDS, "against", WORDS, fill=FAINT)
            x += 10 + width_of("against", WORDS)
        for player in team:
            drawn += shape(player.look, x + 13, 0, 11)
            x += 30
    return [Entry(drawn, x)]


def _sign(drawn: str, words: str) -> Entry:
    return Entry(
        drawn + text(38, 0.36 * WORDS, words, WORDS, fill=FAINT), 38 + width_of(words, WORDS)
    )
