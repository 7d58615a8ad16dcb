"""The tools themselves, and what stands beside them."""

import numpy as np

from ..drawing.shapes import circle, curve, leaf, points, rectangle, ribbon, rounded
from ..materials.noise import layers, noise, step
from .things import BRASS, DARK_STEEL, IRON, LEATHER, STEEL, Thing, metal, plain, timber


def knife(thing: Thing, handle: str = "rosewood", seed: int = 3) -> None:
    """Blade to the right; about 420 long."""
    thing.part(
        points((36, -13), (150, -12), (214, 8), (206, 12), (36, 13)),
        metal(STEEL, seed, 0.05, 0.14),
        lift=5,
        rounding=2,
    )
    thing.part(
        points((120, 7), (209, 9), (214, 8), (206, 12), (110, 13)),
        metal((0.86, 0.87, 0.88), seed, 0.02, 0.1),
        lift=0,
        relief=0,
    )
    thing.turned(
        [(-210, 2), (-206, 15), (-180, 22), (-110, 25), (-40, 20), (2, 16), (8, 16)],
        timber(handle, seed + 4, fine=1.5),
        lift=9,
    )
    thing.turned([(4, 17), (20, 18), (38, 14), (44, 12)], metal(BRASS, seed, 0.04), gloss=0.7, lift=8)


def chisel(thing: Thing, width: float = 16, handle: str = "pear", seed: int = 5) -> None:
    """Edge to the right; about 560 long."""
    w = width
    thing.part(
        points((40, -7), (90, -w * 0.9), (286, -w), (286, w), (90, w * 0.9), (40, 7)),
        metal(STEEL, seed),
        lift=5,
        rounding=2,
    )
    thing.part(
        points((252, -w), (286, -w), (286, w), (252, w)),
        metal((0.9, 0.9, 0.91), seed, 0.02, 0.06),
        lift=0,
        rounding=1.4,
    )
    thing.turned(
        [(-250, 3), (-246, 20), (-226, 26), (-160, 22), (-100, 27), (-30, 24), (10, 17)],
        timber(handle, seed + 8, fine=1.4),
        lift=10,
    )
    thing.turned([(6, 17), (14, 19), (40, 13), (46, 9)], metal(BRASS, seed), gloss=0.7, lift=8)
    thing.turned([(-252, 16), (-246, 22), (-238, 24), (-232, 24)], metal(BRASS, seed + 2), gloss=0.7, lift=8)


def pencil(thing: Thing, color=(0.55, 0.17, 0.12), length: float = 330) -> None:
    half = length / 2
    thing.part(
        points((half - 52, -9.5), (half, -1.3), (half, 1.3), (half - 52, 9.5)),
        timber("pear", 31, fine=2),
        lift=6,
        rounding=3,
    )
    thing.part(
        points((half - 14, -3.4), (half + 1, -0.9), (half + 1, 0.9), (half - 14, 3.4)),
        plain((0.16, 0.16, 0.17)),
        lift=0,
        rounding=1,
    )
    thing.turned(
        [(-half, 9), (-half + 4, 9.5), (half - 53, 9.5), (half - 50, 9)],
        plain(color, 3, 0.02),
        gloss=0.5,
        lift=6,
    )
    for edge in (-3.6, 3.6):
        thing.part(
            rectangle(-half, edge - 0.5, length - 54, 1),
            plain(tuple(c * 0.75 for c in color)),
            lift=0,
            relief=0,
        )
    thing.part(rectangle(-half - 1, -9.5, 16, 19), metal(BRASS, 4), lift=0, rounding=3)


def ruler(thing: Thing, length: float = 620, color=STEEL) -> None:
    half = length / 2
    thing.part(
        rounded(-half, -24, length, 48, 4),
        metal(color, 11, 0.035, 0.1, 190),
        lift=3,
        rounding=1.3,
        holes=[circle(-half + 22, 0, 7)],
    )
    for mark in range(int(length // 9) - 3):
        long = 20 if mark % 10 == 0 else 14 if mark % 5 == 0 else 9
        thing.part(
            rectangle(-half + 40 + mark * 8.6, 24 - long, 1.2, long),
            plain((0.13, 0.13, 0.13)),
            lift=0,
            relief=0,
        )
        if mark % 2 == 0:
            thing.part(
                rectangle(-half + 40 + mark * 8.6, -24, 1.2, long * 0.7),
                plain((0.13, 0.13, 0.13)),
                lift=0,
                relief=0,
            )


def fretsaw(thing: Thing, handle: str = "cherry") -> None:
    """A deep steel bow, blade along y = 0; about 900 long."""
    bow = curve((-30, 0), (-34, -130), (60, -240), (260, -268), (480, -262), (600, -214), (624, -110), (620, 0))
    thing.part(ribbon(bow, 24, 22), metal(DARK_STEEL, 21, 0.05, 0.2, 90), lift=9, rounding=6, relief=1.5)
    thing.part(rectangle(-10, -1.8, 620, 3.6), metal((0.5, 0.5, 0.5), 22), lift=6, rounding=1)
    for x in (-26, 604):
        thing.part(rounded(x, -13, 36, 26, 5), metal(BRASS, 23), lift=6, rounding=4)
        thing.part(leaf(x + 18, -8, 42, 22, -90), metal(BRASS, 24), lift=6, rounding=3)
    thing.turned(
        [(-240, 3), (-236, 24), (-214, 32), (-150, 31), (-84, 24), (-56, 26), (-30, 20)],
        timber(handle, 25, fine=1.3),
        lift=12,
    )
    thing.turned([(-34, 20), (-26, 21), (-18, 16)], metal(BRASS, 26), gloss=0.7, lift=8)


def brush(thing: Thing, handle: str = "maple") -> None:
    """Bristles to the right; about 440 long."""

    def bristles(u, v):
        hair = noise(u / 70, v / 1.4, 41) * 0.22 + noise(u / 26, v / 0.8, 42) * 0.16
        dark = 1 - 0.45 * step(150, 200, u)
        return np.array((0.72, 0.56, 0.36), np.float32) * ((1 + hair) * dark * (1 - 0.25 * (v / 30) ** 2))[..., None]

    thing.part(
        np.vstack(
            [
                curve((70, -24), (120, -31), (176, -25), (206, -8)),
                curve((206, 8), (176, 25), (120, 31), (70, 24)),
            ]
        ),
        bristles,
        lift=7,
        rounding=6,
    )
    thing.turned([(20, 20), (30, 24), (72, 26), (78, 25)], metal(BRASS, 43), gloss=0.6, lift=8)
    thing.turned(
        [(-230, 3), (-226, 11), (-190, 13), (-60, 14), (-10, 21), (24, 22)],
        timber(handle, 44, fine=1.4),
        lift=9,
    )


def veneer_hammer(thing: Thing) -> None:
    """A wooden head with a brass blade, pushed across the sheet rather than struck."""
    thing.part(rounded(150, -150, 74, 300, 16), timber("cherry", 51, fine=1.2), lift=12, rounding=12, relief=1.2)
    thing.part(rounded(222, -154, 22, 308, 4), metal(BRASS, 52, 0.05, 0.16, 60), lift=8, rounding=4)
    thing.turned(
        [(-330, 3), (-326, 18), (-290, 25), (-180, 20), (-60, 17), (60, 19), (152, 23)],
        timber("ash", 53, fine=1.2),
        lift=12,
    )
    thing.part(circle(186, 0, 12), timber("ebony", 54), lift=0, rounding=3)


def glue_pot(thing: Thing) -> None:
    """Iron, with its inner pot of amber glue standing in hot water; radius 190."""
    thing.part(rounded(-330, -22, 170, 44, 20), metal(IRON, 60, 0.06, 0.2), lift=18, rounding=9, relief=1.4)
    thing.part(circle(0, 0, 190), metal(IRON, 61, 0.08, 0.1), lift=22, rounding=12, relief=1.6)
    thing.part(circle(0, 0, 166), plain((0.09, 0.085, 0.08), 62), lift=0, rounding=9, relief=-1.3)
    thing.part(circle(0, 0, 152), metal((0.62, 0.6, 0.56), 63, 0.06, 0.22, 40), lift=0, rounding=7, relief=1.4)

    def glue(u, v):
        deep = np.hypot(u, v) / 132
        a = np.deg2rad(thing.turn)
        x, y = u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a)
        amber = (
            np.array((0.56, 0.30, 0.09), np.float32)
            * (1.08 - 0.5 * deep**3 + 0.08 * layers(x / 60, y / 60, 2, 64))[..., None]
        )
        window = (
            np.exp(-((((x + 50) / 30) ** 2 + ((y + 54) / 20) ** 2) ** 2)) * 0.55
            + np.exp(-(((np.hypot(x, y) - 116) / 5) ** 2)) * step(0, 0.9, (-(x + y)) / 160) * 0.4
        )
        return amber + window[..., None] * np.array((1, 0.92, 0.75), np.float32)

    thing.part(circle(0, 0, 134), glue, lift=0, rounding=9, relief=-1.2)


def stone(thing: Thing) -> None:
    """A whetstone in its wooden box, wet in the middle; 460 by 150."""
    thing.part(rounded(-230, -78, 460, 156, 10), timber("walnut", 71), lift=14, rounding=7)

    def grit(u, v):
        wet = step(-0.2, 0.6, layers(u / 130, v / 60, 2, 72) + 0.4 - np.abs(v) / 60)
        base = (
            np.array((0.50, 0.52, 0.47), np.float32)
            * (1 + 0.05 * noise(u / 1.6, v / 1.6, 73) + 0.04 * noise(u / 60, v / 3, 74))[..., None]
        )
        shine = np.exp(-(((u + 90) / 70) ** 2 + ((v + 18) / 16) ** 2)) * 0.28
        return base * (1 - 0.32 * wet)[..., None] + (shine * wet)[..., None]

    thing.part(rounded(-206, -56, 412, 112, 5), grit, lift=3, rounding=4)


def strop(thing: Thing) -> None:
    thing.part(rounded(-250, -64, 640, 128, 12), timber("pear", 81, tone=0.92), lift=10, rounding=7)

    def hide(u, v):
        worn = step(-0.4, 0.7, layers(u / 150, v / 40, 2, 82))
        green = np.array((0.42, 0.45, 0.30), np.float32)
        base = (
            np.array(LEATHER, np.float32)
            * (1 + 0.06 * noise(u / 2.2, v / 2.2, 83) + 0.05 * noise(u / 120, v / 2, 84))[..., None]
        )
        return base + (green - base) * (worn * 0.42)[..., None]

    thing.part(rounded(-90, -56, 466, 112, 6), hide, lift=2, rounding=4)
    thing.part(circle(-196, 0, 16), plain((0.08, 0.06, 0.05)), lift=0, rounding=4, relief=-1.2)


def tape(thing: Thing, radius: float = 74) -> None:
    thing.part(
        circle(0, 0, radius),
        plain((0.80, 0.70, 0.50), 95, 0.03, 2),
        lift=14,
        rounding=5,
        holes=[circle(0, 0, radius * 0.6)],
    )
    for inner in np.linspace(radius * 0.64, radius * 0.96, 7):
        thing.part(circle(0, 0, inner), plain((0.66, 0.55, 0.37)), lift=0, relief=0, holes=[circle(0, 0, inner - 1)])


def mug(thing: Thing, glaze=(0.30, 0.38, 0.40)) -> None:
    """Tea, nearly finished; radius 105."""
    thing.part(
        ribbon(curve((88, -34), (150, -44), (172, 0), (150, 44), (88, 34)), 24),
        plain(glaze, 101, 0.03),
        lift=18,
        rounding=8,
        relief=1.4,
    )
    thing.part(circle(0, 0, 105), plain(glaze, 102, 0.03), lift=24, rounding=7, relief=1.3)
    thing.part(circle(0, 0, 92), plain((0.78, 0.72, 0.62), 103, 0.02), lift=0, rounding=12, relief=-1.0)

    def tea(u, v):
        base = np.array((0.42, 0.22, 0.10), np.float32) * (1.1 - 0.35 * (np.hypot(u, v) / 78) ** 2)[..., None]
        a = np.deg2rad(thing.turn)
        x, y = u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a)
        return base + (np.exp(-(((x + 28) / 22) ** 2 + ((y + 30) / 12) ** 2)) * 0.35)[..., None]

    thing.part(circle(4, 4, 78), tea, lift=0, rounding=6, relief=-0.8)


def dividers(thing: Thing) -> None:
    """Brass head at the origin, steel points to the right."""
    for side in (-1, 1):
        thing.part(
            points(
                (0, side * 4),
                (60, side * 6),
                (200, side * 58),
                (330, side * 98),
                (204, side * 76),
                (50, side * 30),
                (0, side * 22),
            ),
            metal(BRASS, 111 + side, 0.05),
            lift=7,
            rounding=4,
            relief=1.4,
        )
        thing.part(
            points((196, side * 58), (336, side * 99), (198, side * 75)),
            metal(STEEL, 113),
            lift=3,
            rounding=2,
        )
    thing.part(circle(8, 0, 30), metal(BRASS, 114, 0.03), lift=8, rounding=6, relief=1.4)
    thing.part(circle(8, 0, 10), metal(STEEL, 115), lift=0, rounding=3)
