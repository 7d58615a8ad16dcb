"""Trees and reeds."""

import numpy as np

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, leaf, points, ribbon


def poplar(place: Placed, height: float, woods: tuple[str, str] = ("moss", "walnut"), trunk: str = "bog_oak") -> None:
    place.lay(ribbon(points((0, 6), (0, -height * 0.3)), height * 0.05), trunk, 90, line=0.8)
    for half, wood in ((1, woods[0]), (-1, woods[1])):
        place.lay(
            leaf(0, -height * 0.08, height * 0.95, height * 0.3, -90, 0, -half),
            wood,
            -90 + 14 * half,
            shade=Shade(0, height * 0.09, 0.5),
            fine=1.3,
        )


def tree(place: Placed, height: float, woods: tuple[str, ...], seed: int = 1, trunk: str = "bog_oak") -> None:
    """A broad crown of overlapping leaves of veneer, dark below and light above."""
    place.lay(
        ribbon(
            curve((-height * 0.02, 4), (0, -height * 0.25), (height * 0.03, -height * 0.6)),
            height * 0.085,
            height * 0.03,
        ),
        trunk,
        90,
        shade=Shade(0, height * 0.03, 0.6),
    )
    for side in (-1, 1):
        place.lay(
            ribbon(
                curve(
                    (0, -height * 0.28),
                    (side * height * 0.12, -height * 0.42),
                    (side * height * 0.24, -height * 0.58),
                ),
                height * 0.035,
                height * 0.012,
            ),
            trunk,
            90,
        )
    foliage(place, (0, -height * 0.66), height * 0.36, height * 0.3, woods, height * 0.15, seed)


def foliage(
    place: Placed,
    center: tuple[float, float],
    wide: float,
    high: float,
    woods: tuple[str, ...],
    size: float,
    seed: int,
) -> None:
    """Leaves pointing away from the middle, the outer first, so that the inner overlap them like scales."""
    rng = np.random.default_rng(seed)
    place.lay(circle(*center, wide * 0.8, high * 0.8), "bog_oak", 30)
    for ring, share in enumerate((1.0, 0.8, 0.6, 0.4, 0.2, 0.04)):
        count = max(3, round(26 * share))
        for index in range(count):
            turn = 360 * (index + 0.5 * (ring % 2)) / count + rng.normal(0, 5)
            away = np.deg2rad(turn)
            x, y = (
                center[0] + wide * share * np.cos(away) * rng.uniform(0.86, 1.05),
                center[1] + high * share * np.sin(away) * rng.uniform(0.86, 1.05),
            )
            # Upper left leaves take the light; those that face down and right stand in their own shade.
            lit = -np.cos(away - np.deg2rad(45))
            place.lay(
                leaf(
                    x - size * 0.4 * np.cos(away),
                    y - size * 0.4 * np.sin(away),
                    size * rng.uniform(0.95, 1.25),
                    size * 0.52,
                    turn,
                    rng.uniform(-0.3, 0.3),
                ),
                woods[int(rng.integers(0, len(woods)))],
                turn,
                tone=1 + 0.13 * lit,
                shade=[Shade(turn + 180, size * 0.55, 0.75), Shade(turn + 90, size * 0.2, 0.3)],
                fine=1.4,
                line=0.8,
            )


def reeds(
    board: Board,
    x: float,
    y: float,
    spread: float,
    height: float,
    count: int,
    woods: list[str],
    seed: int = 2,
) -> None:
    rng = np.random.default_rng(seed)
    for index in range(count):
        base = x + rng.normal(0, spread)
        turn = -90 + rng.normal(0, 15) + (base - x) / max(spread, 1) * 7
        length = height * rng.uniform(0.55, 1.1)
        board.lay(
            leaf(base, y + 12, length, length * rng.uniform(0.035, 0.06), turn, rng.uniform(-0.5, 0.5)),
            woods[index % len(woods)],
            turn,
            shade=Shade(turn + 90, 6 * board.unit, 0.5),
            line=0.8,
        )


def bulrush(board: Board, x: float, y: float, height: float, lean: float) -> None:
    stem = curve((x, y), (x + lean * 0.3, y - height * 0.55), (x + lean, y - height))
    board.lay(ribbon(stem, 6 * board.unit, 3 * board.unit), "moss", 90, line=0.8)
    top = stem[-1]
    turn = np.degrees(np.arctan2(*(stem[-1] - stem[-6])[::-1]))
    place = Placed(board, top[0], top[1], board.unit, turn)
    place.lay(
        blob((-92, 0), (-84, -12), (-30, -13), (-14, 0), (-30, 13), (-84, 12)),
        "rosewood",
        0,
        shade=Shade(90, 14, 0.6),
    )
    place.lay(leaf(-16, 0, 44, 4, 0), "satinwood", 0, line=0.6)


def pine(place: Placed, height: float, woods: tuple[str, str] = ("moss", "bog_oak")) -> None:
    place.lay(ribbon(points((0, 4), (0, -height * 0.3)), height * 0.06), "walnut", 90, line=0.8)
    for level in range(4):
        low, reach, high = (
            -height * (0.12 + 0.2 * level),
            height * (0.26 - 0.052 * level),
            -height * (0.46 + 0.18 * level),
        )
        for side, wood in ((-1, woods[0]), (1, woods[1])):
            edge = curve((0, high), (side * reach * 0.42, (low + high) / 2 + height * 0.02), (side * reach, low))
            place.lay(
                np.vstack([edge, points((side * reach * 0.5, low - height * 0.012), (0, low + height * 0.02))]),
                wood,
                90 - side * 40,
                shade=Shade(90, height * 0.05, 0.6),
                fine=1.3,
            )


def birch(board: Board, x: float, foot: float, top: float, width: float, lean: float, seed: int) -> None:
    rng = np.random.default_rng(seed)
    line = curve((x, foot), (x + lean * 0.3 + rng.normal(0, 5), foot + (top - foot) * 0.45), (x + lean, top))
    trunk = ribbon(line, width, width * 0.55)
    board.lay(trunk, "holly", 90, shade=[Shade(0, width * 0.75, 0.6)])
    with board.within(trunk):
        for _ in range(int((foot - top) / 26)):
            at = line[int(rng.integers(0, len(line)))] + [0, rng.normal(0, 8)]
            side, reach = rng.choice([-1, 1]), width * rng.uniform(0.2, 0.62)
            edge = at[0] + side * width * 0.5
            thick = rng.uniform(2, 6) * board.unit
            board.lay(
                blob(
                    (edge, at[1] - thick),
                    (edge - side * reach * 0.5, at[1] - thick * 0.5),
                    (edge - side * reach, at[1]),
                    (edge - side * reach * 0.5, at[1] + thick * 0.6),
                    (edge, at[1] + thick),
                ),
                "ebony",
                0,
                line=0.5,
            )
