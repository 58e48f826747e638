"""The step after a maneuver: a bridge is activated, or an alien leaves a farm (A.E7)."""

from __future__ import annotations

from peerless.rules import piles
from peerless.rules.adventure.sites import parts_of, remove_markers, sites_beside
from peerless.rules.choosing import faces
from peerless.rules.context import Context
from peerless.rules.events import RULE, Happening
from peerless.rules.interpreter import Interpreter
from peerless.rules.numbers import FaceId, Seat, SiteId
from peerless.rules.questions import (
    NO,
    Activate,
    Ask,
    No,
    Option,
    PickNumber,
    PickSite,
)
from peerless.rules.state import Frame, State
from peerless.text.tree import Timing


class AfterManeuver(Frame):
    """Asked once; what cannot be done is not asked."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def copy(self) -> AfterManeuver:
        return self

    def run(self, state: State) -> None:
        options = [] if state.out(self.seat) else what_can_be_done(state, self.seat)  # A.E8
        if options:
            state.ask(self.seat, Ask.SITE, [*options, NO])
        else:
            state.frames.pop()

    def answer(self, state: State, option: Option) -> None:
        state.frames.pop()
        if isinstance(option, Activate):
            activate(state, self.seat, option.site, option.face)
        elif isinstance(option, PickSite):
            remove_markers(state, option.site, 1, RULE)  # A.L6, A.L7
        else:
            assert isinstance(option, No)


def what_can_be_done(state: State, seat: Seat) -> list[Option]:
    """Bridges, each with every card that could be discarded for it; or farms with an alien."""
    adventure, board = parts_of(state)
    sites = sites_beside(state, seat)
    if not board.bridges:
        return [PickSite(site) for site in sites if adventure.markers[site] > 0]
    cards = faces(state, state.hands[seat])
    return [Activate(site, face) for site in sites for face in cards]


def activate(state: State, seat: Seat, site: SiteId, face: FaceId) -> None:
    """A card is discarded; then the bridge does what it says, if the player wants it, and doom
    tokens are removed (A.K7-A.K9)."""
    adventure, board = parts_of(state)
    card = piles.in_hand(state, seat, face)
    bridge = board.bridges[adventure.bridges[site]]
    state.tell(Happening.ACTIVATED, seat, card=card, other=site)
    piles.discard(state, card, RULE)
    text = state.setting.faces[state.setting.board_faces[bridge.id]]
    context = Context(seat, text.id)
    state.frames.append(RemovingDoom(seat, site, state.setting.face(card).boost))
    program = text.programs.get(Timing.PLAYED, ())
    state.frames.append(Interpreter(program, context, remembers=False))


class RemovingDoom(Frame):
    """As many doom tokens as the boost value of the discarded card, or fewer (A.K9)."""

    __slots__ = ("boost", "seat", "site")

    def __init__(self, seat: Seat, site: SiteId, boost: int) -> None:
        self.seat = seat
        self.site = site
        self.boost = boost

    def copy(self) -> RemovingDoom:
        return self

    def run(self, state: State) -> None:
        """The bridge can have fallen meanwhile: then there is nothing on it."""
        adventure, _ = parts_of(state)
        most = min(self.boost, adventure.markers[self.site])
        if most == 0:
            state.frames.pop()
        else:
            state.ask(self.seat, Ask.PICK, [PickNumber(n) for n in range(most + 1)])

    def answer(self, state: State, option: Option) -> None:
        assert isinstance(option, PickNumber)
        state.frames.pop()
        remove_markers(state, self.site, option.number, RULE)
