"""How a game has ended, in words. Its record says the same in English."""

from __future__ import annotations

from peerless.game import Game
from peerless.record.notation import player_name
from peerless.terminal.speech import Speech


def result_in_words(game: Game, language: str) -> str:
    """ "King Arthur and Alice won", "draw", "unfinished"."""
    speech, setting = Speech(language), game.setting
    winners = game.state.winners or ()
    if not game.over:
        return speech("result-unfinished")
    if setting.mode.is_adventure:
        if setting.villain not in winners:
            return speech("result-heroes-won")
        return speech("result-won", names=player_name(setting, setting.villain))
    if len({setting.sides[seat] for seat in winners}) != 1:
        return speech("result-draw")
    return speech("result-won", names=speech.listed(game.winners))
