"""The workbench from above."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import circle, curve, leaf, moved, points, rectangle, ribbon
from ..figures.birds import kingfisher
from ..motifs.scenery import sky, water
from ..motifs.things import Thing, bench, dog_hole, dust, paper, plain, shaving, timber, veneer
from ..motifs.tools import (
    brush,
    chisel,
    dividers,
    fretsaw,
    glue_pot,
    knife,
    mug,
    pencil,
    ruler,
    stone,
    strop,
    tape,
    veneer_hammer,
)


def reading_the_figure() -> Image.Image:
    """A fan of veneers."""
    board = Board(1600, 1000, seed=201)
    bench(board, "walnut", 0.62, 3)
    woods = [
        ("holly", "flat"),
        ("maple", "curl"),
        ("satinwood", "curl"),
        ("ash", "flat"),
        ("oak", "quarter"),
        ("pear", "flat"),
        ("cherry", "flat"),
        ("padauk", "flat"),
        ("rosewood", "flat"),
        ("walnut", "burl"),
        ("walnut", "flat"),
        ("ebony", "flat"),
    ]
    for index, (species, cut) in enumerate(woods):
        turn = -166 + index * 14.0
        rad = np.deg2rad(turn)
        veneer(
            board,
            800 + 560 * np.cos(rad),
            1090 + 560 * np.sin(rad),
            960,
            196,
            species,
            turn,
            300 + index * 7,
            cut,
            lift=4,
        )
    return board.finished(vignette=1.4)


def glue_and_brush() -> Image.Image:
    board = Board(1600, 1000, seed=207)
    bench(board, "walnut", 0.8, 3)
    veneer(board, 1330, 300, 720, 420, "cherry", 14, 41, lift=4)
    veneer(board, 1420, 560, 680, 380, "maple", 20, 42, "curl", lift=4)
    glue_pot(Thing(board, 640, 520, 205, 1.28))
    brush(Thing(board, 720, 470, 205, 1.15))
    veneer_hammer(Thing(board, 1160, 690, -34, 0.98))
    for x, y, r in [(310, 830, 15), (350, 862, 8), (290, 872, 5), (950, 300, 7)]:
        board.put(
            circle(x, y, r),
            lambda u, v: np.array((0.58, 0.33, 0.11), np.float32) * (1.05 - 0.004 * (u + v))[..., None],
            (x, y),
            0,
            lift=1,
            rounding=5,
            relief=0.8,
            shadow=0.35,
        )
    shaving(Thing(board, 180, 250, 30), "maple", 61)
    shaving(Thing(board, 290, 160, 160, 0.8), "cherry", 62)
    dust(board, 260, 260, 130, 60)
    return board.finished(vignette=1.5)


def sharp_enough() -> Image.Image:
    board = Board(1600, 1000, seed=211)
    bench(board, "walnut", 0.86, 3)
    strop(Thing(board, 430, 250, -6, 1.1))
    stone(Thing(board, 1180, 300, 8, 1.16))
    for index, (width, handle) in enumerate([(9, "rosewood"), (14, "pear"), (20, "cherry"), (27, "maple")]):
        chisel(
            Thing(board, 470 + index * 30, 530 + index * 118, -5 + index * 1.5, 1.06),
            width,
            handle,
            300 + index * 9,
        )
    knife(Thing(board, 1180, 620, -24, 1.2), "ebony", 41)
    knife(Thing(board, 1260, 790, -14, 1.1), "padauk", 47)
    dust(board, 1150, 480, 150, 40, (0.7, 0.7, 0.66))
    return board.finished(vignette=1.4)


def kingfisher_strokes() -> list:
    """The outline of the bird, as the cutter draws it first."""
    return [
        curve((-110, -232), (-190, -216), (-290, -192), (-378, -163), (-290, -178), (-104, -180)),
        curve((-132, -200), (-122, -246), (-84, -284), (-26, -298), (34, -280), (74, -232), (84, -176)),
        curve((-116, -168), (-150, -110), (-156, -30), (-124, 80), (-46, 160), (46, 188), (110, 176)),
        curve((84, -176), (124, -90), (144, 20), (146, 100), (142, 236), (210, 330)),
        curve((-12, -100), (-8, -30), (22, 56), (72, 140), (142, 236)),
        curve((20, -110), (40, -20), (80, 80), (142, 236)),
        curve((52, -136), (90, -40), (120, 80), (142, 236)),
        circle(-72, -212, 13),
        curve((-132, -200), (-70, -196), (-14, -168), (60, -156)),
        curve((-124, -172), (-60, -120), (-6, -138)),
        curve((-300, 216), (-100, 204), (120, 210), (330, 190)),
        curve((-300, 240), (-100, 236), (120, 240), (330, 226)),
        curve((110, 180), (150, 270), (170, 330), (210, 330)),
    ]


def workbench() -> Image.Image:
    """A panel half finished among its drawing, its tools and the veneers it is cut from."""
    board = Board(1800, 1100, seed=223)
    bench(board, "beech", 0.82, 4)
    for x in (140, 560, 980, 1400, 1760):
        dog_hole(board, x, 1030, 24)
    veneer(board, 1600, 250, 560, 300, "walnut", 8, 51, lift=4)
    veneer(board, 1560, 330, 560, 280, "sea", -4, 52, lift=4)
    veneer(board, 1620, 420, 520, 250, "indigo", 5, 53, lift=4)
    veneer(board, 1590, 520, 540, 240, "cherry", -7, 54, lift=4)
    paper(Thing(board, 330, 330, -5), 620, 520, [p * 0.62 + np.array([30, 0]) for p in kingfisher_strokes()])
    board.put(rectangle(560, 190, 780, 640), timber("pear", 71, tone=0.8), (950, 500), 0, lift=10, rounding=4)
    with board.within(rectangle(584, 214, 732, 592)):
        board.lay(rectangle(500, 150, 900, 700), "sycamore", 0)
        sky(
            board,
            700,
            430,
            [
                (190, ["holly", "sycamore"]),
                (340, ["sycamore", "satinwood", "maple"]),
                (900, ["maple", "pear", "satinwood"]),
            ],
            24,
            690,
            4,
        )
        water_clip(board)
        board.lay(
            ribbon(curve((690, 712), (860, 700), (1060, 706), (1400, 670)), 18, 40),
            "walnut",
            2,
            shade=Shade(90, 16, 0.7),
        )
        kingfisher(Placed(board, 1000, 560, 0.72))
    gap = moved(leaf(0, 0, 150, 60, 0), 1180, 300, 62)
    board.put(gap, timber("pear", 72, tone=0.5), (1180, 300), 0, lift=0, rounding=5, relief=-1.4)
    board.put(
        moved(leaf(0, 0, 146, 57, 0), 1248, 262, 78),
        timber("moss", 73),
        (1248, 262),
        78,
        lift=5,
        rounding=1.8,
    )
    knife(Thing(board, 1330, 640, 118, 1.05), "rosewood", 44)
    fretsaw(Thing(board, 330, 900, -4, 0.94))
    pencil(Thing(board, 250, 560, 18))
    tape(Thing(board, 1180, 940, 0, 0.95))
    dividers(Thing(board, 1420, 900, -16, 0.86))
    mug(Thing(board, 120, 700, 150, 0.86))
    shaving(Thing(board, 1690, 800, 40, 0.9), "maple", 81)
    shaving(Thing(board, 1610, 880, 190, 0.7), "cherry", 82)
    dust(board, 1330, 780, 130, 60)
    return board.finished(vignette=1.4)


def water_clip(board: Board) -> None:
    with board.within(rectangle(500, 690, 900, 200)):
        water(board, 690, 830, ["sea", "harewood", "sea", "indigo"], 700, "holly", seed=7)


def first_cuts() -> Image.Image:
    """The beginners' course: one leaf, two woods."""
    board = Board(1400, 1000, seed=227)
    bench(board, "walnut", 0.78, 3)
    board.put(rectangle(330, 170, 700, 660), timber("pear", 91, tone=0.72), (680, 500), 0, lift=10, rounding=4)
    veneer(board, 680, 500, 640, 600, "sycamore", 0, 92, "curl", lift=2)
    p = Placed(board, 690, 520, 1.0, -52)
    board.lay(ribbon(curve((470, 800), (520, 740), (560, 680)), 15, 9), "walnut", -50)
    for half, wood in ((-1, "padauk"), (1, "cherry")):
        with p.within(leaf(-190, 0, 430, 250, 0, 0.12, half)):
            for vein in range(-1, 8):
                x = -200 + vein * 56
                strip = points((x - 60, half * -60), (x - 4, half * -60), (x + 206, half * 150), (x + 150, half * 150))
                p.lay(
                    strip,
                    [wood, "satinwood" if vein % 2 else wood, wood][vein % 3],
                    half * 45,
                    shade=Shade(180, 22, 0.5),
                )
        board.outline(p.path(leaf(-190, 0, 430, 250, 0, 0.12, half)))
    knife(Thing(board, 1140, 560, 205, 1.15), "rosewood", 95)
    veneer(board, 1240, 160, 400, 190, "padauk", 12, 96, lift=4)
    veneer(board, 1270, 250, 400, 170, "cherry", -4, 97, lift=4)
    pencil(Thing(board, 190, 300, 78))
    tape(Thing(board, 170, 700, 0, 1.0))
    ruler(Thing(board, 700, 920, 2, 0.9))
    shaving(Thing(board, 1200, 830, 30, 0.8), "maple", 98)
    dust(board, 980, 760, 100, 40)
    return board.finished(vignette=1.3)


def the_cut() -> Image.Image:
    """Poster of the film: the blade on the pencil line, the piece just lifting."""
    board = Board(1600, 900, seed=229)
    board.ground("maple", 4, cut="curl")
    swell = curve((-60, 640), (220, 560), (480, 590), (760, 470), (1010, 420), (1300, 460), (1700, 330))
    below = np.vstack([swell, points((1750, 1000), (-100, 1000))])
    board.put(below, timber("walnut", 401), (800, 700), 6, lift=7, rounding=2.2, relief=1.2, shadow=0.75)
    upper = curve((1010, 420), (1180, 300), (1380, 250), (1700, 120))
    for stroke, weight in (
        (upper, 3.0),
        (curve((-60, 330), (300, 250), (620, 300), (1010, 420)), 3.0),
        (curve((620, 300), (700, 160), (860, 60), (900, -40)), 3.0),
    ):
        board.put(ribbon(stroke, weight), plain((0.32, 0.30, 0.29), 402, 0.3, 3), (0, 0), 0, lift=0, relief=0)
    board.put(
        ribbon(curve((480, 590), (760, 470), (1010, 420)), 5.0, 3),
        plain((0.1, 0.07, 0.05)),
        (0, 0),
        0,
        lift=0,
        relief=0,
    )
    knife(
        Thing(
            board,
            1010 - 214 * 2.5 * np.cos(np.deg2rad(157)),
            420 - 214 * 2.5 * np.sin(np.deg2rad(157)),
            157,
            2.5,
        ),
        "rosewood",
        403,
    )
    shaving(Thing(board, 250, 200, 20, 0.9), "walnut", 404, 1.2)
    dust(board, 760, 520, 140, 90, (0.5, 0.36, 0.25))
    return board.finished(vignette=1.6)
