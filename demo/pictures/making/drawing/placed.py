"""A motif drawn once around its own origin, laid anywhere: moved, turned, scaled, mirrored."""

from dataclasses import dataclass

import numpy as np

from .board import Board, Shade
from .shapes import Path, moved


@dataclass(frozen=True)
class Placed:
    board: Board
    x: float = 0
    y: float = 0
    scale: float = 1
    turn: float = 0
    mirror: bool = False

    def path(self, path: Path) -> Path:
        return moved(path, self.x, self.y, self.turn, self.scale, self.mirror)

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the motif is on the board."""
        (there,) = self.path(np.array([[x, y]]))
        return float(there[0]), float(there[1])

    def angle(self, angle: float) -> float:
        return self.turn + (180 - angle if self.mirror else angle)

    def shade(self, shade: Shade) -> Shade:
        return Shade(self.angle(shade.toward), shade.depth * self.scale, shade.strength)

    def lay(self, paths: Path | list[Path], species: str, angle: float = 0, *, shade=(), holes=None, **options) -> None:
        many = [self.path(path) for path in (paths if isinstance(paths, list) else [paths])]
        shades = [self.shade(one) for one in ([shade] if isinstance(shade, Shade) else shade)]
        self.board.lay(
            many,
            species,
            self.angle(angle),
            shade=shades,
            holes=[self.path(hole) for hole in holes or []],
            **options,
        )

    def within(self, path: Path):
        return self.board.within(self.path(path))
