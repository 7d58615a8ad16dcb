"""Marquetry landscapes: the hero and its kin."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, curve
from ..figures.birds import swallow
from ..motifs.built import cottage
from ..motifs.patterns import frame
from ..motifs.scenery import hill, moon, sky, water
from ..motifs.trees import bulrush, poplar, reeds, tree


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
