"""Land, sea and sky in veneer: rays of a sky, hills cut into fields, still water, trees and a lighthouse."""

import numpy as np

from ..drawing.board import Board, Shade
from ..drawing.shapes import Path, blob, circle, curve, points, rectangle, sector


def sky(
    board: Board,
    x: float,
    y: float,
    rings: list[tuple[float, list[str]]],
    rays: int,
    horizon: float,
    turn: float = 0,
) -> None:
    """Rays from (x, y); a ring is its outer radius and the woods its rays take in turn, half a ray apart."""
    inner = 0.0
    with board.within(rectangle(0, 0, board.width, horizon)):
        for level, (outer, woods) in enumerate(rings):
            width = 360 / rays
            offset = turn + (level % 2) * width / 2
            for ray in range(rays):
                start = offset + ray * width
                wood = woods[ray % len(woods)]
                tone = 1 + 0.05 * np.sin(ray * 2.4 + level)
                board.lay(
                    sector(x, y, inner, outer, start, start + width),
                    wood,
                    start + width / 2,
                    cut="quarter" if ray % 3 else "flat",
                    tone=tone,
                    shade=Shade(start + width / 2 + 90, 16 * board.unit * (1 + level), 0.32),
                )
            inner = outer


def moon(board: Board, x: float, y: float, radius: float, wood: str = "holly") -> None:
    board.lay(circle(x, y, radius), wood, 30, tone=1.03, shade=Shade(35, radius * 0.5, 0.28))
    board.lay(circle(x, y, radius * 1.09), "satinwood", 30, holes=[circle(x, y, radius)])


def hill(
    board: Board,
    ridge: Path,
    bottom: float,
    woods: list[str],
    seams: list[float],
    lean: float = 0.35,
    angle: float = 0,
    shade: float = 0.5,
    cut: str = "flat",
) -> None:
    """Everything below `ridge`, cut into fields by seams that start at the given x and lean as they fall."""
    outline = np.vstack([ridge, points((ridge[-1][0], bottom), (ridge[0][0], bottom))])
    unit = board.unit
    edges = [ridge[0][0] - 900, *seams, ridge[-1][0] + 900]
    with board.within(outline):
        for index, (left, right) in enumerate(zip(edges, edges[1:], strict=False)):
            top = float(ridge[:, 1].min()) - 60
            slope = lean * (1 if index % 2 else 0.8)
            before = lean * (0.8 if index % 2 else 1)
            field = np.vstack([_seam(left, top, bottom, before), _seam(right, top, bottom, slope)[::-1]])
            near = int(np.argmin(np.abs(ridge[:, 0] - (max(left, 0) + min(right, board.width)) / 2)))
            near = min(max(near, 2), len(ridge) - 3)
            run = ridge[near + 2] - ridge[near - 2]
            grain = angle + float(np.degrees(np.arctan2(run[1], run[0])))
            board.lay(field, woods[index % len(woods)], grain, cut=cut, shade=[Shade(0, 20 * unit, shade * 0.6)])
    board.outline(outline)


def _seam(x: float, top: float, bottom: float, lean: float) -> Path:
    fall = bottom - top
    return curve((x, top), (x + fall * lean * 0.35, top + fall * 0.4), (x + fall * lean * 1.1, bottom + 4))


def water(
    board: Board,
    top: float,
    bottom: float,
    woods: list[str],
    light_x: float | None = None,
    light: str = "satinwood",
    seed: int = 4,
    height: float = 8,
) -> None:
    """Long strips that widen towards the viewer, with the light's reflection broken among them."""
    rng = np.random.default_rng(seed)
    y = top
    height = height * board.unit
    unit = board.unit
    while y < bottom:
        x = -120.0 - rng.uniform(0, 300)
        while x < board.width + 100:
            length = (220 + 5.5 * height) * unit * rng.uniform(1.2, 3.4)
            end = x + length
            belly = height * rng.uniform(0.02, 0.2)
            upper = curve((x, y), (x + length * 0.5, y - belly), (end + height * 2.5, y))
            lower = curve((x - height * 2.5, y + height), (x + length * 0.5, y + height + belly), (end, y + height))
            board.lay(
                np.vstack([upper, lower[::-1]]),
                woods[int(rng.integers(0, len(woods)))],
                0,
                cut="quarter",
                tone=(1.04 - 0.2 * (y - top) / (bottom - top)) * (1 + rng.normal(0, 0.04)),
                shade=Shade(90, height * 0.6, 0.4),
                line=0.8,
            )
            x = end
        y, height = y + height, height * 1.15
    if light_x is None:
        return
    y, height = top + 5 * unit, 5.0 * unit
    while y < bottom:
        spread = (20 + (y - top) * 0.30) * rng.uniform(0.5, 1.1)
        x = light_x + rng.normal(0, spread * 0.3)
        shape = blob(
            (x - spread, y),
            (x - spread * 0.3, y - height * 0.5),
            (x + spread * 0.4, y - height * 0.4),
            (x + spread, y),
            (x + spread * 0.3, y + height * 0.5),
            (x - spread * 0.4, y + height * 0.45),
        )
        board.lay(shape, light if rng.random() < 0.7 else "holly", 0, line=0.8)
        y, height = y + height * rng.uniform(1.5, 2.2), height * 1.09
