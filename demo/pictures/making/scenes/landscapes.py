"""Marquetry landscapes: the hero and its kin."""

import numpy as np
from PIL import Image

from ..birds import swallow
from ..board import Board, Shade
from ..built import cottage
from ..patterns import frame
from ..placed import Placed
from ..scenery import hill, moon, sky, water
from ..shapes import blob, curve, leaf, points
from ..trees import birch, bulrush, pine, poplar, reeds, tree


def estuary() -> Image.Image:
    board = Board(1920, 1200, seed=11)
    board.ground("walnut", 0)
    x, y, horizon = 1330, 430, 720
    sky(
        board,
        x,
        y,
        [
            (210, ["sycamore", "holly"]),
            (400, ["satinwood", "sycamore", "maple"]),
            (640, ["pear", "satinwood", "maple"]),
            (930, ["cherry", "pear", "satinwood"]),
            (1700, ["padauk", "cherry", "walnut", "cherry"]),
        ],
        40,
        horizon,
        3,
    )
    board.glow(x, y, 330, 0.16)
    moon(board, x, y, 104)
    hill(
        board,
        curve(
            (-40, 640),
            (180, 560),
            (420, 610),
            (640, 540),
            (900, 630),
            (1150, 590),
            (1420, 640),
            (1700, 570),
            (1960, 620),
        ),
        740,
        ["harewood", "sea", "harewood"],
        [260, 560, 830, 1060, 1300, 1560],
        0.7,
        0,
    )
    hill(
        board,
        curve((-40, 600), (140, 590), (330, 650), (600, 690), (820, 712)),
        745,
        ["sea", "indigo", "moss"],
        [120, 330, 520],
        0.8,
        0,
    )
    hill(
        board,
        curve((1040, 716), (1240, 690), (1460, 660), (1700, 640), (1960, 668)),
        745,
        ["moss", "indigo", "sea", "moss"],
        [1260, 1450, 1640, 1800],
        -0.8,
        0,
    )
    water(board, 722, 1210, ["harewood", "sea", "harewood", "sea", "indigo", "sea"], x, seed=8)
    for px, py, h in [(1560, 668, 96), (1596, 664, 118), (1634, 660, 88), (1790, 662, 110), (1826, 664, 84)]:
        poplar(Placed(board, px, py), h)
    cottage(Placed(board, 1700, 672), 74)
    hill(
        board,
        curve((-40, 760), (120, 770), (300, 826), (470, 880), (640, 990), (760, 1100), (830, 1210)),
        1210,
        ["walnut", "oak", "moss", "cherry", "walnut"],
        [60, 210, 350, 480],
        0.5,
        6,
    )
    hill(
        board,
        curve((1220, 1210), (1340, 1120), (1500, 1040), (1680, 990), (1960, 940)),
        1210,
        ["rosewood", "walnut", "oak", "moss"],
        [1420, 1580, 1760],
        -0.5,
        0,
    )
    hill(
        board,
        curve((-40, 960), (140, 980), (330, 1060), (520, 1150), (640, 1215)),
        1215,
        ["bog_oak", "rosewood", "walnut"],
        [120, 300],
        0.5,
        10,
    )
    tree(Placed(board, 210, 860), 500, ("moss", "moss", "oak", "satinwood", "walnut"), seed=6)
    for sx, sy, scale, turn, mirror in [
        (760, 330, 0.92, -14, False),
        (560, 210, 0.58, -24, False),
        (905, 190, 0.44, -4, False),
    ]:
        swallow(Placed(board, sx, sy, scale, turn, mirror))
    reeds(board, 1760, 1200, 90, 300, 34, ["moss", "satinwood", "oak", "bog_oak"], seed=3)
    for bx, bh, lean in [(1660, 330, -40), (1735, 400, 10), (1812, 350, 46)]:
        bulrush(board, bx, 1200, bh, lean)
    return board.finished()


def moonlit_hills() -> Image.Image:
    board = Board(1400, 1400, seed=31)
    board.ground("indigo", 0)
    x, y = 560, 430
    sky(
        board,
        x,
        y,
        [
            (250, ["harewood", "sea"]),
            (440, ["sea", "indigo"]),
            (700, ["indigo", "sea", "indigo"]),
            (1500, ["indigo", "ebony", "indigo"]),
        ],
        24,
        1010,
        2,
    )
    board.glow(x, y, 300, 0.3, (0.9, 0.95, 1.0))
    moon(board, x, y, 150, "sycamore")
    for cx, cy, wide in [(900, 330, 230), (250, 560, 200), (820, 610, 150)]:
        for up, share in ((0, 1), (-20, 0.6)):
            board.lay(
                blob(
                    (cx - wide * share, cy + up),
                    (cx - wide * 0.4 * share, cy + up - 17),
                    (cx + wide * 0.3 * share, cy + up - 13),
                    (cx + wide * share, cy + up),
                    (cx, cy + up + 15),
                ),
                "harewood",
                0,
                shade=Shade(90, 14, 0.5),
            )
    hill(
        board,
        curve((-40, 800), (200, 690), (420, 760), (700, 660), (980, 760), (1200, 700), (1450, 770)),
        1100,
        ["sea", "indigo", "sea", "harewood"],
        [180, 400, 640, 900, 1120],
        0.5,
    )
    hill(
        board,
        curve((-40, 900), (260, 840), (560, 900), (860, 830), (1160, 890), (1450, 850)),
        1200,
        ["moss", "indigo", "bog_oak", "moss"],
        [140, 380, 620, 860, 1100, 1280],
        -0.5,
    )
    for px, h in [(880, 190), (938, 230), (996, 180), (1046, 150)]:
        poplar(Placed(board, px, 850 + (px - 880) * 0.1), h, ("moss", "ebony"))
    cottage(Placed(board, 1180, 900), 120)
    hill(
        board,
        curve((-40, 1040), (240, 960), (560, 1010), (820, 1100), (1100, 1010), (1450, 960)),
        1420,
        ["walnut", "bog_oak", "moss", "rosewood", "walnut", "bog_oak"],
        [120, 330, 560, 790, 1010, 1230],
        0.5,
    )
    hill(
        board,
        curve((-40, 1180), (220, 1150), (520, 1230), (820, 1300), (1120, 1240), (1450, 1190)),
        1420,
        ["bog_oak", "ebony", "rosewood"],
        [280, 620, 960, 1240],
        -0.4,
    )
    path = np.vstack(
        [
            curve((760, 1420), (690, 1300), (820, 1180), (1010, 1080), (1120, 980), (1176, 902)),
            curve((1188, 902), (1150, 980), (1060, 1090), (900, 1190), (800, 1300), (960, 1420)),
        ]
    )
    board.lay(path, "satinwood", 110, shade=Shade(0, 14, 0.5))
    tree(Placed(board, 250, 1180), 470, ("moss", "bog_oak", "moss", "sea"), seed=3)
    frame(board, "ebony")
    return board.finished()


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
