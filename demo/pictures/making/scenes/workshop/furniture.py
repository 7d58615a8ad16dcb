"""What is in the workshop: the wall of tools, the bench and the lamp."""

import numpy as np

from ...drawing.board import Shade
from ...drawing.shapes import circle, curve, leaf, points, ribbon
from .perspective import Room


def tool_wall(room: Room, wide: float) -> None:
    """Saws, squares and chisels on their pegs."""
    x = wide - 0.01
    for z0, z1 in ((1.5, 3.1), (3.5, 5.1), (5.5, 7.1)):
        room.face([(x, -1.3, z0), (x, -1.3, z1), (x, 0.55, z1), (x, 0.55, z0)], "oak", along=0, tone=0.95)
        room.face(
            [(x, -1.22, z0 + 0.07), (x, -1.22, z1 - 0.07), (x, 0.47, z1 - 0.07), (x, 0.47, z0 + 0.07)],
            "pear",
            along=0,
            tone=0.82,
        )
        for step in range(6):
            z = z0 + 0.22 + step * 0.23
            long = 0.5 + 0.12 * ((step * 3) % 4)
            room.face(
                [
                    (x, -1.08, z),
                    (x, -1.08, z + 0.09),
                    (x, -1.08 + long * 0.45, z + 0.085),
                    (x, -1.08 + long * 0.45, z + 0.005),
                ],
                ["rosewood", "maple", "padauk", "walnut", "satinwood", "ebony"][step],
                along=1,
                line=0.8,
            )
            room.face(
                [
                    (x, -1.08 + long * 0.45, z + 0.02),
                    (x, -1.08 + long * 0.45, z + 0.07),
                    (x, -1.08 + long, z + 0.075),
                    (x, -1.08 + long, z + 0.015),
                ],
                "harewood",
                along=1,
                line=0.8,
            )
        low = -0.28
        bow = [(x, low + 0.12 - 0.16 * np.sin(t * np.pi), z0 + 0.2 + t * 0.62) for t in np.linspace(0, 1, 14)]
        room.board.lay(ribbon(room.at(*bow), 9, 7), "bog_oak", 0)
        room.face(
            [
                (x, low + 0.1, z0 + 0.2),
                (x, low + 0.1, z0 + 0.82),
                (x, low + 0.13, z0 + 0.82),
                (x, low + 0.13, z0 + 0.2),
            ],
            "harewood",
            line=0.6,
        )
        room.face(
            [
                (x, low + 0.06, z0 + 0.02 + 0.1),
                (x, low + 0.06, z0 + 0.22),
                (x, low + 0.18, z0 + 0.22),
                (x, low + 0.18, z0 + 0.12),
            ],
            "cherry",
        )
        room.face(
            [
                (x, low - 0.1, z1 - 0.55),
                (x, low - 0.1, z1 - 0.47),
                (x, low + 0.62, z1 - 0.47),
                (x, low + 0.62, z1 - 0.55),
            ],
            "rosewood",
            along=1,
        )
        room.face(
            [
                (x, low + 0.54, z1 - 0.55),
                (x, low + 0.54, z1 - 0.13),
                (x, low + 0.62, z1 - 0.13),
                (x, low + 0.62, z1 - 0.55),
            ],
            "harewood",
        )


def bench(room: Room, left: float, right: float, z: float, floor: float, seed: int) -> None:
    board = room.board
    top, deep = 0.62, 0.95
    shadow = room.at(
        (left - 0.1, floor, z),
        (right + 0.5, floor, z),
        (right + 0.6, floor, z + deep),
        (left, floor, z + deep),
    )
    window = board.window(shadow)
    if window is not None:
        board.rgb[window.place] *= 1 - window.mask[..., None] * 0.42
    for x in (left + 0.1, right - 0.24):
        room.box(x, x + 0.14, top + 0.1, floor, z + deep - 0.2, z + deep - 0.06, "walnut")
    for x in (left + 0.1, right - 0.24):
        room.box(x, x + 0.14, top + 0.1, floor, z + 0.06, z + 0.2, "walnut")
    room.box(left + 0.16, right - 0.16, floor - 0.28, floor - 0.22, z + 0.1, z + deep - 0.1, "cherry")
    room.box(left, right, top, top + 0.14, z, z + deep, "cherry", lid="maple")
    rng = np.random.default_rng(seed)

    def flat(x0, x1, d0, d1):
        return [(x0, top, z + d1), (x1, top, z + d1), (x1, top, z + d0), (x0, top, z + d0)]

    x = left + 0.16 + rng.uniform(0, 0.2)
    room.face(flat(x, x + 0.62, 0.22, 0.72), "holly", tone=1.05)
    room.face(flat(x + 0.06, x + 0.56, 0.27, 0.67), str(rng.choice(["sea", "satinwood", "pear"])))
    room.face(
        [(x + 0.1, top, z + 0.3), (x + 0.31, top, z + 0.62), (x + 0.52, top, z + 0.3)],
        str(rng.choice(["padauk", "rosewood", "moss"])),
        line=0.8,
    )
    room.face(flat(x + 0.8, x + 1.1, 0.3, 0.62), str(rng.choice(["walnut", "padauk", "indigo"])))
    room.face(flat(x + 0.86, x + 1.14, 0.26, 0.5), str(rng.choice(["satinwood", "cherry", "sycamore"])))
    pot = x + 1.02
    (center,) = room.at((pot, top, z + 0.74))
    size = room.focus / (z + 0.74) * 0.085
    board.lay(
        np.vstack(
            [
                points(
                    (center[0] - size, center[1] - size * 1.5),
                    (center[0] + size, center[1] - size * 1.5),
                    (center[0] + size * 0.8, center[1]),
                    (center[0] - size * 0.8, center[1]),
                )
            ]
        ),
        "indigo",
        90,
        shade=Shade(0, size, 0.5),
    )
    for lean in (-22, -6, 9, 24):
        board.lay(
            leaf(center[0], center[1] - size * 1.4, size * 3, size * 0.34, -90 + lean),
            ["satinwood", "padauk", "maple", "rosewood"][(lean + 22) % 4],
            -90 + lean,
            line=0.8,
        )
    mid = (left + right) / 2
    (seat,) = room.at((mid, 1.02, z - 0.28))
    wide = room.focus / (z - 0.28) * 0.2
    for dx in (-0.62, 0.62, -0.1):
        board.lay(
            ribbon(
                points((seat[0] + dx * wide * 0.8, seat[1]), (seat[0] + dx * wide * 1.2, seat[1] + wide * 2.5)),
                wide * 0.16,
                wide * 0.13,
            ),
            "rosewood",
            90,
        )
    board.lay(circle(seat[0], seat[1], wide, wide * 0.3), "oak", 0, shade=Shade(90, wide * 0.3, 0.5))


def lamp(room: Room, x: float, roof: float, z: float) -> None:
    board = room.board
    (cx, top), (_, low) = room.at((x, roof + 0.2, z), (x, -0.72, z))
    size = room.focus / z * 0.3
    board.lay(ribbon(points((cx, top), (cx, low - size * 0.5)), max(2.5, size * 0.04)), "ebony", 90, line=0.6)
    board.lay(
        np.vstack(
            [
                curve(
                    (cx - size, low),
                    (cx - size * 0.72, low - size * 0.38),
                    (cx - size * 0.16, low - size * 0.58),
                ),
                curve(
                    (cx + size * 0.16, low - size * 0.58),
                    (cx + size * 0.72, low - size * 0.38),
                    (cx + size, low),
                ),
            ]
        ),
        "moss",
        0,
        shade=[Shade(0, size * 0.6, 0.6), Shade(90, size * 0.15, 0.3)],
    )
    board.lay(circle(cx, low, size, size * 0.16), "satinwood", 0, tone=1.12)
    board.glow(cx, low + size * 0.3, size * 1.5, 0.10)
