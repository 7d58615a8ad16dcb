"""An owl."""

import numpy as np

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, leaf, points, ribbon
from .birds import feathers


def owl(place: Placed) -> None:
    """A barn owl seen from the front, about 640 tall, feet near the origin."""
    for side in (-1, 1):
        feathers(
            place,
            curve((side * 30, -60), (side * 46, 40), (side * 58, 96)),
            curve((0, -60), (0, 40), (side * 8, 104)),
            ["satinwood", "oak", "walnut"],
            0.5,
        )
    body = blob(
        (-128, -380),
        (-150, -250),
        (-138, -110),
        (-90, -16),
        (0, 14),
        (90, -16),
        (138, -110),
        (150, -250),
        (128, -380),
        (0, -440),
    )
    place.lay(body, "holly", 90, shade=[Shade(0, 70, 0.4), Shade(90, 50, 0.5)])
    with place.within(body):
        for row in range(9):
            for column in range(-4, 5):
                x, y = column * 44 + (row % 2) * 22, -350 + row * 42
                place.lay(
                    leaf(x, y - 16, 64, 40, 90),
                    ["holly", "sycamore", "maple"][(row + column) % 3],
                    90,
                    shade=Shade(90, 20, 0.45),
                    line=0.7,
                    fine=1.3,
                )
                place.lay(
                    blob((x - 4, y + 26), (x, y + 18), (x + 4, y + 26), (x, y + 34)),
                    "walnut",
                    90,
                    line=0.3,
                    bevel=0,
                )
    for side in (-1, 1):
        wing = blob(
            (side * 96, -404),
            (side * 168, -340),
            (side * 192, -200),
            (side * 168, -60),
            (side * 100, 56),
            (side * 84, 40),
            (side * 112, -80),
            (side * 112, -220),
            (side * 84, -330),
        )
        place.lay(wing, "satinwood", 90, shade=Shade(90 + side * 90, 30, 0.5))
        feathers(
            place,
            curve((side * 150, -330), (side * 186, -200), (side * 164, -60), (side * 98, 62)),
            curve((side * 96, -320), (side * 112, -210), (side * 108, -80), (side * 92, 50)),
            ["satinwood", "cherry", "satinwood", "oak"],
            0.65,
        )
        for row in range(4):
            for column in range(3):
                x, y = side * (112 + column * 24 - row * 2), -378 + row * 38 + column * 16
                place.lay(
                    leaf(x, y, 52, 32, 90 + side * -8),
                    ["cherry", "satinwood", "oak"][(row + column) % 3],
                    90,
                    shade=Shade(90, 18, 0.6),
                    fine=1.3,
                    line=0.8,
                )
    _owl_face(place)
    for side in (-1, 1):
        for toe in (-1, 0, 1):
            place.lay(
                ribbon(
                    curve((side * 52 + toe * 8, -14), (side * 52 + toe * 17, 8), (side * 52 + toe * 19, 30)),
                    15,
                    6,
                ),
                "oak",
                90,
                shade=Shade(0, 6, 0.5),
            )


def _owl_face(place: Placed) -> None:
    head = blob(
        (-150, -480),
        (-140, -570),
        (-80, -628),
        (0, -640),
        (80, -628),
        (140, -570),
        (150, -480),
        (112, -400),
        (0, -370),
        (-112, -400),
    )
    place.lay(head, "satinwood", 90, shade=[Shade(0, 50, 0.4), Shade(90, 40, 0.4)])
    for index in range(22):
        turn = 180 + 180 * (index + 0.5) / 22
        rad = np.deg2rad(turn)
        place.lay(
            leaf(112 * np.cos(rad), -508 + 92 * np.sin(rad), 44, 26, turn),
            ["cherry", "satinwood", "oak"][index % 3],
            turn,
            shade=Shade(turn, 16, 0.55),
            fine=1.3,
            line=0.7,
        )
    for side in (-1, 1):
        disc = blob(
            (0, -560),
            (side * 40, -590),
            (side * 96, -572),
            (side * 122, -510),
            (side * 104, -440),
            (side * 56, -396),
            (0, -376),
            (side * 2, -460),
        )
        place.lay(disc, "rosewood", 90 + side * 20)
        inner = blob(
            (side * 1, -548),
            (side * 40, -578),
            (side * 90, -562),
            (side * 112, -508),
            (side * 96, -444),
            (side * 52, -404),
            (side * 2, -388),
            (side * 6, -460),
        )
        with place.within(inner):
            for ray in range(15):
                angle = -100 + ray * 24
                middle = (side * 52, -492)
                a, b = np.deg2rad(angle), np.deg2rad(angle + 24)
                place.lay(
                    points(
                        middle,
                        (middle[0] + 160 * np.cos(a), middle[1] + 160 * np.sin(a)),
                        (middle[0] + 160 * np.cos(b), middle[1] + 160 * np.sin(b)),
                    ),
                    ["holly", "sycamore"][ray % 2],
                    angle + 12,
                    shade=Shade(angle + 192, 26, 0.5),
                    line=0.6,
                    fine=1.3,
                )
        place.lay(circle(side * 52, -492, 25), "walnut", shade=Shade(-90, 14, 0.5))
        place.lay(circle(side * 52, -490, 20), "ebony", bevel=2)
        place.lay(circle(side * 52 - 6, -497, 4), "holly", line=0, bevel=0)
    place.lay(
        blob((0, -470), (14, -440), (10, -408), (0, -386), (-10, -408), (-14, -440)),
        "pear",
        90,
        shade=Shade(0, 14, 0.6),
    )
