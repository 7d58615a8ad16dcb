"""Parquetry: pictures that are made of angles."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.shapes import circle, points, polygon, rectangle, sector
from ..motifs.patterns import cubes, fan, frame, herringbone, petals, ring, star, stringing, sunburst


def thirty_two_rays() -> Image.Image:
    board = Board(1600, 1000, seed=71)
    board.ground("walnut", 0, cut="burl")
    x, y = 800, 500
    ring(board, x, y, 462, 34, "ebony")
    ring(board, x, y, 452, 6, "holly", line=0.6)
    sunburst(board, x, y, 0, 432, 32, ["cherry", "satinwood"], depth=30)
    ring(board, x, y, 250, 5, "ebony", line=0.6)
    petals(board, x, y, 240, 72, 8, "holly", "harewood")
    petals(board, x, y, 158, 48, 8, "padauk", "rosewood", 22.5)
    board.lay(circle(x, y, 40), "ebony")
    board.lay(circle(x, y, 31), "satinwood", 30, shade=Shade(45, 20, 0.6))
    for cx, cy, start in [(0, 0, 0), (1600, 0, 90), (1600, 1000, 180), (0, 1000, 270)]:
        fan(board, cx, cy, 235, start, start + 90, 7, ["sycamore", "satinwood"])
    stringing(board, 14, 5, "holly")
    return board.finished()


def sunburst_course() -> Image.Image:
    board = Board(1400, 1000, seed=73)
    board.ground("rosewood", 0)
    with board.within(rectangle(60, 60, 1280, 880)):
        for level, (inner, outer, woods) in enumerate(
            [
                (0, 260, ["satinwood", "holly"]),
                (260, 560, ["pear", "satinwood"]),
                (560, 900, ["cherry", "pear"]),
                (900, 1500, ["padauk", "cherry"]),
            ]
        ):
            sunburst(board, 700, 985, inner, outer, 44, woods, level % 2 * 4.09, 20 + level * 8, 0.5)
    board.lay(circle(700, 985, 150), "satinwood", 0, shade=Shade(-90, 60, 0.4))
    fan(board, 700, 985, 150, 180, 360, 9, ["holly", "satinwood"])
    frame(board, "rosewood", width=62)
    return board.finished()


def tumbling_blocks() -> Image.Image:
    board = Board(1600, 1000, seed=79)
    board.ground("walnut", 0)
    cubes(
        board,
        -40,
        -20,
        118,
        9,
        7,
        [
            ("holly", "cherry", "walnut"),
            ("sycamore", "padauk", "rosewood"),
            ("maple", "cherry", "walnut"),
            ("holly", "pear", "bog_oak"),
        ],
    )
    return board.finished(light=1.2)


def seven_point_block() -> Image.Image:
    """The course in parquetry: a star of cubes on a dark ground."""
    board = Board(1400, 1000, seed=83)
    board.ground("ebony", 0)
    side = 98.0
    wide, high = side * np.sqrt(3) / 2, side / 2
    cx, cy = 700.0, 500.0
    with board.within(rectangle(70, 70, 1260, 860)):
        board.lay(rectangle(0, 0, 1400, 1000), "walnut", 0, cut="burl")
        for ring_of in range(3):
            spots = (
                {(0, 0)}
                if ring_of == 0
                else {(c, r) for c in range(-3, 4) for r in range(-3, 4) if max(abs(c), abs(r), abs(c + r)) == ring_of}
            )
            for c, r in sorted(spots):
                x, y = cx + (2 * c + r) * wide, cy + r * 3 * high
                top, left, right = [
                    ("holly", "satinwood", "padauk"),
                    ("sycamore", "pear", "cherry"),
                    ("maple", "harewood", "indigo"),
                ][ring_of]
                board.lay(points((x, y - 2 * high), (x + wide, y - high), (x, y), (x - wide, y - high)), top, 30)
                board.lay(
                    points((x - wide, y - high), (x, y), (x, y + 2 * high), (x - wide, y + high)),
                    left,
                    90,
                    shade=Shade(90, side * 0.3, 0.3),
                )
                board.lay(
                    points((x, y), (x + wide, y - high), (x + wide, y + high), (x, y + 2 * high)),
                    right,
                    -30,
                    shade=Shade(90, side * 0.3, 0.4),
                )
    frame(board, "rosewood", width=72)
    return board.finished()


def herringbone_floor() -> Image.Image:
    board = Board(1600, 1000, seed=89)
    board.ground("oak", 0)
    herringbone(board, 260, 65, ["oak", "oak", "walnut", "ash", "cherry", "oak"], 45, seed=6)
    return board.finished(light=1.5, vignette=1.6)


def compass_rose() -> Image.Image:
    board = Board(1600, 1000, seed=97)
    board.ground("sea", 0, tone=0.95)
    x, y = 800, 500
    for radius, width, wood in [(452, 60, "walnut"), (440, 5, "holly"), (398, 5, "holly")]:
        ring(board, x, y, radius, width, wood, line=0.8)
    for tick in range(72):
        turn = tick * 5
        board.lay(
            sector(x, y, 402, 432, turn, turn + 2.5),
            "holly" if tick % 9 else "padauk",
            turn,
            line=0.6,
            bevel=0.5,
        )
    board.lay(circle(x, y, 392), "harewood", 0)
    sunburst(board, x, y, 0, 388, 32, ["sycamore", "harewood"], 5.6, 22, 0.35, matched=False)
    ring(board, x, y, 290, 6, "ebony", line=0.6)
    star(board, x, y, 284, 92, 16, "satinwood", "oak", depth=20)
    star(board, x, y, 330, 96, 8, "cherry", "rosewood", -67.5 + 0, 26)
    star(board, x, y, 392, 88, 4, "holly", "indigo", -90, 30)
    ring(board, x, y, 62, 60, "ebony")
    sunburst(board, x, y, 0, 54, 16, ["satinwood", "padauk"], 0, 10, 0.5)
    board.lay(circle(x, y, 14), "holly", shade=Shade(45, 10, 0.5))
    for cx, cy, start in [(0, 0, 0), (1600, 0, 90), (1600, 1000, 180), (0, 1000, 270)]:
        for radius, wood in ((300, "ebony"), (288, "holly"), (280, "walnut")):
            board.lay(sector(cx, cy, 0, radius, start, start + 90), wood, start + 45)
        fan(board, cx, cy, 262, start, start + 90, 6, ["harewood", "sycamore"])
    stringing(board, 16, 5, "holly")
    return board.finished()


def deco_fan() -> Image.Image:
    board = Board(1400, 1400, seed=101)
    board.ground("ebony", 0)
    radius = 280.0
    rows = [(y, index) for index, y in enumerate(np.arange(-100, 1700, radius / 2))]
    schemes = [
        ["satinwood", "holly"],
        ["cherry", "satinwood"],
        ["walnut", "pear"],
        ["rosewood", "cherry"],
        ["indigo", "harewood"],
        ["sea", "sycamore"],
    ]
    for y, index in rows:
        for column in range(-1, 5):
            x = column * radius * 2 + (index % 2) * radius
            scheme = schemes[(column * 2 + index) % len(schemes)] if (index + column) % 2 else schemes[(index) % 2 + 1]
            board.lay(circle(x, y, radius), "ebony", 0)
            board.lay(circle(x, y, radius - 9), "satinwood", 30, tone=1.05)
            board.lay(circle(x, y, radius - 16), "ebony", 0)
            for ray in range(14):
                start = 180 + ray * 180 / 14
                board.lay(
                    sector(x, y, 110, radius - 26, start, start + 180 / 14),
                    scheme[ray % 2],
                    start + 6,
                    cut="quarter",
                    shade=Shade(start + 96, 14, 0.5),
                    fine=1.2,
                )
            board.lay(circle(x, y, 118), "ebony")
            board.lay(
                circle(x, y, 106),
                scheme[0],
                90,
                cut="curl" if scheme[0] in ("satinwood", "walnut") else "flat",
                shade=Shade(-90, 36, 0.35),
            )
            board.lay(circle(x, y, 52), "ebony")
            board.lay(circle(x, y, 43), "holly", 90, shade=Shade(-45, 18, 0.4))
    return board.finished()


def eight_fold_star() -> Image.Image:
    board = Board(1400, 1400, seed=103)
    board.ground("walnut", 45)
    cell = 324.0
    for row in range(-1, 5):
        for column in range(-1, 5):
            x, y = 52 + column * cell + cell / 2, 52 + row * cell + cell / 2
            even = (row + column) % 2 == 0
            board.lay(polygon(x, y, cell * 0.541, 8, 22.5), "rosewood" if even else "bog_oak", 0)
            board.lay(polygon(x, y, cell * 0.5, 8, 22.5), "sycamore" if even else "harewood", 45)
            pair = ("padauk", "rosewood") if even else ("sea", "indigo")
            star(board, x, y, cell * 0.47, cell * 0.26, 8, *pair, -90, 20)
            board.lay(polygon(x, y, cell * 0.2, 8, 22.5), "ebony", 0)
            star(board, x, y, cell * 0.18, cell * 0.09, 8, "holly", "satinwood", -67.5, 12)
            board.lay(circle(x, y, cell * 0.045), "padauk" if even else "indigo")
    for row in range(-1, 6):
        for column in range(-1, 6):
            x, y = 52 + column * cell, 52 + row * cell
            board.lay(polygon(x, y, cell * 0.19, 4, 0), "ebony", 0)
            board.lay(polygon(x, y, cell * 0.165, 4, 0), "satinwood", 45, shade=Shade(45, 26, 0.5))
            star(board, x, y, cell * 0.13, cell * 0.05, 4, "cherry", "rosewood", 0, 10)
    frame(board, "walnut", width=52)
    return board.finished()
