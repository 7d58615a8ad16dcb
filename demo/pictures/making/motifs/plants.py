"""Flowers and sprays for panels and vases."""

import numpy as np

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, leaf, ribbon


def stem(place: Placed, *through, width: float = 9, wood: str = "moss") -> None:
    place.lay(ribbon(curve(*through), width, width * 0.6), wood, 80, line=0.8, shade=Shade(0, width * 0.5, 0.5))


def split_leaf(
    place: Placed,
    x: float,
    y: float,
    length: float,
    turn: float,
    woods=("moss", "bog_oak"),
    bend: float = 0.3,
) -> None:
    for half, wood in ((-1, woods[0]), (1, woods[1])):
        place.lay(
            leaf(x, y, length, length * 0.4, turn, bend, half),
            wood,
            turn + half * 26,
            shade=Shade(turn + 90 * half, length * 0.12, 0.55),
            fine=1.2,
        )


def tulip(place: Placed, x: float, y: float, size: float, turn: float, woods=("padauk", "cherry", "rosewood")) -> None:
    flower = Placed(
        place.board,
        *place.at(x, y),
        place.scale * size / 100,
        place.angle(turn) + 90,
        place.mirror,
    )
    for side in (-1, 1):
        flower.lay(
            blob((0, 4), (side * 34, -16), (side * 46, -60), (side * 50, -112), (side * 22, -84), (0, -40)),
            woods[2],
            90 - side * 14,
            shade=Shade(90, 30, 0.6),
        )
    for side in (-1, 1):
        flower.lay(
            blob((0, 6), (side * 30, -8), (side * 34, -50), (side * 18, -108), (0, -120), (side * -4, -60)),
            woods[1],
            90 - side * 8,
            shade=Shade(90, 30, 0.6),
        )
    flower.lay(
        blob((0, 8), (24, -10), (25, -52), (0, -104), (-25, -52), (-24, -10)),
        woods[0],
        90,
        shade=[Shade(90, 30, 0.55), Shade(0, 10, 0.4)],
    )


def rosette(
    place: Placed,
    x: float,
    y: float,
    size: float,
    woods: list[str],
    petals: int = 9,
    turn: float = 0,
    middle: str = "satinwood",
) -> None:
    """Rings of petals, the outermost first; every petal scorched where the next ring casts its shade."""
    for ring, share in enumerate((1.0, 0.7, 0.42)):
        for petal in range(petals - ring * 2):
            angle = turn + ring * 17 + petal * 360 / (petals - ring * 2)
            a = np.deg2rad(angle)
            length = size * share
            wide = length * 2.3 / (petals - ring * 2)
            tip = (x + length * np.cos(a), y + length * np.sin(a))
            across = np.array([-np.sin(a), np.cos(a)]) * wide
            mid = np.array([x + length * 0.66 * np.cos(a), y + length * 0.66 * np.sin(a)])
            low = np.array([x + length * 0.3 * np.cos(a), y + length * 0.3 * np.sin(a)])
            notch = (x + length * 0.95 * np.cos(a), y + length * 0.95 * np.sin(a))
            shape = blob(
                (x, y),
                low + across * 0.5,
                mid + across * 1.05,
                np.array(tip) + across * 0.45,
                notch,
                np.array(tip) - across * 0.45,
                mid - across * 1.05,
                low - across * 0.5,
            )
            place.lay(
                shape,
                woods[(ring + petal % 2) % len(woods)],
                angle,
                shade=[Shade(angle + 180, length * 0.5, 0.75), Shade(angle + 90, wide * 0.5, 0.45)],
                fine=1.3,
            )
    place.lay(circle(x, y, size * 0.15), middle, turn, shade=Shade(45, size * 0.1, 0.6))
    for dot in range(7):
        a = dot * 2 * np.pi / 7
        place.lay(
            circle(x + size * 0.09 * np.cos(a), y + size * 0.09 * np.sin(a), size * 0.018),
            "walnut",
            line=0.3,
            bevel=0,
        )


def daisy(
    place: Placed, x: float, y: float, size: float, wood: str = "holly", petals: int = 13, turn: float = 0
) -> None:
    for petal in range(petals):
        angle = turn + petal * 360 / petals
        place.lay(
            leaf(x, y, size, size * 0.34, angle),
            wood,
            angle,
            shade=[Shade(angle + 180, size * 0.4, 0.6), Shade(angle + 90, size * 0.08, 0.4)],
            fine=1.3,
            line=0.8,
        )
    place.lay(circle(x, y, size * 0.26), "satinwood", 20, shade=Shade(45, size * 0.2, 0.65))


def bellflower(place: Placed, x: float, y: float, size: float, turn: float, woods=("indigo", "sea")) -> None:
    flower = Placed(
        place.board,
        *place.at(x, y),
        place.scale * size / 100,
        place.angle(turn) - 90,
        place.mirror,
    )
    for side, wood in ((-1, woods[1]), (1, woods[0])):
        flower.lay(
            blob((0, 0), (side * 24, 14), (side * 30, 52), (side * 50, 92), (side * 22, 84), (0, 96)),
            wood,
            90 - side * 12,
            shade=Shade(90 - side * 90, 18, 0.5),
        )
    flower.lay(
        blob((0, 0), (14, 20), (16, 60), (0, 104), (-16, 60), (-14, 20)),
        woods[1],
        90,
        tone=1.12,
        shade=Shade(0, 10, 0.5),
    )
    flower.lay(blob((-18, -2), (0, -14), (18, -2), (0, 12)), "moss", 0)
