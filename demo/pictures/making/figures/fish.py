"""Fish, scale by scale."""

from ..drawing.board import Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, leaf
from .birds import feathers


def fish(place: Placed, woods: tuple[str, str, str] = ("harewood", "sea", "indigo")) -> None:
    """Swimming to the right, about 300 long."""
    light, middle, dark = woods
    for side in (-1, 1):
        feathers(
            place,
            curve((-110, 4 * side), (-150, 30 * side), (-196, 66 * side)),
            curve((-112, 0), (-150, 8 * side), (-186, 22 * side)),
            [middle, dark],
            0.5,
        )
    place.lay(curve((20, -46), (-20, -84), (-74, -62), (-80, -26)), dark, 20, shade=Shade(90, 20, 0.5))
    body = blob(
        (150, 6),
        (120, -24),
        (50, -50),
        (-30, -42),
        (-100, -12),
        (-118, 2),
        (-96, 16),
        (-30, 44),
        (50, 48),
        (120, 30),
    )
    with place.within(body):
        place.lay(body, light, 0, shade=Shade(90, 30, 0.4))
        for row in range(-4, 5):
            for column in range(-9, 5):
                x, y = column * 22 + (row % 2) * 11, row * 12 + 2
                wood = dark if row < -2 else middle if row < 1 else light
                place.lay(circle(x, y, 13), wood, 8 * row, shade=Shade(180, 8, 0.55), line=0.6, fine=1.5)
    head = blob((152, 6), (122, -25), (76, -46), (64, -10), (74, 44), (122, 30))
    place.lay(head, "pear", 20, shade=[Shade(180, 18, 0.5), Shade(90, 16, 0.3)])
    place.lay(circle(112, -6, 9), "holly")
    place.lay(circle(114, -6, 5.5), "ebony", line=0)
    place.lay(leaf(58, 14, 70, 30, 160), dark, 160, shade=Shade(90, 14, 0.5))
