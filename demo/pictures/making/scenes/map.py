"""The way to the workshop, as a map of veneers."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import Path, blob, circle, curve, moved, points, polygon, rectangle, ribbon
from ..motifs.built import boat
from ..motifs.mark import holly_half
from ..motifs.patterns import frame, ring, star
from ..motifs.trees import foliage


def the_way_here() -> Image.Image:
    board = Board(1600, 1000, seed=421)
    board.ground("sea", 0)
    for row in range(26):
        y = -40 + row * 44
        wave = [(x, y + 9 * np.sin(x / 70 + row * 1.7)) for x in range(-80, 1720, 30)]
        below = [(x, py + 46) for x, py in wave]
        board.lay(
            np.vstack([curve(*wave), curve(*below)[::-1]]),
            ["sea", "harewood", "sea", "indigo", "sea"][row % 5],
            0,
            cut="quarter",
            shade=Shade(90, 14, 0.3),
        )
    coast = [
        (-120, -120),
        (1120, -120),
        (1085, 40),
        (1130, 150),
        (1230, 190),
        (1290, 270),
        (1240, 350),
        (1130, 380),
        (1090, 460),
        (1120, 560),
        (1220, 610),
        (1330, 700),
        (1350, 820),
        (1280, 930),
        (1260, 1120),
        (-120, 1120),
    ]
    land = curve(*coast, closed=True)
    for grow, wood in ((16, "holly"), (8, "harewood")):
        center = np.array([560, 500])
        board.lay(land + (land - center) / np.maximum(np.hypot(*(land - center).T), 1)[:, None] * grow, wood, 0)
    board.lay(land, "sycamore", 0)
    river = curve((-60, 700), (160, 660), (330, 600), (480, 610), (640, 560), (800, 500), (960, 470), (1130, 450))
    with board.within(land):
        _fields(board)
        _blocks(board, river)
        board.lay(ribbon(river, 76, 110), "holly", 0)
        board.lay(ribbon(river, 62, 96), "sea", -12, cut="curl")
        for x, y, turn in ((330, 602, 84), (642, 560, 70), (900, 482, 74)):
            bridge = moved(rectangle(-70, -13, 140, 26), x, y, turn)
            board.lay(bridge, "oak", turn, cut="quarter")
        _railway(board)
    pier = ribbon(points((1110, 610), (1370, 560)), 22)
    board.lay(pier, "oak", -10)
    board.lay(circle(1376, 558, 22), "oak", -10)
    board.lay(ribbon(curve((1120, 380), (1230, 430), (1250, 470)), 18), "bog_oak", 40)
    for x, y, scale in ((1470, 400, 0.5), (1400, 760, 0.42), (1500, 620, 0.34), (1190, 505, 0.28)):
        boat(Placed(board, x, y, scale))
    _route(board)
    _rose(board, 1440, 172)
    frame(board, "walnut")
    return board.finished()


def _fields(board: Board) -> None:
    for path, wood, turn in [
        (
            blob((-60, 700), (160, 690), (300, 650), (330, 760), (270, 930), (120, 1060), (-80, 1060)),
            "moss",
            20,
        ),
        (blob((-80, -80), (200, -80), (250, 60), (180, 200), (40, 250), (-80, 220)), "moss", -20),
        (blob((780, 620), (960, 590), (1020, 690), (940, 800), (800, 790), (740, 700)), "moss", 40),
    ]:
        board.lay(path, "holly", turn)
        inner = path + (path.mean(axis=0) - path) * 0.05
        board.lay(inner, wood, turn, cut="curl")
    place = Placed(board)
    rng = np.random.default_rng(3)
    for x, y in [
        (60, 780),
        (140, 760),
        (220, 740),
        (90, 860),
        (180, 840),
        (60, 950),
        (160, 930),
        (50, 60),
        (130, 30),
        (90, 140),
        (160, 110),
        (40, 190),
        (830, 670),
        (900, 660),
        (860, 730),
        (930, 720),
        (970, 660),
    ]:
        foliage(place, (x, y), 13, 13, ("moss", "moss", "oak"), 17, int(rng.integers(0, 99)))


def _crossing(i: int, j: int) -> np.ndarray:
    """Where two streets of the slightly bent grid meet."""
    return np.array(
        [
            -30 + i * 118 + 22 * np.sin(j * 0.8) + 12 * np.sin(i * 1.3),
            -20 + j * 102 + 24 * np.sin(i * 0.62) + 10 * np.cos(j + i),
        ]
    )


def _blocks(board: Board, river: Path) -> None:
    rng = np.random.default_rng(11)
    parks = [((150, 830), 210), ((70, 70), 190), ((880, 700), 165)]
    woods = ["pear", "cherry", "maple", "oak", "satinwood", "walnut", "ash", "pear", "rosewood"]
    for i in range(-1, 13):
        for j in range(-1, 12):
            quad = [_crossing(i, j), _crossing(i + 1, j), _crossing(i + 1, j + 1), _crossing(i, j + 1)]
            center = np.mean(quad, axis=0)
            if np.min(np.hypot(*(river - center).T)) < 84 or any(np.hypot(*(center - p)) < r for p, r in parks):
                continue
            quad = [corner_of + (center - corner_of) * 0.115 for corner_of in quad]
            split = rng.uniform(0.35, 0.65)
            a, b, c, d = quad
            upright = rng.random() < 0.5
            halves = (
                [
                    (a, a + (b - a) * split, d + (c - d) * split, d),
                    (a + (b - a) * split, b, c, d + (c - d) * split),
                ]
                if upright
                else [
                    (a, b, b + (c - b) * split, a + (d - a) * split),
                    (a + (d - a) * split, b + (c - b) * split, c, d),
                ]
            )
            for half in halves:
                e, f, g, h = half
                share = rng.uniform(0.4, 0.6)
                lots = (
                    [
                        (e, e + (f - e) * share, h + (g - h) * share, h),
                        (e + (f - e) * share, f, g, h + (g - h) * share),
                    ]
                    if rng.random() < 0.7
                    else [half]
                )
                for lot in lots:
                    board.lay(
                        points(*lot),
                        str(rng.choice(woods)),
                        float(rng.choice([0, 90])),
                        tone=rng.uniform(0.94, 1.06),
                        line=0.8,
                        fine=1.2,
                        shade=Shade(45, 12, 0.25),
                    )


def _railway(board: Board) -> None:
    line = curve((-80, 470), (120, 430), (300, 330), (420, 200), (470, 60), (480, -80))
    board.lay(ribbon(line, 34), "sycamore", 0, tone=0.96)
    for index in range(2, len(line) - 2, 2):
        run = line[index + 1] - line[index - 1]
        turn = float(np.degrees(np.arctan2(run[1], run[0])))
        board.lay(
            moved(rectangle(-4, -13, 8, 26), line[index][0], line[index][1], turn),
            "walnut",
            turn + 90,
            line=0.6,
        )
    for side in (-5, 5):
        board.lay(ribbon(line + np.array([side, side * 0.6]), 3.4), "ebony", 0, line=0.4, bevel=0.5)
    board.lay(moved(rectangle(-58, -26, 116, 52), 300, 330, -44), "padauk", -44, shade=Shade(45, 18, 0.5))
    board.lay(moved(rectangle(-40, -5, 80, 10), 300, 330, -44), "holly", -44, line=0.7)


def _route(board: Board) -> None:
    """Dots of padauk from the station to the door, and a holly leaf where it stands."""
    stops = [
        (318, 356),
        *(tuple(_crossing(i, j)) for i, j in [(3, 4), (4, 4), (5, 4), (6, 4), (7, 4), (8, 4), (8, 3)]),
        (1010, 280),
    ]
    way = np.vstack([np.linspace(one, other, 20) for one, other in zip(stops, stops[1:], strict=False)])
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    for at in np.arange(16, lengths[-1] - 30, 27):
        x, y = np.interp(at, lengths, way[:, 0]), np.interp(at, lengths, way[:, 1])
        board.lay(circle(x, y, 9.5), "holly", 0, line=0.7)
        board.lay(circle(x, y, 7), "padauk", 0, line=0.5, shade=Shade(45, 5, 0.5))
    x, y = 1010, 286
    board.shadow(circle(x, y, 62), 8, 0.6)
    board.lay(circle(x, y, 64), "ebony")
    board.lay(circle(x, y, 58), "satinwood", 30, tone=1.08)
    board.lay(circle(x, y, 47), "holly", 60)
    for half, wood in ((-1, "moss"), (1, "bog_oak")):
        board.lay(
            holly_half(x - 30, y + 26, 84, -40, half),
            wood,
            -40 + half * 26,
            shade=Shade(-40 + half * 90, 10, 0.5),
            line=0.8,
        )
    board.lay(circle(x - 26, y + 24, 9), "padauk", shade=Shade(45, 7, 0.6))


def _rose(board: Board, x: float, y: float) -> None:
    board.lay(circle(x, y, 86), "walnut")
    ring(board, x, y, 80, 4, "holly", line=0.5)
    board.lay(circle(x, y, 70), "sycamore", 20)
    star(board, x, y, 50, 18, 8, "satinwood", "oak", -67.5, 8)
    star(board, x, y, 68, 16, 4, "padauk", "rosewood", -90, 8)
    board.lay(circle(x, y, 8), "ebony")
    board.lay(polygon(x, y - 96, 15, 3, -90), "padauk", -90)
