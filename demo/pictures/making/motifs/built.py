"""What people put into a landscape: houses, a lighthouse, boats."""

import numpy as np

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import arc, circle, curve, points, rectangle, ribbon


def lighthouse(place: Placed, lit: bool = True) -> None:
    """About 560 tall, its door at the origin."""
    half_foot, half_top, height = 62, 36, 420
    bands = ["holly", "padauk", "holly", "padauk", "holly", "padauk"]
    for index, wood in enumerate(bands):
        low, high = index / len(bands), (index + 1) / len(bands)
        below, above = (half_foot + (half_top - half_foot) * t**0.8 for t in (low, high))
        # The seam between the lit side and the other stands right of the middle.
        for side, start, end, tone in ((-1, -1.0, 0.18, 1.04), (1, 0.18, 1.0, 0.9)):
            corners = points(
                (start * below, -low * height),
                (end * below, -low * height),
                (end * above, -high * height),
                (start * above, -high * height),
            )
            place.lay(corners, wood, 90, tone=tone, shade=Shade(0, 26, 0.45 if side > 0 else 0.2), cut="quarter")
    place.lay(np.vstack([arc(0, -48, 20, 180, 360), points((20, 2), (-20, 2))]), "ebony", 90)
    for up in (150, 250, 350):
        place.lay(rectangle(-9, -up, 18, 30), "ebony", 90)
    place.lay(points((-52, -height), (52, -height), (46, -height - 18), (-46, -height - 18)), "ebony", 0)
    place.lay(rectangle(-28, -height - 78, 56, 60), "satinwood" if lit else "harewood", 0, tone=1.1)
    for x in (-28, -10, 8, 25):
        place.lay(rectangle(x, -height - 78, 4, 60), "ebony", 90, line=0.5)
    place.lay(rectangle(-42, -height - 86, 84, 10), "ebony", 0)
    place.lay(
        points((-36, -height - 86), (36, -height - 86), (10, -height - 118), (-10, -height - 118)),
        "rosewood",
        0,
    )
    place.lay(circle(0, -height - 124, 8), "ebony")
    place.lay(ribbon(points((0, -height - 126), (0, -height - 156)), 3), "ebony", 90, line=0.5)


def cottage(place: Placed, width: float = 120, roof: str = "rosewood", wall: str = "holly") -> None:
    w = width / 2
    place.lay(rectangle(-w, -w * 0.95, width, w * 0.95), wall, 0, shade=Shade(0, w * 0.3, 0.4))
    place.lay(
        points((-w * 1.16, -w * 0.93), (w * 1.16, -w * 0.93), (w * 0.78, -w * 1.75), (-w * 0.78, -w * 1.75)),
        roof,
        0,
        cut="quarter",
        shade=Shade(90, w * 0.3, 0.5),
    )
    place.lay(rectangle(w * 0.36, -w * 2.05, w * 0.24, w * 0.5), "padauk", 90)
    place.lay(rectangle(-w * 0.15, -w * 0.56, w * 0.32, w * 0.56), "walnut", 90)
    for x in (-0.7, 0.42):
        place.lay(rectangle(w * x, -w * 0.64, w * 0.3, w * 0.3), "satinwood", 90)


def boat(place: Placed, hull: str = "padauk", sail: str = "sycamore") -> None:
    """A small sailing boat, about 200 wide, afloat at the origin."""
    place.lay(ribbon(points((0, 0), (0, -250)), 7, 4), "bog_oak", 90, line=0.8)
    place.lay(
        np.vstack([curve((8, -240), (60, -150), (96, -28)), points((8, -28))]),
        sail,
        80,
        shade=Shade(0, 30, 0.35),
    )
    place.lay(
        np.vstack([curve((-6, -212), (-46, -130), (-78, -28)), points((-6, -28))]),
        "satinwood",
        100,
        shade=Shade(0, 30, 0.45),
    )
    place.lay(
        np.vstack([curve((-104, -20), (0, -8), (112, -24)), curve((96, 8), (60, 24), (-50, 24), (-84, 10))]),
        hull,
        2,
        shade=Shade(90, 18, 0.55),
    )
    place.lay(
        np.vstack([curve((-104, -22), (0, -10), (112, -26)), curve((110, -19), (0, -3), (-102, -15))]),
        "holly",
        2,
        line=0.7,
    )


def house(
    board: Board,
    x: float,
    foot: float,
    width: float,
    height: float,
    wall: str,
    roof: str,
    gable: bool,
    seed: int,
) -> None:
    """A narrow quayside house with lit windows."""
    rng = np.random.default_rng(seed)
    top = foot - height
    board.lay(rectangle(x, top, width, height + 4), wall, 90, cut="quarter", shade=Shade(0, width * 0.3, 0.35))
    if gable:
        board.lay(
            points((x - 5, top + 3), (x + width / 2, top - width * 0.62), (x + width / 2, top + 3)),
            roof,
            50,
            tone=1.08,
        )
        board.lay(
            points((x + width / 2, top + 3), (x + width / 2, top - width * 0.62), (x + width + 5, top + 3)),
            roof,
            -50,
            tone=0.86,
        )
        board.lay(circle(x + width / 2, top - width * 0.16, width * 0.09), "satinwood", 90)
    else:
        board.lay(
            points(
                (x - 5, top + 3),
                (x + width * 0.1, top - width * 0.34),
                (x + width * 0.9, top - width * 0.34),
                (x + width + 5, top + 3),
            ),
            roof,
            0,
            cut="quarter",
            shade=Shade(90, width * 0.2, 0.5),
        )
        board.lay(rectangle(x + width * 0.68, top - width * 0.56, width * 0.14, width * 0.3), "rosewood", 90)
    columns = 2 if width < 130 else 3
    pane_width, pane_height = width * 0.56 / columns, width * 0.28
    rows = max(1, int((height - width * 0.45) / (pane_height * 1.75)))
    for row in range(rows):
        for column in range(columns):
            left = x + width * 0.14 + column * (width * 0.72 - pane_width) / (columns - 1)
            upper = top + pane_height * (0.6 + 1.75 * row)
            board.lay(rectangle(left - 2, upper - 2, pane_width + 4, pane_height + 4), "holly", 90, line=0.6)
            board.lay(
                rectangle(left, upper, pane_width, pane_height),
                "satinwood" if rng.random() < 0.45 else "indigo",
                90,
                line=0.6,
            )
            board.lay(rectangle(left + pane_width / 2 - 1.2, upper, 2.4, pane_height), "holly", 90, line=0.3)
    door = width * 0.2
    board.lay(
        rectangle(x + width * rng.choice([0.18, 0.4, 0.6]), foot - door * 1.9, door, door * 1.9 + 3),
        str(rng.choice(["padauk", "indigo", "walnut", "moss"])),
        90,
    )
