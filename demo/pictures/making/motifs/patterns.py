"""Repeating and turning: borders, rays, cubes, herringbone, fans and stars."""

import numpy as np

from ..drawing.board import Board, Shade
from ..drawing.shapes import arc, circle, leaf, moved, points, rectangle, sector


def frame(board: Board, outer: str = "walnut", inner: str = "holly", width: float = 44) -> None:
    """A mitred border with a fine light line inside it."""
    w, h, far = board.width, board.height, 80
    corners = [(0, 0), (w, 0), (w, h), (0, h)]
    for index, (x, y) in enumerate(corners):
        nx, ny = corners[(index + 1) % 4]
        sx, sy = (1 if x == 0 else -1), (1 if y == 0 else -1)
        tx, ty = (1 if nx == 0 else -1), (1 if ny == 0 else -1)
        board.lay(
            points(
                (x - sx * far, y - sy * far),
                (nx - tx * far, ny - ty * far),
                (nx + tx * width, ny + ty * width),
                (x + sx * width, y + sy * width),
            ),
            outer,
            0 if index % 2 == 0 else 90,
            cut="quarter",
        )
    for gap, thick, wood in ((width - 9, 3.5, inner), (width - 1, 5, "ebony")):
        board.lay(
            rectangle(gap, gap, w - 2 * gap, h - 2 * gap),
            wood,
            0,
            holes=[rectangle(gap + thick, gap + thick, w - 2 * (gap + thick), h - 2 * (gap + thick))],
            line=0.7,
            bevel=0.4,
        )


def ring(board: Board, x: float, y: float, radius: float, width: float, wood: str, **options) -> None:
    board.lay(circle(x, y, radius), wood, 20, holes=[circle(x, y, radius - width)], **options)


def sunburst(
    board: Board,
    x: float,
    y: float,
    inner: float,
    outer: float,
    rays: int,
    woods: list[str],
    turn: float = 0,
    depth: float = 26,
    strength: float = 0.55,
    matched: bool = True,
) -> None:
    """Rays cut from consecutive leaves of the same sheet, so that the figure repeats around the center."""
    for ray in range(rays):
        start = turn + ray * 360 / rays
        seed = 500 + (ray % len(woods)) * 31 if matched else None
        board.lay(
            sector(x, y, inner, outer, start, start + 360 / rays),
            woods[ray % len(woods)],
            start + 180 / rays,
            cut="quarter",
            seed=seed,
            shade=Shade(start + 90, depth, strength),
        )


def cubes(
    board: Board, x: float, y: float, side: float, columns: int, rows: int, woods: list[tuple[str, str, str]]
) -> None:
    """Tumbling blocks: (top, left, right) woods, grain along each face as if it were a solid cube."""
    wide, high = side * np.sqrt(3) / 2, side / 2
    for row in range(-1, rows + 1):
        for column in range(-1, columns + 1):
            cx, cy = x + column * 2 * wide + (row % 2) * wide, y + row * 3 * high
            top, left, right = woods[(row * 2 + column) % len(woods)]
            board.lay(points((cx, cy - 2 * high), (cx + wide, cy - high), (cx, cy), (cx - wide, cy - high)), top, 30)
            board.lay(
                points((cx - wide, cy - high), (cx, cy), (cx, cy + 2 * high), (cx - wide, cy + high)),
                left,
                90,
                shade=Shade(90, side * 0.2, 0.25),
            )
            board.lay(
                points((cx, cy), (cx + wide, cy - high), (cx + wide, cy + high), (cx, cy + 2 * high)),
                right,
                -30,
                shade=Shade(90, side * 0.25, 0.35),
            )


def herringbone(
    board: Board,
    length: float,
    width: float,
    woods: list[str],
    turn: float = 45,
    center: tuple[float, float] | None = None,
    seed: int = 2,
) -> None:
    """Fingers of wood, each butting against the side of the next."""
    rng = np.random.default_rng(seed)
    at = center or (board.width / 2, board.height / 2)
    radius = np.hypot(board.width, board.height) / 2 + length
    reach = int(radius / width) + 2
    for row in range(-reach, reach):
        for block in range(-reach, reach):
            x, y = row * width + block * length, row * width - block * length
            for piece, grain in (
                (rectangle(x, y, length, width), 0),
                (rectangle(x + length, y + width - length, width, length), 90),
            ):
                shape = moved(piece, *at, turn)
                if np.hypot(*(shape.mean(axis=0) - at)) > radius:
                    continue
                board.lay(
                    shape,
                    woods[int(rng.integers(0, len(woods)))],
                    turn + grain,
                    cut="quarter" if rng.random() < 0.4 else "flat",
                    tone=1 + rng.normal(0, 0.045),
                    shade=Shade(turn + 90, width * 0.25, 0.22),
                )


def star(
    board: Board,
    x: float,
    y: float,
    outer: float,
    inner: float,
    tips: int,
    light: str,
    dark: str,
    turn: float = -90,
    depth: float = 30,
) -> None:
    """Each point split along its middle, one half in the light and one in the shade."""
    for tip in range(tips):
        middle = turn + tip * 360 / tips
        for side, wood in ((-1, light), (1, dark)):
            edge = middle + side * 180 / tips
            shape = points(
                (x, y),
                tuple(arc(x, y, outer, middle, middle + 0.01)[0]),
                tuple(arc(x, y, inner, edge, edge + 0.01)[0]),
            )
            board.lay(shape, wood, middle, shade=Shade(middle + 90 * side, depth, 0.5))


def fan(
    board: Board,
    x: float,
    y: float,
    radius: float,
    start: float,
    end: float,
    petals: int,
    woods: list[str],
    rim: str = "ebony",
    depth: float = 0.5,
) -> None:
    """A shell: round-ended petals, each scorched along one side as if it curled over its neighbor."""
    width = (end - start) / petals
    board.lay(sector(x, y, 0, radius * 1.0, start, end), rim, (start + end) / 2)
    for petal in range(petals):
        a = start + petal * width
        edge = radius * 0.93
        bulge = edge * np.deg2rad(width) / 2
        middle = np.deg2rad(a + width / 2)
        cx, cy = x + (edge - bulge * 0.4) * np.cos(middle), y + (edge - bulge * 0.4) * np.sin(middle)
        tip = arc(cx, cy, bulge * 0.99, a + width / 2 - 88, a + width / 2 + 88)
        shape = np.vstack([points((x + radius * 0.1 * np.cos(middle), y + radius * 0.1 * np.sin(middle))), tip])
        board.lay(
            shape,
            woods[petal % len(woods)],
            a + width / 2,
            cut="quarter",
            shade=[
                Shade(a + width / 2 + 90, bulge * 2 * depth, 0.8),
                Shade(a + width / 2 + 180, radius * 0.16, 0.5),
            ],
            seed=900 + petal % len(woods),
        )


def stringing(board: Board, inset: float, width: float, wood: str, dark: str = "ebony") -> None:
    """A fine line let in around the board, with a dark one on either side."""
    for gap, thick, species in ((inset - 3, width + 6, dark), (inset, width, wood)):
        w, h = board.width - 2 * gap, board.height - 2 * gap
        board.lay(
            rectangle(gap, gap, w, h),
            species,
            0,
            holes=[rectangle(gap + thick, gap + thick, w - 2 * thick, h - 2 * thick)],
            line=0.6,
            bevel=0.4,
        )


def petals(
    board: Board,
    x: float,
    y: float,
    length: float,
    width: float,
    count: int,
    light: str,
    dark: str,
    turn: float = 0,
) -> None:
    for index in range(count):
        angle = turn + index * 360 / count
        for half, wood in ((-1, light), (1, dark)):
            board.lay(
                leaf(x, y, length, width, angle, 0, half),
                wood,
                angle + half * 18,
                shade=Shade(angle + 90 * half, width * 0.34, 0.7),
            )
