"""The step after a maneuver: a bridge is activated, or an alien leaves a farm (A.E7)."""

from __future__ import annotations

from peerless.text import tree as t
from tests.language.reference.meaning import Run, react
from tests.language.reference.world import Ask, Asking, Memory, World


def after_maneuver(world: World) -> Asking:
    seat, quest = world.turn, world.quest
    if quest is None or world.out(seat):  # A.E8
        return
    here = {world.space[fighter] for fighter in world.fighters_of[seat] if world.there(fighter)}
    near = [site for site in quest.standing() if here.intersection(quest.board.sites[site].spaces)]
    if quest.bridges:
        yield from _activate(world, near)
        return
    farms = {f"pick: {quest.name(site)}": site for site in near if quest.markers[site]}
    if farms:
        answer = yield Ask(seat, frozenset((*farms, "no")))
        if answer in farms:
            quest.markers[farms[answer]] -= 1  # A.L6, A.L7


def _activate(world: World, near: list[int]) -> Asking:
    """One card for one bridge (A.K7, A.K8): its effect, then the doom tokens (A.K9)."""
    seat, quest = world.turn, world.quest
    assert quest is not None
    answers = {
        f"activate {quest.name(site)}: {world.card_name(card)}": (site, card)
        for site in near
        for card in world.leaving_last(world.hands[seat])
    }
    if not answers:
        return
    answer = yield Ask(seat, frozenset((*answers, "no")))
    if answer == "no":
        return
    site, card = answers[answer]
    bridge = quest.bridges[site]
    assert bridge is not None
    world.discard(card)
    yield from react(world)
    for part in quest.board.bridges[bridge].text:
        if isinstance(part, t.Clause) and part.when is t.Timing.PLAYED:
            yield from Run(world, seat, Memory()).clause(part.effects)
    most = min(world.boost(card), quest.markers[site])
    if most:
        numbers = {f"pick: {n}": n for n in range(most + 1)}
        quest.markers[site] -= numbers[(yield Ask(seat, frozenset(numbers)))]
