"""Birds and fish as a marquetry cutter sees them: few pieces, each with its own direction of grain."""

import numpy as np

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import Path, blob, circle, curve, leaf, points, ribbon


def feathers(
    place: Placed, leading: Path, trailing: Path, woods: list[str], burn: float = 0.55, fine: float = 1.3
) -> None:
    """A wing: strips between its leading and its trailing edge, both drawn from the shoulder to the tip."""
    count = len(woods)
    length = min(len(leading), len(trailing))
    pick = [edge[np.linspace(0, len(edge) - 1, length).astype(int)] for edge in (leading, trailing)]
    lines = [pick[0] + (pick[1] - pick[0]) * share for share in np.linspace(0, 1, count + 1)]
    across = pick[1][length // 2] - pick[0][length // 2]
    toward = float(np.degrees(np.arctan2(across[1], across[0])))
    width = float(np.hypot(*across)) / count
    for wood, one, other in zip(woods, lines, lines[1:], strict=False):
        run = one[-1] - one[0]
        angle = float(np.degrees(np.arctan2(run[1], run[0])))
        place.lay(np.vstack([one, other[::-1]]), wood, angle, shade=Shade(toward, width * 0.8, burn), fine=fine)


def swallow(
    place: Placed, back: str = "indigo", belly: str = "holly", throat: str = "padauk", dark: str = "ebony"
) -> None:
    """In flight to the right, about 200 long."""
    tail = [
        (
            curve((-66, 8), (-120, 4), (-178, -14), (-222, -40)),
            curve((-66, 18), (-124, 20), (-180, -2), (-222, -40)),
        ),
        (
            curve((-66, 16), (-122, 34), (-176, 52), (-224, 86)),
            curve((-62, 26), (-122, 50), (-172, 66), (-224, 86)),
        ),
    ]
    for leading, trailing in tail:
        feathers(place, leading, trailing, [dark], 0.3)
    feathers(
        place,
        curve((44, -22), (42, -74), (14, -128), (-32, -172), (-92, -206)),
        curve((-16, -10), (-18, -54), (-30, -100), (-56, -150), (-92, -206)),
        [back, dark, back, dark],
    )
    body = blob(
        (80, -14),
        (72, -27),
        (52, -31),
        (24, -24),
        (-20, -8),
        (-66, 8),
        (-84, 18),
        (-62, 27),
        (-20, 30),
        (26, 24),
        (58, 10),
        (76, -4),
    )
    place.lay(body, belly, 14, shade=Shade(90, 20, 0.5), fine=1.4)
    cap = blob(
        (82, -15),
        (72, -28),
        (52, -32),
        (24, -25),
        (-20, -9),
        (-66, 7),
        (-86, 18),
        (-40, 12),
        (0, 2),
        (34, -8),
        (58, -12),
    )
    place.lay(cap, back, 14, shade=Shade(90, 12, 0.4), fine=1.4)
    place.lay(
        blob((81, -12), (64, -11), (42, -4), (46, 8), (62, 6), (76, -4)),
        throat,
        30,
        shade=Shade(90, 9, 0.4),
        fine=1.4,
        line=0.7,
    )
    place.lay(points((79, -17), (104, -11), (79, -9)), dark, 0, line=0.6)
    feathers(
        place,
        curve((40, -4), (36, 44), (6, 98), (-48, 142), (-118, 170)),
        curve((-20, 8), (-24, 44), (-44, 82), (-76, 122), (-118, 170)),
        [back, dark, back, dark],
    )
    place.lay(circle(67, -19, 3.6), dark, line=0.5, bevel=0)
    place.lay(circle(68, -20, 1.2), "holly", line=0, bevel=0)


def kingfisher(place: Placed) -> None:
    """On a branch that is not drawn here, looking to the left; about 620 tall, feet near (0, 205)."""
    for angle, wood in ((6, "indigo"), (-4, "sea"), (-13, "indigo")):
        place.lay(leaf(92, 150, 190, 46, 62 + angle, 0.05), wood, 62 + angle, shade=Shade(150, 16, 0.5))
    for x in (-26, 26):
        place.lay(ribbon(curve((x + 6, 160), (x, 186), (x - 10, 205)), 16, 12), "padauk", 90)
        for toe in (-24, -4, 14):
            place.lay(
                ribbon(curve((x - 8, 196), (x - 8 + toe * 0.6, 204), (x - 8 + toe, 222)), 11, 5),
                "padauk",
                60,
                line=0.7,
            )
    breast = blob(
        (-116, -168),
        (-150, -110),
        (-156, -30),
        (-124, 80),
        (-46, 160),
        (46, 188),
        (110, 176),
        (126, 100),
        (92, -20),
        (40, -140),
        (-30, -190),
    )
    place.lay(breast, "cherry", 76, shade=[Shade(20, 70, 0.45), Shade(90, 44, 0.5)])
    with place.within(breast):
        feathers(
            place,
            curve((-150, -190), (-152, -90), (-136, 20), (-84, 130), (10, 210)),
            curve((30, -170), (40, -80), (66, 20), (80, 110), (60, 200)),
            ["pear", "cherry", "pear", "padauk", "cherry", "padauk"],
            0.5,
        )
    upper = np.vstack(
        [curve((-110, -232), (-190, -216), (-290, -192), (-378, -163)), points((-290, -180), (-110, -192))]
    )
    lower = np.vstack(
        [points((-110, -194), (-290, -181), (-370, -163)), curve((-280, -166), (-190, -170), (-104, -176))]
    )
    place.lay(lower, "rosewood", 8, shade=Shade(90, 10, 0.4))
    place.lay(upper, "ebony", 11, bevel=1.6)
    head = blob(
        (-132, -200),
        (-122, -246),
        (-84, -284),
        (-26, -298),
        (34, -280),
        (74, -232),
        (84, -176),
        (60, -140),
        (0, -128),
        (-70, -148),
        (-118, -172),
    )
    place.lay(head, "sea", 20, shade=[Shade(10, 40, 0.4), Shade(90, 30, 0.35)])
    crown = blob(
        (-132, -208),
        (-120, -250),
        (-82, -286),
        (-24, -300),
        (36, -282),
        (78, -230),
        (90, -172),
        (58, -198),
        (18, -232),
        (-40, -246),
        (-92, -232),
    )
    place.lay(crown, "indigo", 24, shade=Shade(60, 26, 0.4))
    for x, y in [
        (-98, -252),
        (-66, -272),
        (-68, -250),
        (-34, -284),
        (-34, -262),
        (-4, -282),
        (0, -258),
        (28, -262),
        (32, -238),
        (52, -240),
        (58, -214),
    ]:
        place.lay(leaf(x - 9, y, 19, 8, 18), "sea", 18, line=0.5, tone=1.3, bevel=0.5)
    place.lay(
        blob(
            (-134, -196),
            (-110, -206),
            (-74, -202),
            (-40, -186),
            (-14, -168),
            (-20, -150),
            (-64, -152),
            (-110, -172),
        ),
        "padauk",
        18,
        shade=Shade(60, 16, 0.45),
    )
    place.lay(
        blob((-22, -168), (6, -182), (42, -178), (62, -156), (40, -138), (0, -140), (-24, -150)),
        "holly",
        14,
        shade=Shade(50, 20, 0.5),
    )
    place.lay(
        blob((-124, -172), (-84, -156), (-40, -148), (-6, -138), (-24, -112), (-70, -112), (-112, -134)),
        "holly",
        30,
        shade=Shade(70, 22, 0.5),
    )
    place.lay(circle(-72, -212, 13), "ebony", bevel=1.5)
    place.lay(circle(-76, -216, 3), "holly", line=0, bevel=0)
    back = blob(
        (62, -152),
        (98, -120),
        (134, -30),
        (146, 70),
        (140, 176),
        (118, 196),
        (96, 120),
        (74, 10),
        (40, -90),
        (30, -134),
    )
    place.lay(back, "sea", 80, tone=1.12, shade=Shade(180, 22, 0.35))
    feathers(
        place,
        curve((52, -136), (98, -70), (124, 20), (134, 120), (142, 236)),
        curve((-12, -100), (-8, -30), (22, 56), (72, 140), (142, 236)),
        ["indigo", "sea", "indigo", "sea", "indigo", "sea"],
        0.6,
    )
    coverts = blob((52, -138), (84, -90), (82, -44), (44, -26), (4, -48), (-16, -98), (14, -128))
    place.lay(coverts, "indigo", 62, shade=Shade(80, 30, 0.5))
    for x, y in [(22, -104), (50, -100), (8, -78), (36, -74), (62, -70), (26, -50), (52, -48)]:
        place.lay(leaf(x - 8, y - 8, 22, 11, 62), "sea", 62, tone=1.3, line=0.5, bevel=0.5)
