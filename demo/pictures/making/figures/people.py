"""Heads in profile, looking to the right, cut from the woods that come nearest to skin, hair and cloth."""

from dataclasses import dataclass

import numpy as np

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, curve, points


@dataclass(frozen=True)
class Skin:
    wood: str
    lips: str
    tone: float = 1.0
    """The tone of the side that faces the light; the other planes are darker leaves of the same wood."""


FACE = [
    (70, -322),
    (112, -292),
    (140, -250),
    (152, -212),
    (150, -190),
    (154, -172),
    (174, -138),
    (196, -108),
    (200, -96),
    (188, -86),
    (166, -83),
    (164, -72),
    (171, -61),
    (171, -52),
    (159, -46),
    (166, -37),
    (164, -25),
    (152, -14),
    (154, 2),
    (157, 20),
    (146, 42),
    (118, 54),
    (76, 50),
    (40, 40),
]


def shoulders(place: Placed, coat: str, lapels: str | None, wide: float = 330) -> None:
    body = blob(
        (-wide, 620),
        (-wide - 10, 430),
        (-wide * 0.72, 290),
        (-150, 212),
        (-60, 190),
        (60, 200),
        (150, 250),
        (wide * 0.78, 330),
        (wide + 10, 450),
        (wide + 20, 620),
        (0, 700),
    )
    place.lay(body, coat, 78, shade=[Shade(0, 110, 0.5), Shade(180, 30, 0.3)])
    place.lay(
        np.vstack(
            [
                curve((-wide - 30, 430), (-wide * 0.76, 286), (-150, 212)),
                curve((-130, 320), (-160, 480), (-150, 660)),
                points((-wide - 30, 660)),
            ]
        ),
        coat,
        100,
        tone=1.12,
        shade=Shade(0, 60, 0.4),
    )
    if not lapels:
        return
    place.lay(
        np.vstack(
            [
                curve((-120, 206), (-40, 300), (40, 400), (76, 520)),
                curve((30, 540), (-70, 420), (-150, 300), (-180, 222)),
            ]
        ),
        lapels,
        60,
        shade=Shade(90, 24, 0.5),
    )
    place.lay(
        np.vstack(
            [
                curve((120, 226), (130, 320), (120, 420), (80, 520)),
                curve((130, 540), (190, 420), (200, 320), (170, 250)),
            ]
        ),
        lapels,
        100,
        shade=Shade(0, 24, 0.5),
    )


def neck(place: Placed, skin: Skin) -> None:
    outline = np.vstack(
        [
            curve((-96, -150), (-104, -60), (-100, 20), (-122, 110), (-170, 190)),
            curve((110, 260), (88, 190), (66, 110), (64, 20)),
            points((60, -60)),
        ]
    )
    place.lay(outline, skin.wood, 84, tone=skin.tone * 0.78, shade=[Shade(0, 50, 0.3), Shade(-90, 90, 0.5)])


def face(place: Placed, skin: Skin, iris: str = "walnut") -> None:
    front = curve(*FACE, detail=8)
    outline = np.vstack(
        [
            front,
            curve(
                (40, 40),
                (-20, 4),
                (-62, -56),
                (-120, -110),
                (-150, -200),
                (-120, -290),
                (-40, -344),
                (70, -322),
            ),
        ]
    )
    place.lay(outline, skin.wood, 96, tone=skin.tone, shade=[Shade(90, 34, 0.25), Shade(180, 90, 0.25)])
    # Planes: the side of the face turns away from the light, the cheekbone towards it.
    jaw = blob(
        (40, 40),
        (76, 50),
        (118, 53),
        (140, 44),
        (112, 22),
        (74, -14),
        (40, -70),
        (4, -118),
        (-40, -140),
        (-72, -100),
        (-46, -30),
        (0, 18),
    )
    place.lay(jaw, skin.wood, 60, tone=skin.tone * 0.88, shade=[Shade(90, 40, 0.35), Shade(180, 40, 0.2)], line=0.7)
    place.lay(
        blob((44, -120), (84, -140), (124, -130), (132, -110), (112, -84), (84, -70), (62, -84)),
        skin.wood,
        20,
        tone=skin.tone * 1.05,
        shade=Shade(90, 30, 0.22),
        line=0.5,
    )
    place.lay(
        blob((150, -186), (120, -184), (92, -170), (84, -154), (112, -150), (140, -160), (154, -172)),
        skin.wood,
        10,
        tone=skin.tone * 0.88,
        line=0.6,
    )
    place.lay(
        blob((186, -86), (168, -83), (156, -92), (160, -106), (176, -108), (190, -100)),
        skin.wood,
        30,
        tone=skin.tone * 0.88,
        line=0.6,
    )
    place.lay(blob((171, -60), (170, -53), (159, -47), (140, -49), (151, -59), (162, -65)), skin.lips, 10, line=0.6)
    place.lay(blob((159, -46), (166, -37), (162, -27), (150, -31), (140, -47)), skin.lips, 10, tone=1.15, line=0.6)
    eye(place, iris)
    ear(place, skin)


def eye(place: Placed, iris: str) -> None:
    place.lay(
        blob((134, -164), (126, -172), (110, -169), (98, -160), (114, -156), (128, -156)),
        "sycamore",
        0,
        tone=0.98,
        line=0.6,
    )
    place.lay(blob((131, -172), (136, -164), (131, -156), (124, -157), (122, -164), (125, -172)), iris, line=0.4)
    place.lay(blob((132, -168), (135, -164), (131, -160), (128, -164)), "ebony", line=0)
    place.lay(
        blob((140, -168), (126, -178), (108, -175), (90, -160), (106, -168), (124, -172)),
        "ebony",
        0,
        line=0.4,
        bevel=0.4,
    )


def brow(place: Placed, wood: str, heavy: float = 1.0) -> None:
    place.lay(
        blob(
            (150, -202),
            (124, -214 - 4 * heavy),
            (92, -208),
            (72, -190),
            (94, -198 + 4 * heavy),
            (124, -200 + 4 * heavy),
        ),
        wood,
        10,
        line=0.6,
    )


def ear(place: Placed, skin: Skin) -> None:
    place.lay(
        blob(
            (-22, -196),
            (-52, -190),
            (-62, -150),
            (-46, -108),
            (-24, -88),
            (-8, -104),
            (-10, -140),
            (-4, -172),
        ),
        skin.wood,
        90,
        tone=skin.tone,
        shade=[Shade(0, 18, 0.5), Shade(90, 20, 0.4)],
    )
    place.lay(
        blob((-26, -178), (-44, -168), (-46, -142), (-34, -116), (-24, -130), (-30, -152)),
        skin.wood,
        90,
        tone=skin.tone * 0.8,
        line=0.6,
    )
