"""Everything a seat may know of the game now."""

from __future__ import annotations

from peerless.game import View
from peerless.record.notation import card_name, fighter_name, player_name, source_name
from peerless.rules.numbers import Seat
from peerless.rules.setting import Setting
from peerless.rules.view_data import CombatData, SideData, ViewData
from peerless.table.wire import types
from peerless.table.wire.adventure import describe_adventure, describe_enemy
from peerless.table.wire.names import card_out, known_or_not, space_out
from peerless.table.wire.parts import UNSHARED, Parts


def describe(view: View, parts: Parts = UNSHARED) -> types.View:
    """What is the same for others, or was so before, is taken from `parts`."""
    setting, data = view.setting, view.data()
    return {
        "turn": data.turn,
        "turns": data.turns,
        "actions": data.actions,
        "fighters": parts.part("fighters", (data.health, data.spaces), _fighters, setting, data),
        "tokens": parts.part("tokens", data.tokens, _tokens, setting, data),
        "players": [_player(view, data, seat, parts) for seat in range(setting.players)],
        "enemies": [
            describe_enemy(view, data, seat) for seat in range(setting.players, setting.seats)
        ],
        "adventure": data.adventure and describe_adventure(view, data.adventure),
        "played": card_out(setting, data.played),
        "combat": None if data.combat is None else _combat(setting, data.combat),
        "winners": None if data.winners is None else list(data.winners),
    }


def _tokens(setting: Setting, data: ViewData) -> list[types.Token]:
    return [
        {"kind": token.kind.name, "seat": token.seat, "space": space_out(setting, space)}
        for token, space in zip(setting.tokens, data.tokens, strict=True)
    ]


def _fighters(setting: Setting, data: ViewData) -> list[types.Fighter]:
    return [
        {
            "name": fighter_name(setting, piece.id),
            "seat": piece.seat,
            "hero": piece.is_hero,
            "enemy": piece.is_enemy,
            "ranged": piece.ranged,
            "health": data.health[piece.id],
            "most": piece.health,
            "space": space_out(setting, data.spaces[piece.id]),
        }
        for piece in setting.fighters
    ]


def _player(view: View, data: ViewData, seat: Seat, parts: Parts) -> types.Player:
    """Whole players are parts: each differs from one seat to the other by what it knows of the
    cards, and mostly stays as it was while others decide."""
    out = out_of_game(view.setting, data, seat)
    of = data.hands[seat], data.decks[seat], data.discards[seat], data.tracks[seat], out
    return parts.part((view.seat, seat), of, _described, view.setting, data, seat, out)


def out_of_game(setting: Setting, data: ViewData, seat: Seat) -> bool:
    """With all fighters defeated a player is out (C57)."""
    if data.health[setting.leader_of[seat]]:  # asked at every decision
        return False
    return not any(data.health[fighter] for fighter in setting.fighters_of[seat])


def _described(setting: Setting, data: ViewData, seat: Seat, out: bool) -> types.Player:
    hero, hand, deck = setting.heroes[seat], data.hands[seat], data.decks[seat]
    return {
        "seat": seat,
        "name": player_name(setting, seat),
        "hero": hero.id,
        "side": setting.sides[seat],
        "out": out,
        "hand": hand.size,
        "cards": [card_name(setting, face) for face in hand.known],
        "deck": [known_or_not(setting, face) for face in reversed(deck)],
        "discard": [card_name(setting, face) for face in data.discards[seat]],
        "state": {
            track.key: value if track.is_counter else (track.values[value] if value >= 0 else None)
            for track, value in zip(hero.tracks, data.tracks[seat], strict=True)
        },
    }


def _combat(setting: Setting, combat: CombatData) -> types.Combat:
    return {
        "revealed": combat.revealed,
        "decided": combat.decided,
        "damage": combat.damage,
        "attack": _side(setting, combat.attack),
        "defense": _side(setting, combat.defense),
    }


def _side(setting: Setting, side: SideData) -> types.CombatSide:
    return {
        "seat": side.seat,
        "fighter": fighter_name(setting, side.fighter),
        "card": card_out(setting, side.card),
        "boost": card_out(setting, side.boost),
        "canceled": side.canceled,
        "ignored": side.ignored,
        "named": None if side.number < 0 else side.number,
        "value": side.value,
        "parts": [
            {
                "becomes": part.becomes,
                "amount": part.amount,
                "source": source_name(setting, part.cause),
            }
            for part in side.parts
        ],
    }
