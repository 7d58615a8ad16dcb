"""Birds, fish and flowers."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, points, rectangle, ribbon
from ..figures.birds import kingfisher, swallow
from ..figures.fish import fish
from ..figures.owl import owl
from ..motifs.patterns import frame
from ..motifs.plants import bellflower, daisy, rosette, split_leaf, stem, tulip
from ..motifs.scenery import moon, sky, water
from ..motifs.trees import bulrush, reeds


def kingfisher_panel() -> Image.Image:
    board = Board(1600, 1000, seed=131)
    board.ground("sycamore", 0)
    sky(
        board,
        470,
        430,
        [
            (250, ["holly", "sycamore"]),
            (460, ["sycamore", "satinwood", "maple"]),
            (760, ["maple", "pear", "satinwood"]),
            (1500, ["satinwood", "pear", "maple"]),
        ],
        30,
        800,
        4,
    )
    board.glow(470, 430, 260, 0.12)
    water(board, 800, 1010, ["sea", "harewood", "sea", "indigo"], 470, "holly", seed=7)
    reeds(board, 1440, 1010, 100, 620, 26, ["moss", "oak", "satinwood", "moss"], seed=4)
    for bx, bh, lean in [(1330, 560, -60), (1440, 700, 20), (1540, 600, 60)]:
        bulrush(board, bx, 1010, bh, lean)
    reeds(board, 90, 1010, 70, 440, 20, ["moss", "oak", "satinwood"], seed=5)
    bulrush(board, 120, 1010, 470, 34)
    branch = ribbon(curve((560, 830), (760, 812), (960, 800), (1180, 812), (1420, 770), (1680, 740)), 26, 60)
    board.lay(branch, "walnut", 2, shade=Shade(90, 26, 0.7))
    for x, y, turn in [(640, 820, 60), (600, 824, 150), (1240, 800, 40), (1290, 792, -48), (700, 808, -60)]:
        split_leaf(Placed(board), x, y, 110, turn)
    kingfisher(Placed(board, 980, 590, 1.02))
    frame(board, "rosewood")
    return board.finished()


def swallows() -> Image.Image:
    board = Board(1600, 1000, seed=137)
    board.ground("sycamore", 0)
    sky(
        board,
        1250,
        1180,
        [
            (420, ["satinwood", "pear"]),
            (640, ["sycamore", "satinwood"]),
            (900, ["holly", "sycamore", "maple"]),
            (1160, ["sycamore", "harewood", "holly"]),
            (2200, ["harewood", "sea", "harewood"]),
        ],
        56,
        1100,
        2,
    )
    for y, dip in ((610, 46), (680, 52), (752, 58)):
        board.lay(
            ribbon(
                curve((-60, y - 40), (300, y + dip - 20), (760, y + dip), (1240, y + dip * 0.4), (1680, y - 70)),
                6,
            ),
            "ebony",
            0,
            line=0.5,
            bevel=0.6,
        )
    board.lay(ribbon(points((1430, 1010), (1424, 400)), 34, 26), "walnut", 90, shade=Shade(0, 18, 0.6))
    for y in (520, 590, 660):
        board.lay(rectangle(1330, y, 190, 17), "oak", 0, shade=Shade(90, 8, 0.6))
        for x in (1344, 1490):
            board.lay(blob((x - 7, y), (x - 9, y - 18), (x, y - 28), (x + 9, y - 18), (x + 7, y)), "holly", 90)
    for x, y, scale, turn, mirror in [
        (420, 330, 1.35, -16, False),
        (900, 250, 0.95, -30, False),
        (1160, 420, 0.8, -8, False),
        (690, 560, 0.7, 12, False),
        (190, 170, 0.5, -22, False),
        (1060, 130, 0.45, -14, False),
        (1330, 240, 0.55, -26, False),
    ]:
        swallow(Placed(board, x, y, scale, turn, mirror))
    frame(board, "walnut")
    return board.finished()


def barn_owl() -> Image.Image:
    board = Board(1400, 1400, seed=139)
    board.ground("indigo", 0)
    sky(
        board,
        700,
        560,
        [
            (360, ["sycamore", "harewood"]),
            (560, ["harewood", "sea"]),
            (860, ["sea", "indigo"]),
            (1500, ["indigo", "ebony", "indigo"]),
        ],
        32,
        1500,
        3,
    )
    board.glow(700, 560, 330, 0.1, (1, 0.95, 0.85))
    moon(board, 700, 560, 330, "sycamore")
    branch = ribbon(curve((-80, 1150), (240, 1110), (560, 1130), (900, 1120), (1200, 1070), (1480, 1090)), 96, 60)
    board.lay(branch, "walnut", 0, shade=Shade(90, 50, 0.7))
    board.lay(
        ribbon(curve((1010, 1110), (1130, 1000), (1210, 860), (1330, 780)), 40, 12),
        "walnut",
        -50,
        shade=Shade(60, 20, 0.6),
    )
    board.lay(ribbon(curve((280, 1120), (200, 1010), (150, 880)), 34, 10), "walnut", 60, shade=Shade(0, 16, 0.6))
    for x, y, turn in [
        (1210, 860, -120),
        (1250, 830, -20),
        (1330, 790, -70),
        (1120, 1010, -130),
        (1170, 930, 10),
        (150, 890, -120),
        (152, 886, -60),
        (190, 990, -160),
        (240, 1060, -20),
        (420, 1160, 60),
        (520, 1170, 110),
        (860, 1160, 70),
        (1000, 1150, 110),
    ]:
        split_leaf(Placed(board), x, y, 130, turn, ("moss", "sea") if x % 20 else ("oak", "walnut"))
    owl(Placed(board, 700, 1086, 1.16))
    frame(board, "ebony")
    return board.finished()


def shoal() -> Image.Image:
    board = Board(1600, 1100, seed=149)
    board.ground("sea", 0)
    rng = np.random.default_rng(5)
    y, row = -30.0, 0
    while y < 1150:
        height = 64 + rng.uniform(-8, 14)
        wave = [(x, y + 26 * np.sin(x / 190 + row * 1.3)) for x in np.linspace(-120, 1720, 24)]
        below = [(x, py + height * 1.4 + 14 * np.sin(x / 230 + row)) for x, py in wave]
        board.lay(
            np.vstack([curve(*wave), curve(*below)[::-1]]),
            ["harewood", "sea", "sycamore", "sea", "indigo", "sea"][row % 6]
            if y < 700
            else ["indigo", "sea", "indigo"][row % 3],
            0,
            cut="quarter",
            tone=1.04 - 0.00022 * y,
            shade=Shade(90, 24, 0.5),
        )
        y, row = y + height, row + 1
    schemes = [
        ("holly", "satinwood", "padauk"),
        ("harewood", "sea", "indigo"),
        ("sycamore", "pear", "cherry"),
        ("holly", "harewood", "walnut"),
    ]
    spots = [
        (360, 300, 0.95, -8),
        (760, 220, 0.8, -4),
        (1180, 300, 1.05, 4),
        (560, 520, 1.15, 3),
        (1010, 560, 1.3, -6),
        (1400, 600, 0.8, 6),
        (250, 720, 0.85, 8),
        (690, 800, 0.95, -3),
        (1190, 850, 0.95, 5),
        (180, 470, 0.6, -6),
        (1440, 180, 0.55, -8),
    ]
    for index, (x, y, scale, turn) in enumerate(spots):
        fish(Placed(board, x, y, scale, turn), schemes[index % 4] if index % 3 else schemes[0])
    for x, count in ((180, 7), (1460, 8), (860, 4)):
        for blade in range(count):
            base = x + (blade - count / 2) * 34
            tall = 200 + 150 * rng.random()
            line = curve(
                (base, 1130),
                (base + 22, 1130 - tall * 0.35),
                (base - 18, 1130 - tall * 0.7),
                (base + 26, 1130 - tall),
            )
            board.lay(ribbon(line, 30, 5), ["moss", "bog_oak", "oak"][blade % 3], 85, shade=Shade(0, 12, 0.6))
    for x, y, r in [
        (600, 330, 12),
        (624, 290, 8),
        (608, 258, 5),
        (1360, 420, 11),
        (1382, 380, 7),
        (420, 620, 10),
        (438, 584, 6),
    ]:
        board.lay(circle(x, y, r), "holly", 0, holes=[circle(x, y, r * 0.62)], line=0.6)
    frame(board, "rosewood")
    return board.finished()


def flowers() -> Image.Image:
    board = Board(1200, 1500, seed=151)
    board.ground("rosewood", 90)
    for radius, wood in ((1.0, "ebony"), (0.985, "holly"), (0.97, "ebony"), (0.958, "bog_oak")):
        board.lay(circle(600, 750, 530 * radius, 690 * radius), wood, 90, line=0.6)
    p = Placed(board)
    for path in [
        ((600, 1060), (560, 820), (420, 620), (380, 470)),
        ((600, 1060), (610, 800), (600, 500), (590, 300)),
        ((600, 1060), (660, 840), (790, 640), (830, 480)),
        ((600, 1060), (520, 900), (360, 820), (270, 760)),
        ((600, 1060), (690, 920), (850, 830), (930, 750)),
        ((600, 1060), (560, 800), (470, 430), (450, 300)),
        ((600, 1060), (650, 760), (720, 470), (760, 310)),
    ]:
        stem(p, *path)
    for x, y in ((262, 740), (236, 640), (320, 600)):
        for side in (-1, 1):
            tip = (600 + side * (600 - x), y)
            stem(p, (600, 1000), (600 + side * 130, 850), (tip[0] - side * 46, y + 60), tip, width=6)
    for ring, (wide, high, count) in enumerate([(255, 300, 22), (150, 190, 14)]):
        for index in range(count):
            turn = -90 + (index - (count - 1) / 2) * 318 / count
            a = np.deg2rad(turn)
            x, y = 600 + wide * 0.62 * np.cos(a), 690 + high * 0.62 * np.sin(a)
            split_leaf(
                p,
                x,
                y,
                150 + 26 * ((index * 7 + ring) % 3),
                turn + 6 * (index % 3 - 1),
                [("moss", "bog_oak"), ("oak", "walnut"), ("moss", "oak"), ("sea", "moss")][(index + ring) % 4],
            )
    tulip(p, 586, 322, 128, -92)
    tulip(p, 446, 322, 100, -108, ("satinwood", "pear", "cherry"))
    tulip(p, 764, 330, 100, -70, ("satinwood", "pear", "cherry"))
    for x, y, turn in [
        (262, 740, 150),
        (236, 640, 190),
        (320, 600, 210),
        (938, 735, 30),
        (966, 640, -12),
        (884, 596, -40),
    ]:
        bellflower(p, x, y, 78, turn)
    daisy(p, 380, 470, 92)
    daisy(p, 826, 478, 92, turn=10)
    daisy(p, 520, 470, 66, "sycamore", 12, 20)
    daisy(p, 690, 462, 66, "sycamore", 12)
    rosette(p, 470, 690, 132, ["padauk", "cherry", "rosewood"], 9, 10)
    rosette(p, 740, 690, 132, ["pear", "satinwood", "cherry"], 9, 30, "padauk")
    rosette(p, 604, 850, 150, ["holly", "sycamore", "satinwood"], 10, 0, "padauk")
    rosette(p, 604, 590, 104, ["indigo", "sea", "harewood"], 9, 12)
    vase = np.vstack(
        [
            curve((508, 1040), (430, 1130), (440, 1240), (540, 1330)),
            curve((660, 1330), (760, 1240), (770, 1130), (692, 1040)),
        ]
    )
    board.lay(vase, "harewood", 90, cut="curl", shade=[Shade(0, 110, 0.6), Shade(180, 40, 0.35)])
    with board.within(vase):
        for y, thick, wood in (
            (1090, 10, "padauk"),
            (1112, 42, "indigo"),
            (1166, 10, "padauk"),
            (1286, 10, "padauk"),
        ):
            board.lay(ribbon(curve((400, y), (600, y + 22), (800, y)), thick), wood, 0, shade=Shade(0, 40, 0.5))
        for x in range(440, 780, 40):
            drop = 22 * (1 - ((x - 600) / 200) ** 2)
            board.lay(
                points((x, 1116 + drop - 6), (x + 17, 1130 + drop), (x, 1146 + drop), (x - 17, 1130 + drop)),
                "satinwood",
                90,
                line=0.7,
            )
    board.lay(
        np.vstack([curve((488, 1032), (600, 1052), (712, 1032)), curve((712, 1048), (600, 1070), (488, 1048))]),
        "satinwood",
        0,
    )
    board.lay(points((530, 1326), (670, 1326), (700, 1352), (500, 1352)), "ebony", 0)
    frame(board, "rosewood", "satinwood", 40)
    return board.finished()
