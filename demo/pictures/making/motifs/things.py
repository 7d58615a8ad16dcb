"""What lies on a workbench, seen from above: tools of wood, steel and brass with their shadows."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from ..drawing.board import Board
from ..drawing.shapes import Path, circle, curve, moved, points, rectangle, ribbon
from ..materials.noise import layers, noise, step
from ..materials.wood import wood

Material = Callable[[np.ndarray, np.ndarray], np.ndarray]

STEEL = (0.70, 0.71, 0.71)
DARK_STEEL = (0.34, 0.34, 0.34)
IRON = (0.17, 0.165, 0.16)
BRASS = (0.79, 0.61, 0.31)
LEATHER = (0.45, 0.27, 0.16)
PAPER = (0.93, 0.89, 0.80)


def timber(species: str, seed: int, cut: str = "flat", tone: float = 1.0, fine: float = 1.0) -> Material:
    return lambda u, v: wood(species, u, v, seed, cut, fine) * tone


def metal(color, seed: int = 1, brushed: float = 0.05, sheen: float = 0.12, length: float = 120) -> Material:
    def surface(u, v):
        lines = noise(u / 90, v / 0.9, seed) * brushed + noise(u / 30, v / 2.5, seed + 1) * brushed * 0.6
        bright = 1 + lines + sheen * np.sin(u / length + seed) + sheen * 0.5 * layers(u / 60, v / 60, 2, seed + 2)
        return np.array(color, np.float32) * bright[..., None]

    return surface


def plain(color, seed: int = 1, grain: float = 0.03, size: float = 3) -> Material:
    def surface(u, v):
        rough = noise(u / size, v / size, seed) * grain + layers(u / 70, v / 70, 2, seed + 1) * grain
        return np.array(color, np.float32) * (1 + rough)[..., None]

    return surface


@dataclass(frozen=True)
class Thing:
    """A tool drawn along its own x axis, lying on the board."""

    board: Board
    x: float
    y: float
    turn: float = 0
    scale: float = 1.0

    def path(self, path: Path) -> Path:
        return moved(path, self.x, self.y, self.turn, self.scale)

    def part(self, paths: Path | list[Path], material: Material, **options) -> None:
        many = [self.path(path) for path in (paths if isinstance(paths, list) else [paths])]
        holes = [self.path(hole) for hole in options.pop("holes", None) or []]

        def scaled(u, v):
            return material(u / self.scale, v / self.scale)

        self.board.put(many, scaled, (self.x, self.y), self.turn, holes=holes, **options)

    def turned(self, profile: list[tuple[float, float]], material: Material, gloss: float = 0.35, **options) -> None:
        """A round piece from the lathe: `profile` is radius at distances along the axis."""
        outline = curve(*[(u, -r) for u, r in profile])
        along, first = np.unique(outline[:, 0], return_index=True)
        radius = -outline[first, 1]
        slopes = np.gradient(radius, along)
        light = np.deg2rad(225 - self.turn)
        across = float(np.sin(light))

        def surface(u, v):
            r = np.interp(u, along, radius).astype(np.float32)
            slope = np.clip(np.interp(u, along, slopes), -1, 1).astype(np.float32)
            side = np.clip(v / np.maximum(r, 0.5), -1, 1)
            facing = np.sqrt(1 - side**2)
            lit = 0.52 + 0.42 * facing + 0.34 * side * across - 0.16 * slope * float(np.cos(light))
            shine = np.exp(-(((side - across * 0.52) / 0.17) ** 2)) * gloss * (1 + 0.3 * noise(u / 14, v / 9, 5))
            return material(u, np.arcsin(side) * r) * lit[..., None] + (shine * 0.5)[..., None]

        self.part(np.vstack([outline, (outline * [1, -1])[::-1]]), surface, relief=0, **options)


def bench(board: Board, species: str = "beech", tone: float = 0.9, planks: int = 4, turn: float = 0) -> None:
    """The top of a used bench: long planks, knife scars, old glue."""
    height = (board.height + 200) / planks
    for plank in range(planks):
        board.lay(
            rectangle(-200, -100 + plank * height, board.width + 400, height),
            species,
            turn,
            tone=tone * (1 + 0.05 * np.sin(plank * 2.3)),
            line=1.6,
            bevel=1.6,
            cut="flat" if plank % 2 else "quarter",
        )
    rng = np.random.default_rng(board.seed)
    for _ in range(46):
        x, y, angle, length = (
            rng.uniform(0, board.width),
            rng.uniform(0, board.height),
            rng.uniform(-30, 30),
            rng.uniform(24, 150),
        )
        scar = ribbon(curve((0, 0), (length * 0.5, rng.normal(0, 2)), (length, 0)), 1.6, 0.5)
        window = board.window(moved(scar, x, y, angle), margin=4)
        if window:
            deep = window.mask * rng.uniform(0.2, 0.5)
            board.rgb[window.place] *= 1 - deep[..., None]
            lit = np.roll(deep, 1, axis=0) * (1 - window.mask)
            board.rgb[window.place] *= 1 + lit[..., None] * 0.5


def dog_hole(board: Board, x: float, y: float, size: float = 26) -> None:
    hole = circle(x, y, size)
    board.put(hole, plain((0.06, 0.045, 0.035)), (x, y), 0, lift=0, rounding=6, relief=-1.4)


def veneer(
    board: Board,
    x: float,
    y: float,
    width: float,
    height: float,
    species: str,
    turn: float,
    seed: int,
    cut: str = "flat",
    lift: float = 3.5,
    tone: float = 1.0,
    grain: float = 0,
) -> None:
    """A loose leaf: edges not quite straight, corners a little proud of the bench."""
    rng = np.random.default_rng(seed)
    w, h = width / 2, height / 2

    def wave(a, b):
        return [tuple(np.array(a) + (np.array(b) - a) * t + rng.normal(0, 1.6, 2)) for t in np.linspace(0, 1, 7)]

    outline = np.vstack(
        [
            curve(*wave((-w, -h), (w, -h))),
            curve(*wave((w, -h), (w, h))),
            curve(*wave((w, h), (-w, h))),
            curve(*wave((-w, h), (-w, -h))),
        ]
    )

    def surface(u, v):
        a = np.deg2rad(grain)
        sheet = wood(
            species,
            (u * np.cos(a) + v * np.sin(a)) / board.unit,
            (v * np.cos(a) - u * np.sin(a)) / board.unit,
            seed,
            cut,
        )
        roll = 1 + 0.07 * np.sin(v / height * 3.2 + seed) - 0.08 * (u / width) + 0.05 * step(0.3, 0.5, -v / height)
        return sheet * (tone * roll)[..., None]

    Thing(board, x, y, turn).part(outline, surface, lift=lift, rounding=1.6, relief=0.9, shadow=0.6)


def paper(
    thing: Thing,
    width: float,
    height: float,
    strokes: list[Path],
    ink=(0.25, 0.24, 0.24),
    weight: float = 2.2,
) -> None:
    """A drawing; strokes are lines in the paper's own coordinates."""
    thing.part(
        rectangle(-width / 2, -height / 2, width, height),
        plain(PAPER, 91, 0.015, 2),
        lift=2.6,
        rounding=1.3,
        relief=0.7,
        shadow=0.5,
    )
    for stroke in strokes:
        line = ribbon(stroke, weight, weight * 0.7)
        thing.part(line, plain(ink, 92, 0.2, 4), lift=0, relief=0)


def shaving(thing: Thing, species: str, seed: int, coils: float = 1.6, size: float = 60) -> None:
    """A curl from the plane: a strip that winds out of itself, light where it faces the window."""
    count = 160
    turn = np.linspace(0, coils * 2 * np.pi, count)
    grow = 0.5 + 0.5 * turn / turn[-1]
    middle = np.column_stack([size * grow * np.cos(turn) + turn * size * 0.2, size * 0.6 * grow * np.sin(turn)])
    # The strip is seen from above and a little along its axis, so both its edges wind side by side.
    lean = np.array([size * 0.30, size * 0.16])
    material = timber(species, seed, fine=1.8)
    order = np.argsort(np.sin(turn[:-3]), kind="stable")
    thing.board.shadow([thing.path(np.vstack([middle - lean, (middle + lean)[::-1]]))], 9, 0.4)
    for part in order:
        strip = np.vstack([(middle - lean)[part : part + 4], (middle + lean)[part : part + 4][::-1]])
        facing = 0.78 + 0.34 * np.cos(turn[part] - np.deg2rad(225 - thing.turn)) ** 2 + 0.12 * np.sin(turn[part])
        thing.part(strip, lit(material, facing), lift=0, relief=0)


def lit(material: Material, share: float) -> Material:
    return lambda u, v: material(u, v) * share


def dust(board: Board, x: float, y: float, spread: float, count: int, color=(0.84, 0.70, 0.50), seed: int = 7) -> None:
    """Crumbs and sawdust."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        px, py = x + rng.normal(0, spread), y + rng.normal(0, spread * 0.5)
        size = rng.gamma(2, 0.9) + 0.6
        shape = moved(
            points((-size, -size * 0.5), (size, -size * 0.7), (size * 0.8, size * 0.6), (-size * 0.7, size * 0.5)),
            px,
            py,
            rng.uniform(0, 180),
        )
        pale = rng.uniform(0.7, 1.1)
        board.put(
            shape,
            plain(tuple(c * pale for c in color), 5),
            (px, py),
            0,
            lift=0.8 if size > 2 else 0,
            rounding=0.8,
            relief=0.6,
            shadow=0.4,
        )
