"""The panel of a cooperative game: its threat track, rounds and initiative, and what else lies
beside the battlefield."""

from __future__ import annotations

from peerless.picture.adventure_scene import AdventureScene, InitiativeSign
from peerless.picture.board import WIDTH
from peerless.picture.colours import CARD, DOOM, EDGE, FAINT, HEART, INK, WHITE, mix
from peerless.picture.lists import WORDS, Block, Entry, flow, pair
from peerless.picture.pieces import shape
from peerless.picture.signs import at
from peerless.picture.sites import entries as site_entries
from peerless.picture.sites import told as site_in_words
from peerless.picture.svg import centred, circle, group, path, rect, text, title, width_of

_GAP = 16.0
_LEFT = 140.0  # where the rows begin, after their names
_STEP = 58.0  # from space to space of the track


def threat(scene: AdventureScene) -> Block:
    rows = [
        ("threat", [_track(scene), _aims(scene)]),
        (f"round {scene.round}", _initiative(scene)),
        (f"{scene.site}s", site_entries(scene)),
        ("invasion", [_symbol(symbol) for symbol in scene.invasion]),
        ("discoveries", [_word(name) for name in scene.discoveries]),
    ]
    drawn, y = [], 30.0
    for name, entries in rows:
        if entries:
            drawn.append(text(18, y + 0.36 * WORDS, name, WORDS, fill=FAINT))
            lines = flow(_LEFT, y, WIDTH - 14, entries)
            drawn.append(lines.drawn)
            y += lines.height + 8
    for origin in scene.origins:
        drawn.append(text(18, y, origin, 14, fill=FAINT, font_style="italic"))
        y += 20
    high = y - 6
    card = rect(0, 0, WIDTH, high, rx=14, fill=CARD, stroke=EDGE, stroke_width=1.5)
    return Block(group(card, *drawn), high + _GAP)


def told(scene: AdventureScene) -> list[str]:
    """The same in sentences, for those who hear it."""
    row = ", ".join(card.name for card in scene.row)
    tokens = ", ".join(symbol or "face down" for symbol in scene.invasion)
    return [
        f"Round {scene.round}" + (f": {row}" if row else ""),
        _threat(scene),
        f"Objectives: {scene.objectives} of {scene.objectives_to_lose}",
        *(site_in_words(scene, site) for site in scene.sites),
        *([f"Invasion tokens: {tokens}"] if tokens else []),
        *([f"Discoveries: {', '.join(scene.discoveries)}"] if scene.discoveries else []),
    ]


def _threat(scene: AdventureScene) -> str:
    left = len(scene.track) - scene.threat
    return f"Threat level {scene.level}, {left} to the end" if left else "Threat at the end"


# ---------------------------------------------------------------- the track


def _track(scene: AdventureScene) -> Entry:
    """The numbers of its spaces, the marker on one of them, and the end."""
    end = len(scene.track)
    way = path(f"M16 0H{16 + end * _STEP}", stroke=EDGE, stroke_width=6)
    spaces = [_space(scene, i) for i in range(end + 1)]
    return Entry(
        group(title(_threat(scene)), way, *spaces, data_threat=str(scene.threat)), 34 + end * _STEP
    )


def _space(scene: AdventureScene, i: int) -> str:
    x, here, end = 16 + i * _STEP, i == scene.threat, len(scene.track)
    strength = (i + 1) / (end + 1)
    fill = DOOM if here else mix(CARD, HEART, 0.08 + 0.5 * strength**2)
    ring = circle(
        x, 0, 19 if here else 15, fill=fill, stroke=INK, stroke_width=2.6 if here else 1.4
    )
    if i == end:
        flag = path(f"M{x - 4} 8V-8L{x + 8} -4L{x - 4} 0", fill=HEART, stroke=INK, stroke_width=1.4)
        return ring + flag
    figure = str(scene.track[i])
    return ring + centred(x, 0, figure, 18, fill=WHITE if here else INK, font_weight=700)


def _aims(scene: AdventureScene) -> Entry:
    """How often the villain has reached its aim, of the times that it needs."""
    pips = "".join(
        circle(8 + i * 22, 0, 8, fill=DOOM if i < scene.objectives else "none", stroke=INK,
               stroke_width=1.6)
        for i in range(scene.objectives_to_lose)
    )  # fmt: skip
    words = f"objectives {scene.objectives} of {scene.objectives_to_lose}"
    wide = scene.objectives_to_lose * 22 + 6
    drawn = pips + text(wide, 0.36 * WORDS, words, WORDS, fill=INK)
    return Entry(drawn, wide + width_of(words, WORDS))


# ---------------------------------------------------------------- rows


def _initiative(scene: AdventureScene) -> list[Entry]:
    """The row in the order in which it was revealed, then what is still to come."""
    entries = [*map(_card, scene.row), pair("deck", str(scene.deck))]
    later = (("at its bottom", scene.last), ("next round", scene.added))
    return entries + [_cards(words, cards) for words, cards in later if cards]


def _cards(words: str, cards: tuple[InitiativeSign, ...]) -> Entry:
    """Cards that belong together, after a word for them."""
    drawn = text(0, 0.36 * WORDS, words, WORDS, fill=FAINT)
    wide = width_of(words, WORDS)
    for card in map(_card, cards):
        drawn += at(wide + 10, 0, card.drawn)
        wide += 10 + card.width
    return Entry(drawn, wide)


def _card(sign: InitiativeSign) -> Entry:
    wide = 30 + width_of(sign.name, 16) + 12
    card = rect(0, -15, wide, 30, rx=6, fill=WHITE, stroke=INK, stroke_width=1.4)
    name = text(32, 0.36 * 16, sign.name, 16, fill=INK)
    return Entry(card + shape(sign.look, 17, 0, 8) + name, wide)


def _symbol(symbol: str) -> Entry:
    """An invasion token: its symbol, or its back."""
    words = symbol or "?"
    wide = max(width_of(words, 16) + 24, 40)
    fill, ink = (HEART, WHITE) if symbol else (EDGE, FAINT)
    plate = rect(0, -15, wide, 30, rx=15, fill=fill, stroke=INK, stroke_width=1.4)
    return Entry(plate + centred(wide / 2, 0, words, 16, fill=ink, font_weight=700), wide)


def _word(words: str) -> Entry:
    drawn = text(0, 0.36 * WORDS, words, WORDS, fill=INK, font_weight=700)
    return Entry(drawn, width_of(words, WORDS) * 1.08)
