"""Marquetry landscapes with birches and mountains."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import curve, leaf, points
from ..motifs.patterns import frame
from ..motifs.scenery import hill, moon, sky, water
from ..motifs.trees import birch, pine


def birches() -> Image.Image:
    board = Board(1200, 1500, seed=41)
    board.ground("sycamore", 90)
    sky(
        board,
        600,
        640,
        [
            (240, ["holly", "sycamore"]),
            (480, ["sycamore", "satinwood", "maple"]),
            (760, ["satinwood", "pear", "maple"]),
            (1300, ["pear", "cherry", "satinwood"]),
        ],
        30,
        1080,
        3,
    )
    board.glow(600, 640, 260, 0.12)
    moon(board, 600, 640, 110, "holly")
    hill(
        board,
        curve((-40, 940), (200, 880), (480, 950), (780, 880), (1240, 960)),
        1120,
        ["harewood", "sea", "harewood"],
        [220, 500, 760, 1000],
        0.5,
    )
    for x, width, lean, seed in [(420, 34, 10, 1), (800, 30, -14, 2)]:
        birch(board, x, 1120, -60, width, lean, seed)
    hill(
        board,
        curve((-40, 1060), (300, 1010), (640, 1070), (940, 1010), (1240, 1050)),
        1520,
        ["oak", "moss", "walnut", "moss"],
        [200, 430, 680, 900],
        -0.4,
    )
    birch(board, 1010, 1290, -60, 46, -20, 3)
    birch(board, 190, 1290, -60, 58, 24, 4)
    hill(
        board,
        curve((-40, 1230), (300, 1180), (700, 1260), (1240, 1200)),
        1520,
        ["walnut", "rosewood", "oak", "bog_oak"],
        [220, 520, 820, 1020],
        0.5,
    )
    birch(board, 640, 1400, -60, 66, -16, 5)
    hill(
        board,
        curve((-40, 1400), (300, 1350), (700, 1370), (1240, 1410)),
        1540,
        ["bog_oak", "moss", "rosewood", "walnut"],
        [180, 470, 800, 1010],
        -0.4,
    )
    rng = np.random.default_rng(9)
    for index in range(210):
        band = rng.random() ** 1.5
        at, y, size = float(rng.uniform(-20, 1220)), 20 + band * 420, rng.uniform(50, 84)
        if 430 < at < 770 and y > 330:
            continue
        turn = rng.uniform(20, 160)
        board.lay(
            leaf(at, y, size, size * 0.5, turn, rng.uniform(-0.3, 0.3)),
            ["satinwood", "cherry", "padauk", "pear", "satinwood", "oak"][index % 6],
            turn,
            shade=[Shade(turn + 180, size * 0.4, 0.65), Shade(turn + 90, size * 0.2, 0.3)],
            fine=1.3,
            line=0.8,
        )
    for x, y, turn in [
        (330, 1330, 20),
        (470, 1410, -30),
        (860, 1360, 10),
        (930, 1440, 60),
        (240, 1430, -10),
        (740, 1450, 30),
        (1060, 1350, -20),
    ]:
        board.lay(
            leaf(x, y, 64, 32, turn),
            ["padauk", "satinwood", "cherry"][x % 3],
            turn,
            shade=Shade(90, 14, 0.5),
            fine=1.3,
        )
    frame(board, "rosewood")
    return board.finished()


def mountains() -> Image.Image:
    board = Board(1400, 1000, seed=61)
    board.ground("sycamore", 0)
    sky(
        board,
        980,
        330,
        [
            (190, ["holly", "sycamore"]),
            (360, ["sycamore", "satinwood", "maple"]),
            (620, ["maple", "pear", "satinwood"]),
            (1400, ["pear", "cherry", "satinwood", "cherry"]),
        ],
        32,
        720,
        3,
    )
    board.glow(980, 330, 220, 0.14)
    moon(board, 980, 330, 82)
    peaks = [
        (240, 250, 330, "harewood", "indigo"),
        (690, 330, 300, "sea", "indigo"),
        (1240, 300, 330, "harewood", "sea"),
        (470, 420, 240, "sycamore", "harewood"),
    ]
    for x, top, wide, lit, dark in peaks:
        foot = 720
        ridge = curve((x, top), (x - 26, top + (foot - top) * 0.28), (x + 22, top + (foot - top) * 0.6), (x - 20, foot))
        board.lay(
            np.vstack(
                [
                    points((x - wide, foot)),
                    curve((x - wide, foot), (x - wide * 0.5, (top + foot) / 2 + 6), (x, top)),
                    ridge,
                ]
            ),
            lit,
            125,
            shade=Shade(180, 60, 0.3),
        )
        board.lay(
            np.vstack([ridge[::-1], curve((x, top), (x + wide * 0.46, (top + foot) / 2 - 6), (x + wide, foot))]),
            dark,
            55,
            shade=Shade(0, 70, 0.4),
        )
        cap = (foot - top) * 0.3
        snow = np.vstack(
            [
                curve((x, top), (x - wide * cap / (foot - top) * 0.98, top + cap)),
                points(
                    (x - wide * 0.14, top + cap * 0.8),
                    (x - wide * 0.06, top + cap * 1.12),
                    (x - 22, top + cap * 0.9),
                ),
            ]
        )
        board.lay(snow, "holly", 120)
        board.lay(
            np.vstack(
                [
                    points(
                        (x, top),
                        (x - 22, top + cap * 0.9),
                        (x + wide * 0.07, top + cap * 1.05),
                        (x + wide * 0.15, top + cap * 0.72),
                    ),
                    curve((x + wide * 0.24, top + cap * 0.86), (x, top)),
                ]
            ),
            "sycamore",
            60,
            tone=0.86,
        )
    hill(
        board,
        curve((-40, 690), (260, 640), (560, 690), (860, 650), (1160, 690), (1440, 640)),
        800,
        ["moss", "oak", "moss", "walnut"],
        [160, 380, 640, 900, 1160],
        0.6,
    )
    water(board, 730, 960, ["sea", "harewood", "indigo"], 980, seed=3)
    hill(
        board,
        curve((-40, 770), (200, 790), (420, 850), (700, 910), (980, 880), (1440, 800)),
        1020,
        ["oak", "walnut", "moss", "cherry", "walnut", "oak"],
        [130, 360, 600, 860, 1120],
        0.4,
    )
    for x, y, h in [
        (90, 812, 250),
        (190, 826, 300),
        (290, 846, 210),
        (1180, 862, 230),
        (1270, 846, 310),
        (1350, 834, 240),
        (370, 870, 150),
    ]:
        pine(Placed(board, x, y), h)
    frame(board, "walnut", width=38)
    return board.finished()
