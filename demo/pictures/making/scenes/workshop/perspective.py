"""A room in one-point perspective."""

import numpy as np

from ...drawing.board import Board, Shade
from ...drawing.shapes import Path


class Room:
    """One-point perspective: metres right, down and away, seen by somebody who stands at the door."""

    def __init__(self, board: Board, x: float, y: float, focus: float):
        self.board, self.x, self.y, self.focus = board, x, y, focus

    def at(self, *corners) -> Path:
        return np.array([(self.x + self.focus * x / z, self.y + self.focus * y / z) for x, y, z in corners])

    def face(self, corners, wood: str, *, along: int = 0, **options) -> None:
        """A flat piece; its grain runs along the edge from corner `along` to the next."""
        path = self.at(*corners)
        run = path[(along + 1) % len(path)] - path[along]
        self.board.lay(path, wood, float(np.degrees(np.arctan2(run[1], run[0]))), **options)

    def box(
        self, left, right, top, bottom, near, far, wood: str, *, lid: str | None = None, shade: float = 0.3
    ) -> None:
        """A block below eye level: its lid, the side that shows and its front."""
        self.face(
            [(left, top, far), (right, top, far), (right, top, near), (left, top, near)],
            lid or wood,
            tone=1.12,
        )
        if left > 0:
            self.face(
                [(left, top, near), (left, top, far), (left, bottom, far), (left, bottom, near)],
                wood,
                tone=1.0,
            )
        if right < 0:
            self.face(
                [(right, top, near), (right, top, far), (right, bottom, far), (right, bottom, near)],
                wood,
                tone=0.66,
            )
        self.face(
            [(left, top, near), (right, top, near), (right, bottom, near), (left, bottom, near)],
            wood,
            tone=0.84,
            shade=Shade(90, 30, shade),
        )
