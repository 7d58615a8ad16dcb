"""The three teachers, as panels of the kind they teach."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade
from ..drawing.placed import Placed
from ..drawing.shapes import blob, circle, curve, leaf, rectangle, ribbon
from ..figures.hair_and_hats import beard, bun, cap, curls, glasses, nape
from ..figures.people import Skin, brow, face, neck, shoulders
from ..motifs.patterns import frame
from ..motifs.scenery import sky


def _ground(seed: int, center: tuple[float, float], rings: list) -> Board:
    board = Board(900, 900, seed=seed)
    board.unit = 0.8
    board.ground("walnut")
    sky(board, *center, rings, 26, 1000, 4)
    return board


def founder() -> Image.Image:
    board = _ground(
        301,
        (430, 400),
        [(250, ["sycamore", "holly"]), (420, ["harewood", "sycamore"]), (900, ["sea", "harewood", "sea"])],
    )
    place = Placed(board, 440, 520, 0.9, 0, True)
    skin = Skin("pear", "cherry", 1.12)
    body = Placed(board, place.x, place.y - 80 * place.scale, place.scale, 0, place.mirror)
    neck(place, skin)
    shoulders(body, "indigo", "sea")
    body.lay(
        blob((-136, 176), (-60, 236), (40, 262), (112, 236), (124, 270), (60, 320), (-40, 300), (-150, 230)),
        "padauk",
        20,
        shade=[Shade(90, 34, 0.6)],
    )
    body.lay(blob((20, 280), (70, 290), (96, 400), (60, 430), (30, 380)), "padauk", 80, shade=Shade(0, 24, 0.6))
    face(place, skin, "sea")
    brow(place, "harewood", 0.4)
    bun(place, ["holly", "harewood", "sycamore"])
    glasses(place)
    place.lay(circle(-30, -74, 9), "satinwood", shade=Shade(45, 6, 0.6))
    frame(board, "rosewood", width=30)
    return board.finished()


def cabinetmaker() -> Image.Image:
    board = _ground(
        307,
        (470, 410),
        [(250, ["holly", "sycamore"]), (430, ["satinwood", "maple"]), (900, ["pear", "cherry", "satinwood"])],
    )
    place = Placed(board, 450, 520, 0.9)
    skin = Skin("cherry", "rosewood", 0.78)
    body = Placed(board, place.x, place.y - 80 * place.scale, place.scale, 0, place.mirror)
    neck(place, skin)
    shoulders(body, "moss", None, 346)
    for x, lean in ((-150, -16), (170, 14)):
        board.lay(
            body.path(ribbon(curve((x, 240), (x + lean, 420), (x + lean * 2, 680)), 58)),
            "walnut",
            88,
            shade=Shade(0, 18, 0.5),
        )
    face(place, skin)
    brow(place, "ebony", 1.2)
    nape(place, ["ebony", "bog_oak", "ebony"])
    cap(place, "bog_oak", "ebony")
    beard(place, ["ebony", "bog_oak", "ebony", "bog_oak", "ebony"])
    pencil = place.path(leaf(-120, -232, 190, 15, 14))
    board.lay(pencil, "padauk", 14, shade=Shade(90, 6, 0.5))
    frame(board, "walnut", width=30)
    return board.finished()


def drawer() -> Image.Image:
    board = _ground(
        311,
        (450, 400),
        [(290, ["sycamore", "holly"]), (470, ["satinwood", "sycamore"]), (900, ["moss", "satinwood", "oak"])],
    )
    place = Placed(board, 460, 530, 0.88, 0, True)
    skin = Skin("cherry", "rosewood", 1.08)
    curls(place, ["ebony", "rosewood", "walnut"], 5)
    body = Placed(board, place.x, place.y - 80 * place.scale, place.scale, 0, place.mirror)
    neck(place, skin)
    shoulders(body, "satinwood", None)
    with body.within(
        blob(
            (-330, 620),
            (-340, 430),
            (-238, 290),
            (-150, 212),
            (150, 250),
            (257, 330),
            (340, 450),
            (350, 620),
            (0, 700),
        )
    ):
        for stripe in range(-4, 5):
            body.lay(rectangle(stripe * 84 - 9, 200, 18, 520), "padauk", 90, line=0.7)
    body.lay(
        blob((-150, 200), (-60, 232), (60, 236), (130, 220), (140, 262), (40, 300), (-60, 296), (-160, 244)),
        "indigo",
        10,
        shade=Shade(90, 30, 0.6),
    )
    face(place, skin)
    brow(place, "ebony", 0.8)
    curls_front(place)
    place.lay(leaf(-30, -80, 58, 24, 90), "satinwood", 90, shade=Shade(0, 10, 0.6))
    frame(board, "rosewood", width=30)
    return board.finished()


def curls_front(place: Placed) -> None:
    for x, y, size, wood in [
        (96, -322, 38, "rosewood"),
        (58, -348, 42, "ebony"),
        (104, -284, 30, "ebony"),
        (40, -306, 42, "walnut"),
        (-10, -270, 44, "ebony"),
        (10, -356, 44, "rosewood"),
        (-50, -226, 40, "rosewood"),
        (-76, -170, 38, "ebony"),
        (-40, -310, 46, "walnut"),
        (-84, -120, 36, "walnut"),
        (-98, -262, 46, "ebony"),
        (-110, -200, 44, "rosewood"),
    ]:
        place.lay(circle(x, y, size, size * 0.92, 40), wood, x, shade=[Shade(50, size * 0.7, 0.65)], fine=1.4)
        t = np.linspace(0, 1, 9)
        coil = np.column_stack([np.cos(np.deg2rad(x) + t * 5.2), np.sin(np.deg2rad(x) + t * 5.2)]) * (
            size * 0.62 * (1 - t * 0.75)
        )[:, None] + [x, y]
        place.lay(ribbon(curve(*coil), 5, 2), "rosewood" if wood == "ebony" else "ebony", 0, line=0.5, bevel=0.5)
