"""The workshop's room, in perspective."""

import numpy as np
from PIL import Image

from ...drawing.board import Board, Shade
from ...drawing.shapes import curve, points, rectangle, sector
from ...motifs.patterns import frame, sunburst
from ...motifs.scenery import moon
from .furniture import bench, lamp, tool_wall
from .perspective import Room


def north_light() -> Image.Image:
    board = Board(1800, 1100, seed=401)
    board.ground("walnut", 0)
    room = Room(board, 960, 470, 800)
    wide, floor, roof, near, far = 3.6, 1.55, -1.75, 1.2, 8.0
    _shell(room, wide, floor, roof, near, far)
    _windows(room, wide, near, far)
    _back_wall(room, far)
    tool_wall(room, wide)
    _sunlight(board, room, floor)
    for z in (6.2, 4.3, 2.55):
        bench(room, -2.75, -1.25, z, floor, int(z * 10))
        bench(room, 1.15, 2.65, z, floor, int(z * 10) + 1)
    for z in (6.6, 4.6, 2.9):
        lamp(room, 0.0, roof, z)
    frame(board, "rosewood", width=40)
    return board.finished(light=1.3, vignette=1.2)


def _shell(room: Room, wide: float, floor: float, roof: float, near: float, far: float) -> None:
    boards = np.linspace(-wide, wide, 15)
    for index, (a, b) in enumerate(zip(boards, boards[1:], strict=False)):
        cuts = [near * 0.7, 2.2 + (index % 3) * 0.5, 3.9 + (index % 2) * 0.9, 6.1 + (index % 3) * 0.4, far]
        for part, (z0, z1) in enumerate(zip(cuts, cuts[1:], strict=False)):
            room.face(
                [(a, floor, z0), (a, floor, z1), (b, floor, z1), (b, floor, z0)],
                ["oak", "cherry", "oak", "ash"][(index * 2 + part) % 4],
                tone=0.92 - 0.02 * (index % 3),
                shade=Shade(0, 8, 0.3),
            )
    for index, (a, b) in enumerate(zip(boards[::2], boards[2::2], strict=False)):
        room.face(
            [(a, roof, near * 0.7), (a, roof, far), (b, roof, far), (b, roof, near * 0.7)],
            "pear" if index % 2 else "maple",
            tone=0.86,
        )
    for side in (-1, 1):
        for z0, z1 in zip([0.8, 2.0, 3.2, 4.4, 5.6, 6.8], [2.0, 3.2, 4.4, 5.6, 6.8, 8.0], strict=True):
            room.face(
                [
                    (side * wide, roof, z0),
                    (side * wide, roof, z1),
                    (side * wide, floor, z1),
                    (side * wide, floor, z0),
                ],
                "sycamore" if side < 0 else "maple",
                tone=0.8 if side < 0 else 1.0,
                along=1,
            )
            room.face(
                [
                    (side * wide, 0.75, z0),
                    (side * wide, 0.75, z1),
                    (side * wide, floor, z1),
                    (side * wide, floor, z0),
                ],
                "walnut" if (z0 > 4) == (side < 0) else "rosewood",
                tone=0.9,
                along=0,
            )
    room.face([(-wide, roof, far), (wide, roof, far), (wide, floor, far), (-wide, floor, far)], "sycamore", tone=0.9)
    room.face(
        [(-wide, 0.75, far), (wide, 0.75, far), (wide, floor, far), (-wide, floor, far)],
        "rosewood",
        tone=0.86,
    )
    for z in (7.2, 5.4, 3.7, 2.2):
        room.face(
            [(-wide, roof + 0.22, z), (wide, roof + 0.22, z), (wide, roof, z), (-wide, roof, z)],
            "walnut",
            tone=0.92,
            shade=Shade(90, 12, 0.4),
        )
        room.face(
            [
                (-wide, roof + 0.22, z),
                (wide, roof + 0.22, z),
                (wide, roof + 0.22, z + 0.25),
                (-wide, roof + 0.22, z + 0.25),
            ],
            "walnut",
            tone=0.6,
        )


def _windows(room: Room, wide: float, near: float, far: float) -> None:
    board = room.board
    for z0, z1 in ((1.35, 2.45), (2.85, 3.95), (4.35, 5.45), (5.85, 6.95)):
        room.face(
            [
                (-wide, -1.45, z0 - 0.08),
                (-wide, -1.45, z1 + 0.08),
                (-wide, 0.58, z1 + 0.08),
                (-wide, 0.58, z0 - 0.08),
            ],
            "walnut",
            along=1,
        )
        opening = room.at((-wide, -1.37, z0), (-wide, -1.37, z1), (-wide, 0.5, z1), (-wide, 0.5, z0))
        with board.within(opening):
            board.lay(opening, "holly", 0, tone=1.05)
            low, high = opening[:, 1].min(), opening[:, 1].max()
            sun = (float(opening[:, 0].mean()) - 60, low + (high - low) * 0.62)
            for ray in range(16):
                board.lay(
                    sector(*sun, 0, 900, ray * 22.5, ray * 22.5 + 22.5),
                    ["holly", "sycamore", "maple"][ray % 3],
                    ray * 22.5,
                    tone=1.05,
                )
            base = low + (high - low) * 0.66
            board.lay(
                np.vstack(
                    [
                        curve((-200, base + 30), (200, base - 20), (500, base + 24), (900, base)),
                        points((900, 1200), (-200, 1200)),
                    ]
                ),
                "harewood",
                0,
                tone=1.1,
            )
            board.lay(
                np.vstack(
                    [
                        curve((-200, base + 80), (150, base + 60), (420, base + 90), (900, base + 50)),
                        points((900, 1200), (-200, 1200)),
                    ]
                ),
                "moss",
                0,
            )
        z = (z0 + z1) / 2
        room.face(
            [
                (-wide, -1.37, z - 0.025),
                (-wide, -1.37, z + 0.025),
                (-wide, 0.5, z + 0.025),
                (-wide, 0.5, z - 0.025),
            ],
            "walnut",
            along=1,
        )
        for y in (-0.75, -0.13):
            room.face(
                [(-wide, y - 0.02, z0), (-wide, y - 0.02, z1), (-wide, y + 0.02, z1), (-wide, y + 0.02, z0)],
                "walnut",
                line=0.7,
            )
        room.face(
            [
                (-wide, 0.5, z0 - 0.1),
                (-wide, 0.5, z1 + 0.1),
                (-wide + 0.28, 0.5, z1 + 0.1),
                (-wide + 0.28, 0.5, z0 - 0.1),
            ],
            "oak",
            tone=1.15,
        )


def _back_wall(room: Room, far: float) -> None:
    board = room.board

    def flat(x0, y0, x1, y1):
        return room.at((x0, y0, far), (x1, y0, far), (x1, y1, far), (x0, y1, far))

    board.lay(flat(-1.25, -1.35, 1.25, 0.45), "ebony", 0)
    board.lay(flat(-1.2, -1.3, 1.2, 0.4), "cherry", 0)
    (x0, y0), (x1, y1) = flat(-1.1, -1.2, 1.1, 0.3)[[0, 2]]
    with board.within(rectangle(x0, y0, x1 - x0, y1 - y0)):
        center = ((x0 + x1) / 2, y1)
        for inner, outer, woods in (
            (0, 60, ["satinwood", "holly"]),
            (60, 110, ["pear", "satinwood"]),
            (110, 260, ["padauk", "cherry"]),
        ):
            sunburst(board, *center, inner, outer, 36, woods, 5, 8, 0.4)
        moon(board, *center, 26, "satinwood")
    for x in (-2.6, 1.75):
        for shelf, y in enumerate((-0.95, -0.35, 0.25)):
            board.lay(flat(x, y, x + 1.2, y + 0.05), "walnut", 0)
            rng = np.random.default_rng(int(shelf * 7 + (x + 3) * 3))
            at = x + 0.06
            while at < x + 1.08:
                wide, tall = rng.uniform(0.05, 0.16), rng.uniform(0.2, 0.44)
                board.lay(
                    flat(at, y - tall, at + wide, y),
                    str(rng.choice(["cherry", "sea", "maple", "padauk", "indigo", "satinwood", "pear", "moss"])),
                    90,
                    line=0.7,
                    shade=Shade(0, 6, 0.4),
                )
                at += wide + rng.uniform(0.01, 0.05)


def _sunlight(board: Board, room: Room, floor: float) -> None:
    """What the windows throw on the boards."""
    for z0, z1 in ((1.35, 2.45), (2.85, 3.95), (4.35, 5.45), (5.85, 6.95)):
        window = board.window(
            room.at(
                (-3.0, floor, z0 + 0.2),
                (-3.0, floor, z1 + 0.2),
                (0.6, floor, z1 + 0.75),
                (0.6, floor, z0 + 0.75),
            )
        )
        if window is not None:
            board.rgb[window.place] *= 1 + window.mask[..., None] * np.array((0.30, 0.26, 0.18), np.float32)
