"""Hair, hats, beards and glasses of the heads in profile."""

import numpy as np

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import Path, blob, circle, curve, leaf, ribbon
from .birds import feathers


def strands(place: Placed, first: Path, last: Path, woods: list[str], burn: float = 0.5) -> None:
    feathers(place, first, last, woods, burn, fine=1.2)


def bun(place: Placed, woods: list[str]) -> None:
    """Hair drawn back from the forehead into a knot."""
    crown = curve((96, -306), (60, -356), (-20, -386), (-110, -370), (-172, -310), (-196, -240))
    hairline = curve((104, -290), (70, -290), (30, -250), (-10, -216), (-70, -190), (-140, -196), (-190, -226))
    nape = curve((-10, -210), (-60, -150), (-104, -80), (-136, -66), (-176, -130), (-198, -226))
    knot = (-226, -226)
    for turn, wood in zip(range(0, 360, 45), (woods * 4)[:8], strict=True):
        place.lay(leaf(*knot, 96, 70, turn + 20, 0.5), wood, turn + 60, shade=[Shade(turn + 110, 24, 0.6)])
    place.lay(circle(*knot, 30), woods[0], 40, shade=Shade(45, 18, 0.6))
    strands(place, hairline, nape, [woods[1], woods[0], woods[2]], 0.6)
    strands(place, crown, hairline, [woods[0], woods[1], woods[0], woods[2], woods[1]], 0.5)


def cap(place: Placed, wood: str, band: str) -> None:
    place.lay(
        blob(
            (110, -300),
            (84, -352),
            (10, -392),
            (-90, -388),
            (-170, -334),
            (-192, -262),
            (-120, -240),
            (0, -258),
        ),
        wood,
        20,
        shade=[Shade(90, 60, 0.4), Shade(0, 30, 0.3)],
    )
    for edge in (-0.35, 0.1, 0.55):
        place.lay(
            ribbon(
                curve(
                    (-40 + edge * 120, -390 + abs(edge) * 14),
                    (-30 + edge * 170, -330),
                    (-30 + edge * 200, -254),
                ),
                3,
            ),
            band,
            90,
            line=0.5,
        )
    place.lay(
        blob(
            (106, -304),
            (150, -292),
            (212, -262),
            (222, -246),
            (160, -256),
            (96, -266),
            (-10, -250),
            (-120, -232),
            (-190, -246),
            (-194, -270),
            (-120, -262),
            (0, -280),
        ),
        band,
        6,
        shade=Shade(90, 12, 0.5),
    )
    place.lay(circle(-42, -392, 11), band)


def beard(place: Placed, woods: list[str]) -> None:
    outer = curve((-24, -96), (-30, 0), (10, 76), (70, 112), (130, 110), (172, 70))
    inner = curve((4, -130), (30, -70), (74, -30), (112, -22), (140, -16), (162, -6))
    strands(place, inner, outer, woods, 0.55)
    place.lay(
        blob((170, -80), (150, -84), (124, -70), (104, -40), (120, -34), (146, -52), (172, -62)),
        woods[0],
        130,
        shade=Shade(90, 12, 0.5),
    )


def curls(place: Placed, woods: list[str], seed: int) -> None:
    """A cloud of coils around the head, larger behind."""
    rng = np.random.default_rng(seed)
    ring = []
    for turn in np.arange(-206, 62, 11.5):
        a = np.deg2rad(turn - 66)
        for reach in (226, 176, 126, 84):
            x, y = -34 + reach * np.cos(a), -196 + reach * np.sin(a) * 0.98
            if x > 84 and y > -286 or (x > 0 and y > -210) or y > 10:
                continue
            ring.append((reach, x + rng.normal(0, 8), y + rng.normal(0, 8)))
    for _, x, y in sorted(ring, key=lambda one: -one[0]):
        size = rng.uniform(31, 43)
        turn = rng.uniform(0, 360)
        place.lay(
            circle(x, y, size, size * 0.92, 40),
            woods[int(rng.integers(0, len(woods)))],
            turn,
            shade=[Shade(50, size * 0.7, 0.65)],
            fine=1.4,
        )
        spiral = [
            (
                x + size * 0.62 * (1 - t * 0.75) * np.cos(np.deg2rad(turn) + t * 5.2),
                y + size * 0.62 * (1 - t * 0.75) * np.sin(np.deg2rad(turn) + t * 5.2),
            )
            for t in np.linspace(0, 1, 12)
        ]
        place.lay(
            ribbon(curve(*spiral), 5, 2),
            woods[0] if woods[0] != "ebony" else "rosewood",
            turn,
            line=0.5,
            bevel=0.5,
        )


def nape(place: Placed, woods: list[str]) -> None:
    """Short hair between a cap and the collar."""
    strands(
        place,
        curve((-30, -262), (-34, -220), (-24, -190), (-70, -180), (-72, -110), (-92, -40)),
        curve((-184, -262), (-178, -200), (-160, -140), (-140, -90), (-120, -56), (-104, -30)),
        woods,
    )


def glasses(place: Placed) -> None:
    place.lay(circle(116, -160, 40, 36), "ebony", 0, holes=[circle(116, -160, 35, 31)], line=0.6)
    place.lay(ribbon(curve((78, -168), (30, -176), (-24, -176), (-44, -160)), 6), "ebony", 4, line=0.6)
    place.lay(ribbon(curve((152, -172), (162, -168), (168, -158)), 6), "ebony", 30, line=0.6)
