"""The engine's small integers, by what they number.

They are plain integers, since everything hot is made of them; the names are for whoever reads a
signature. Where there may be none of a thing, -1 stands for it.
"""

from __future__ import annotations

from typing import TypeAlias

Seat: TypeAlias = int
"""A player, by their place in turn order."""

SideId: TypeAlias = int
"""A team, or a player without one."""

FighterId: TypeAlias = int
"""A place in `setting.fighters`."""

SpaceId: TypeAlias = int
"""A place in `battlefield.spaces`."""

TokenId: TypeAlias = int
"""A place in `setting.tokens`."""

Mover: TypeAlias = int
"""Whatever moves: a fighter or a token."""

FaceId: TypeAlias = int
"""A place in `setting.faces`: what is printed on a card, the same for all its copies."""

CardId: TypeAlias = int
"""One card of a deck: copies have numbers of their own."""

TrackId: TypeAlias = int
"""A place in the tracks of a hero."""

SiteId: TypeAlias = int
"""A bridge or a farm: its place among the sites of the board."""

Cause: TypeAlias = int
"""What makes a thing happen: a face, the ability of a seat, or a rule of the game (`events`)."""

Mask: TypeAlias = int
"""A set of spaces, fighters or seats, as the bits of an integer (`masks`)."""
