"""Reads a QR code of level L that nothing has harmed, as the camera of a phone would: so that what
the page draws is not only black and white."""

from __future__ import annotations

import re
from collections.abc import Callable

_MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda x, y: (x + y) % 2,
    lambda x, y: y % 2,
    lambda x, y: x % 3,
    lambda x, y: (x + y) % 3,
    lambda x, y: (x // 3 + y // 2) % 2,
    lambda x, y: x * y % 2 + x * y % 3,
    lambda x, y: (x * y % 2 + x * y % 3) % 2,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2,
)
_BLOCKS = {  # of level L, by version: the data bytes of each block
    1: [19], 2: [34], 3: [55], 4: [80], 5: [108], 6: [68, 68], 7: [78, 78], 8: [97, 97],
    9: [116, 116], 10: [68, 68, 69, 69],
}  # fmt: skip
_ALIGNED: dict[int, list[int]] = {
    1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38],
    8: [6, 24, 42], 9: [6, 26, 46], 10: [6, 28, 50],
}  # fmt: skip


def read_qr(path: str) -> str:
    """The text of a code that is drawn as a path of dark squares."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    dark = {(x - left, y - top) for x, y in dark}
    size = max(x for x, _ in dark) + 1
    version = (size - 17) // 4
    bits = [(x, 8) in dark for x in range(5)]
    masked = [bit ^ known for bit, known in zip(bits, (1, 0, 1, 0, 1), strict=True)]
    assert masked[:2] == [False, True], "expected level L"
    mask = _MASKS[masked[2] * 4 + masked[3] * 2 + masked[4]]
    stream = [((x, y) in dark) ^ (mask(x, y) == 0) for x, y in _way(size, version)]
    return _text(_data(_bytes(stream), version), version)


def _way(size: int, version: int) -> list[tuple[int, int]]:
    """The squares that hold data, in order: two columns at a time, up and down."""
    taken = _fixed(size, version)
    way: list[tuple[int, int]] = []
    right, up = size - 1, True
    while right > 0:
        if right == 6:
            right -= 1
        for step in range(size):
            y = size - 1 - step if up else step
            way += [(x, y) for x in (right, right - 1) if (x, y) not in taken]
        right, up = right - 2, not up
    return way


def _fixed(size: int, version: int) -> set[tuple[int, int]]:
    corner = {(x, y) for x in range(9) for y in range(9)}
    taken = corner | {(x, y) for x in range(size - 8, size) for y in range(9)}
    taken |= {(x, y) for x in range(9) for y in range(size - 8, size)}
    taken |= {(6, i) for i in range(size)} | {(i, 6) for i in range(size)}
    places = _ALIGNED[version]
    for cx in places:
        for cy in places:
            if (cx, cy) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                taken |= {(x, y) for x in range(cx - 2, cx + 3) for y in range(cy - 2, cy + 3)}
    if version >= 7:
        taken |= {(x, y) for x in range(size - 11, size - 8) for y in range(6)}
        taken |= {(x, y) for x in range(6) for y in range(size - 11, size - 8)}
    return taken


def _bytes(bits: list[bool]) -> list[int]:
    whole = len(bits) // 8
    return [int("".join("01"[b] for b in bits[8 * i : 8 * i + 8]), 2) for i in range(whole)]


def _data(codewords: list[int], version: int) -> list[int]:
    """The blocks stand in the code byte by byte in turn."""
    lengths = _BLOCKS[version]
    blocks: list[list[int]] = [[] for _ in lengths]
    place = 0
    for number in range(max(lengths)):
        for block, length in zip(blocks, lengths, strict=True):
            if number < length:
                block.append(codewords[place])
                place += 1
    return [byte for block in blocks for byte in block]


def _text(data: list[int], version: int) -> str:
    bits = "".join(f"{byte:08b}" for byte in data)
    assert bits[:4] == "0100", "expected bytes"
    wide = 8 if version < 10 else 16
    length = int(bits[4 : 4 + wide], 2)
    begin = 4 + wide
    found = [int(bits[begin + 8 * i : begin + 8 * i + 8], 2) for i in range(length)]
    return bytes(found).decode()
