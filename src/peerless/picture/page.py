"""The whole picture: heading, players, battlefield and key, one below the other."""

from __future__ import annotations

from collections import Counter
from math import dist

from peerless.content.drawing import Point
from peerless.picture import board as boards
from peerless.picture import scenery
from peerless.picture import sites as site_signs
from peerless.picture.board import RADIUS, WIDTH, place
from peerless.picture.colours import BOARD, EDGE, HEART, PAPER, WHITE
from peerless.picture.lists import Block
from peerless.picture.panels import heading, key, players
from peerless.picture.pieces import describe as describe_piece
from peerless.picture.pieces import side_of, standing
from peerless.picture.scene import Piece, Scene, SceneToken
from peerless.picture.signs import token
from peerless.picture.svg import document, group, number, path, rect, title
from peerless.picture.threat import threat
from peerless.picture.threat import told as threat_in_words
from peerless.rules.pieces import Battlefield

_MARGIN = 20.0


def draw(scene: Scene) -> str:
    """The picture as SVG."""
    blocks = [heading(scene), players(scene), _battlefield(scene), key(scene)]
    if scene.adventure is not None:
        blocks.insert(2, threat(scene.adventure))
    drawn, y = [], _MARGIN
    for block in blocks:
        drawn.append(group(block.drawn, transform=f"translate({number(_MARGIN)} {number(y)})"))
        y += block.height
    width, height = WIDTH + 2 * _MARGIN, y + _MARGIN / 2
    paper = rect(0, 0, width, height, rx=18, fill=PAPER)
    name, description = describe(scene)
    parts = [_definitions(scene.board), paper, *drawn]
    return document(width, height, name, description, parts)


def draw_ground(board: Battlefield, starts: bool = True) -> str:
    """A battlefield and nothing around it, for others to put pieces and names on; once the game has
    begun, without its starts."""
    block = _battlefield(Scene(board), named=False, starts=starts)
    name, description = describe(Scene(board))
    parts = [_definitions(board), block.drawn]
    return document(WIDTH, boards.height(board), name, description, parts)


def _definitions(board: Battlefield) -> str:
    return boards.patterns(board, scenery.definitions(board))


def _battlefield(scene: Scene, named: bool = True, starts: bool = True) -> Block:
    board = scene.board
    high = boards.height(board)
    ground = boards.ground(board, fill=BOARD, stroke=EDGE, stroke_width=1.5)
    taken = _taken(scene)
    spaces = [
        boards.space(board, i, _told(scene, i), free=starts and i not in taken)
        for i in range(len(board.spaces))
    ]
    plates = [boards.plate(board, i, named) for i in range(len(board.spaces))]
    fields, gone, sites = "", set[int](), ""
    if scene.adventure is not None:
        fields = site_signs.fields(board, scene.adventure)
        gone = site_signs.lines_of(board, scene.adventure.sites)
        sites = site_signs.sites(board, scene.adventure)
    below = [scenery.ground(board), boards.tints(board), fields, scenery.things(board)]
    under = [ground, *below, boards.lines(board, gone)]
    parts = [*under, *spaces, sites, _attack(scene), *_things(scene), *plates]
    return Block(group(*parts), high + _MARGIN / 2)


def _taken(scene: Scene) -> set[int]:
    spaces = [piece.space for piece in scene.pieces] + [each.space for each in scene.tokens]
    return {space for space in spaces if space is not None}


def _things(scene: Scene) -> list[str]:
    """Fighters and tokens."""
    drawn: list[str] = []
    held = Counter(piece.space for piece in scene.pieces)
    for piece in scene.pieces:
        if piece.space is not None:
            x, y = place(scene.board, piece.space)
            drawn.append(standing(piece, x, y - 2))
    for each in scene.tokens:
        if each.space is not None:
            drawn.append(_token(scene, each, held[each.space]))
            held[each.space] += 1
    return drawn


def _token(scene: Scene, each: SceneToken, before: int) -> str:
    """In the middle of a space, or beside what is there already."""
    assert each.space is not None
    x, y = place(scene.board, each.space)
    aside = (RADIUS - 2) * (1 if before % 2 else -1)
    spot = Point(x + aside, y + 15) if before else Point(x, y - 2)
    side = side_of(each.look)
    sign = token(*spot, each.number, side.colour, side.letters, 0.9 if before else 1.4)
    return group(title(each.kind), sign, data_token=each.kind)


def _attack(scene: Scene) -> str:
    """An arrow from the attacker to the defender."""
    if scene.attack is None:
        return ""
    start, end = (place(scene.board, space) for space in scene.attack)
    middle, far = start.toward(end, 0.5), dist(start, end)
    aside = 0.16 + 26 / far  # a short arrow has to bend more to be seen
    bow = Point(middle.x + (end.y - start.y) * aside, middle.y - (end.x - start.x) * aside)
    below = max(bow.y - end.y, 0) / dist(bow, end)  # the name of the space is not hidden
    tip, neck = (_before(bow, end, gap + 18 * below) for gap in (31, 46))
    ux, uy = (tip.x - neck.x) / 15, (tip.y - neck.y) / 15
    head = [tip, Point(neck.x - 9 * uy, neck.y + 9 * ux), Point(neck.x + 9 * uy, neck.y - 9 * ux)]
    way = f"M{_at(start)}Q{_at(bow)} {_at(neck)}"
    tipped = "M" + "L".join(map(_at, head)) + "Z"
    return group(
        path(way + tipped, stroke=WHITE, stroke_width=11, opacity=0.85),
        path(way, stroke=HEART, stroke_width=6, stroke_dasharray="1 10"),
        path(tipped, fill=HEART, stroke=HEART, stroke_width=3),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _before(start: Point, end: Point, gap: float) -> Point:
    """The point that lies this far before the end of the way."""
    return end.toward(start, gap / dist(start, end))


def _at(point: Point) -> str:
    return f"{number(point.x)} {number(point.y)}"


# ---------------------------------------------------------------- in words


def describe(scene: Scene) -> tuple[str, str]:
    """The name of the picture and what it shows, for those who hear it."""
    board = scene.board
    if not scene.players:
        zones = ", ".join(zone.replace("-", " ") for zone in board.zones)
        return board.name, f"A battlefield of {len(board.spaces)} spaces. Zones: {zones}."
    teams = (" and ".join(player.name for player in team) for team in scene.teams)
    heroes = " against ".join(teams)
    told = [scene.status, *(_where(scene, piece) for piece in scene.pieces)]
    if scene.adventure is not None:
        told += threat_in_words(scene.adventure)
    return f"{heroes} on {board.name}", ". ".join(told) + "."


def _where(scene: Scene, piece: Piece) -> str:
    if piece.defeated:
        return f"{piece.name}: defeated"
    at = "not on the battlefield" if piece.space is None else scene.board.spaces[piece.space].id
    return f"{describe_piece(piece)}: {at}"


def _told(scene: Scene, number: int) -> str:
    """A space in words: its zones, and what is on it."""
    space = scene.board.spaces[number]
    words = [" and ".join(zone.replace("-", " ") for zone in space.zones)]
    words += [f"start space {space.start}"] if space.start else []
    words += ["secret passage"] if space.passage else []
    words += [describe_piece(piece) for piece in scene.pieces if piece.space == number]
    words += [each.kind for each in scene.tokens if each.space == number]
    return f"{space.id}: {'; '.join(words)}"
