"""The coast: a lighthouse and a quay."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, curve, rectangle
from ..figures.birds import swallow
from ..motifs.built import boat, cottage, house, lighthouse
from ..motifs.patterns import frame
from ..motifs.scenery import hill, sky, water


def harbour_light() -> Image.Image:
    board = Board(1600, 1000, seed=23)
    board.ground("indigo", 0)
    x, y, horizon = 1055, 232, 640
    sky(
        board,
        x,
        y,
        [
            (150, ["satinwood", "sycamore"]),
            (330, ["pear", "satinwood"]),
            (560, ["cherry", "pear", "harewood"]),
            (820, ["harewood", "sea", "cherry"]),
            (1500, ["indigo", "sea", "indigo"]),
        ],
        28,
        horizon,
        4,
    )
    board.glow(x, y, 260, 0.22)
    for sx, sy, radius in [
        (120, 90, 7),
        (300, 190, 5),
        (250, 60, 4),
        (470, 110, 6),
        (1520, 120, 5),
        (90, 300, 5),
    ]:
        for half in (0, 90):
            board.lay(
                blob(
                    (sx - radius * 2, sy),
                    (sx, sy - radius * 0.5),
                    (sx + radius * 2, sy),
                    (sx, sy + radius * 0.5),
                )
                if half == 0
                else blob(
                    (sx, sy - radius * 2),
                    (sx + radius * 0.5, sy),
                    (sx, sy + radius * 2),
                    (sx - radius * 0.5, sy),
                ),
                "holly",
                half,
                line=0.6,
            )
    water(board, horizon, 1010, ["sea", "indigo", "sea", "harewood"], 760, seed=5)
    hill(
        board,
        curve((700, 790), (760, 690), (860, 640), (960, 648), (1080, 620), (1260, 650), (1420, 640), (1660, 690)),
        860,
        ["walnut", "rosewood", "bog_oak", "walnut", "oak"],
        [900, 1010, 1140, 1300, 1450],
        0.5,
    )
    hill(
        board,
        curve((600, 862), (680, 792), (800, 736), (980, 740), (1200, 716), (1420, 770), (1660, 760)),
        940,
        ["bog_oak", "rosewood", "bog_oak", "walnut"],
        [860, 1030, 1240, 1430],
        -0.4,
    )
    lighthouse(Placed(board, 1055, 652, 0.98))
    cottage(Placed(board, 1240, 662), 130)
    water(board, 850, 1010, ["indigo", "sea", "indigo"], None, seed=15, height=24)
    boat(Placed(board, 330, 806, 0.82, -3))
    boat(Placed(board, 560, 690, 0.34, 2), hull="rosewood")
    swallow(Placed(board, 600, 300, 0.55, -12))
    swallow(Placed(board, 470, 400, 0.36, -20))
    frame(board)
    return board.finished()


def quayside() -> Image.Image:
    board = Board(1600, 1100, seed=53)
    board.ground("sea", 0)
    sky(
        board,
        420,
        620,
        [
            (260, ["sycamore", "satinwood"]),
            (480, ["satinwood", "pear", "sycamore"]),
            (760, ["pear", "sycamore", "harewood"]),
            (1700, ["harewood", "sycamore", "sea"]),
        ],
        30,
        700,
        2,
    )
    board.glow(420, 600, 320, 0.12)
    hill(
        board,
        curve((-40, 560), (220, 500), (460, 560), (760, 480), (1100, 520), (1400, 470), (1660, 520)),
        720,
        ["harewood", "moss", "sea", "moss"],
        [200, 480, 760, 1040, 1320],
        0.5,
    )
    walls = [
        "holly",
        "pear",
        "harewood",
        "satinwood",
        "cherry",
        "sycamore",
        "sea",
        "maple",
        "padauk",
        "holly",
        "pear",
    ]
    roofs = ["rosewood", "walnut", "bog_oak", "padauk", "rosewood", "walnut"]
    x, rng = 40.0, np.random.default_rng(12)
    for index in range(13):
        width, height = rng.uniform(96, 142), rng.uniform(170, 330)
        house(
            board,
            x,
            700,
            width,
            height,
            walls[index % len(walls)],
            roofs[index % len(roofs)],
            bool(index % 2),
            index + 3,
        )
        x += width + rng.uniform(-2, 2)
    board.lay(rectangle(-80, 698, 1760, 40), "oak", 0, cut="quarter", shade=Shade(90, 16, 0.5))
    for post in range(30, 1600, 118):
        board.lay(rectangle(post, 690, 16, 76), "bog_oak", 90, shade=Shade(0, 8, 0.5))
    water(board, 738, 1110, ["sea", "harewood", "sea", "indigo"], 420, "satinwood", seed=9)
    boat(Placed(board, 1180, 860, 0.9, 2), hull="indigo")
    boat(Placed(board, 720, 800, 0.55, -2), hull="padauk", sail="holly")
    boat(Placed(board, 250, 930, 1.1, -2), hull="rosewood", sail="sycamore")
    for sx, sy, scale, turn in [(1010, 180, 0.5, -16), (1120, 250, 0.36, -6), (880, 130, 0.3, -24)]:
        swallow(Placed(board, sx, sy, scale, turn))
    frame(board, "walnut")
    return board.finished()
