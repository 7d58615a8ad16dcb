"""Pictures of what wood itself shows: silver grain, and shading with hot sand."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, leaf, moved, points, rectangle
from ..motifs.patterns import fan, frame, stringing


def silver_grain() -> Image.Image:
    """Quarter-sawn oak, four leaves matched about the middle."""
    board = Board(1600, 1000, seed=107)
    board.ground("bog_oak", 0)
    board.lay(rectangle(70, 70, 1460, 860), "oak", 0, cut="quarter")
    quarter = board.rgb[board.pad + 70 : board.pad + 500, board.pad + 70 : board.pad + 800].copy()
    board.rgb[board.pad + 70 : board.pad + 500, board.pad + 800 : board.pad + 1530] = quarter[:, ::-1] * 0.97
    board.rgb[board.pad + 500 : board.pad + 930, board.pad + 70 : board.pad + 800] = quarter[::-1] * 0.965
    board.rgb[board.pad + 500 : board.pad + 930, board.pad + 800 : board.pad + 1530] = quarter[::-1, ::-1] * 0.94
    for line in (rectangle(799, 70, 1.6, 860), rectangle(70, 499, 1460, 1.6)):
        board.outline(line)
    for wide, high, wood in (
        (456, 326, "ebony"),
        (449, 319, "holly"),
        (440, 310, "ebony"),
        (433, 303, "walnut"),
    ):
        board.lay(
            circle(800, 500, wide, high),
            wood,
            0,
            cut="burl" if wood == "walnut" else "flat",
            line=0.6,
            bevel=0.5,
        )
    spray = Placed(board, 800, 626)
    for length, turn in ((250, -168), (250, -12), (310, -132), (310, -48), (370, -90)):
        for half, wood in ((-1, "moss"), (1, "satinwood")):
            spray.lay(
                oak_leaf(0, 0, length, turn, half),
                wood,
                turn + half * 24,
                shade=Shade(turn + half * 90, 26, 0.6),
            )
    for x, y, turn in ((-92, 6, 24), (92, 6, -24), (0, 34, 0)):
        acorn(Placed(board, 800 + x, 626 + y, 1.75, turn))
    frame(board, "bog_oak", width=70)
    return board.finished()


def acorn(place: Placed) -> None:
    nut = blob((0, -10), (22, -4), (19, 26), (0, 42), (-19, 26), (-22, -4))
    cup = blob((-27, -2), (-20, -20), (0, -26), (20, -20), (27, -2), (0, 5))
    place.lay(nut, "pear", 90, shade=Shade(20, 20, 0.6))
    place.lay(cup, "oak", 0, tone=0.8, shade=Shade(20, 14, 0.5), fine=1.5)


def oak_leaf(x: float, y: float, length: float, turn: float, half: int):
    t = np.linspace(0, 1, 70)
    lobes = 0.5 + 0.5 * np.cos(2 * np.pi * (t * 4.4 + 0.5))
    swell = length * 0.27 * np.sin(np.pi * t**0.75) ** 0.8 * (0.5 + 0.5 * lobes)
    edge = np.column_stack([t * length, half * swell])
    return moved(np.vstack([edge, points((length, 0), (0, 0))]), x, y, turn)


def hot_sand() -> Image.Image:
    """A shell and two fans: all their roundness is scorching."""
    board = Board(1600, 1000, seed=109)
    board.ground("cherry", 0, cut="curl")
    x, y = 800, 500
    for rx, ry, wood in (
        (610, 400, "ebony"),
        (602, 392, "holly"),
        (594, 384, "ebony"),
        (586, 376, "rosewood"),
    ):
        board.lay(circle(x, y, rx, ry), wood, 0, line=0.6)
    for side in (-1, 1):
        for index in range(25):
            around = np.deg2rad(90 - side * (6 + index * 6.9))
            cx, cy = x + 520 * np.cos(around), y + 316 * np.sin(around)
            ahead = np.deg2rad(90 - side * (8 + index * 6.9))
            turn = np.degrees(
                np.arctan2(316 * (np.sin(ahead) - np.sin(around)), 520 * (np.cos(ahead) - np.cos(around)))
            )
            for lean, wood in ((-30, "moss"), (30, "oak")):
                board.lay(
                    leaf(cx, cy, 84, 34, turn + lean),
                    wood,
                    turn + lean,
                    shade=[Shade(turn + lean + 90, 16, 0.7), Shade(turn + 180, 30, 0.6)],
                    line=0.8,
                )
    board.lay(
        blob(
            (x - 46, y + 306),
            (x, y + 322),
            (x + 46, y + 306),
            (x + 40, y + 338),
            (x, y + 328),
            (x - 40, y + 338),
        ),
        "padauk",
        0,
        shade=Shade(90, 14, 0.6),
    )
    board.lay(circle(x, y + 322, 15), "padauk", 0, shade=Shade(45, 12, 0.6))
    shell(board, x, y + 170, 350)
    for cx, cy, start in [(0, 0, 0), (1600, 0, 90), (1600, 1000, 180), (0, 1000, 270)]:
        fan(board, cx, cy, 270, start, start + 90, 8, ["holly", "satinwood"], depth=0.42)
    stringing(board, 14, 5, "holly")
    return board.finished()


def shell(board: Board, x: float, y: float, radius: float) -> None:
    ribs = 13
    spread = 200
    for rib in sorted(range(ribs), key=lambda r: -abs(r - ribs // 2)):
        side = np.sign(rib - ribs // 2)
        turn = -90 + (rib - (ribs - 1) / 2) * spread / ribs
        length = radius * (1 - 0.16 * abs(rib - ribs // 2) / (ribs // 2))
        width = length * np.deg2rad(spread / ribs) * 1.16
        t = np.linspace(0, 1, 50)
        swell = width / 2 * np.minimum(t / 0.93, 1) * np.sqrt(
            np.clip(1 - np.clip((t - 0.86) / 0.14, 0, 1) ** 2, 0, 1)
        ) + 3 * (1 - t)
        shape = moved(
            np.vstack([np.column_stack([t * length, -swell]), np.column_stack([t * length, swell])[::-1]]),
            x,
            y,
            turn,
        )
        board.lay(
            shape,
            ["holly", "sycamore", "maple"][rib % 3],
            turn,
            shade=[
                Shade(turn + (90 * side if side else 90), width * 0.75, 0.85 if side else 0.45),
                Shade(turn + 180, radius * 0.3, 0.55),
            ],
        )
    for side in (-1, 1):
        board.lay(
            leaf(x + side * 6, y - 6, 150, 66, 90 - side * 76, side * -0.4),
            "satinwood",
            90 - side * 70,
            shade=Shade(90, 30, 0.7),
        )
    board.lay(circle(x, y - 4, 26), "satinwood", 30, shade=Shade(45, 22, 0.75))
