"""A board on which veneer is laid: glue lines, a grain for every piece, scorched edges, one light for all."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from ..materials.noise import layers, noise, step
from ..materials.wood import sheen, wood
from .shapes import Path, rectangle

GLUE = np.array([0.13, 0.085, 0.06], np.float32)
SCORCH = np.array([0.44, 0.58, 0.70], np.float32)
"""How much of red, green and blue hot sand takes away."""
FINE = 4


def blurred(mask: np.ndarray, radius: float) -> np.ndarray:
    image = Image.fromarray((np.clip(mask, 0, 1) * 255).astype(np.uint8)).filter(
        ImageFilter.GaussianBlur(float(radius))
    )
    return np.asarray(image, np.float32) / 255


def shifted(mask: np.ndarray, right: int, down: int) -> np.ndarray:
    moved = np.zeros_like(mask)
    height, width = mask.shape
    into = slice(max(down, 0), height + min(down, 0)), slice(max(right, 0), width + min(right, 0))
    out_of = slice(max(-down, 0), height + min(-down, 0)), slice(max(-right, 0), width + min(-right, 0))
    moved[into] = mask[out_of]
    return moved


@dataclass
class Window:
    """The part of the board that something covers, and how much of each pixel."""

    left: int
    top: int
    mask: np.ndarray
    pad: int

    @property
    def place(self) -> tuple[slice, slice]:
        height, width = self.mask.shape
        top, left = self.top + self.pad, self.left + self.pad
        return slice(top, top + height), slice(left, left + width)

    def grid(self) -> tuple[np.ndarray, np.ndarray]:
        """x and y of every pixel, on the board."""
        y, x = np.mgrid[0 : self.mask.shape[0], 0 : self.mask.shape[1]].astype(np.float32)
        return x + self.left, y + self.top


@dataclass(frozen=True)
class Shade:
    """Darkening by hot sand: from the side that faces `toward` (degrees), `depth` pixels deep."""

    toward: float
    depth: float
    strength: float = 0.6


class Board:
    def __init__(self, width: int, height: int, seed: int = 1):
        self.width, self.height, self.seed = width, height, seed
        self.unit = max(width, height) / 1600
        # Pieces run on past the edge, or the edge would be shaded like a cut.
        self.pad = round(70 * self.unit)
        self.rgb = np.zeros((height + 2 * self.pad, width + 2 * self.pad, 3), np.float32)
        self._clip: np.ndarray | None = None
        self._pieces = 0

    # Windows and clips

    def window(self, paths: Path | list[Path], margin: float = 6, holes: list[Path] | None = None) -> Window | None:
        paths = paths if isinstance(paths, list) else [paths]
        every = np.vstack(paths)
        left, top = np.maximum(np.floor(every.min(axis=0) - margin), -self.pad).astype(int)
        right, bottom = np.minimum(
            np.ceil(every.max(axis=0) + margin), [self.width + self.pad, self.height + self.pad]
        ).astype(int)
        if right <= left or bottom <= top:
            return None
        image = Image.new("L", ((right - left) * FINE, (bottom - top) * FINE))
        draw = ImageDraw.Draw(image)
        for path, ink in [(path, 255) for path in paths] + [(hole, 0) for hole in holes or []]:
            draw.polygon([((x - left) * FINE, (y - top) * FINE) for x, y in path], fill=ink)
        mask = np.asarray(image.reduce(FINE), np.float32) / 255
        window = Window(int(left), int(top), mask, self.pad)
        if self._clip is not None:
            window.mask = mask * self._clip[window.place]
        return window

    @contextmanager
    def within(self, path: Path | list[Path]) -> Iterator[None]:
        """Until the block ends, nothing is laid outside `path`."""
        before, window = self._clip, self.window(path)
        clip = np.zeros(self.rgb.shape[:2], np.float32)
        if window:
            clip[window.place] = window.mask
        self._clip = clip
        yield
        self._clip = before

    # Veneer

    def next_seed(self) -> int:
        self._pieces += 1
        return self.seed * 1000 + self._pieces * 17

    def lay(
        self,
        paths: Path | list[Path],
        species: str,
        angle: float = 0,
        *,
        cut: str = "flat",
        tone: float = 1.0,
        shade: Shade | Sequence[Shade] = (),
        line: float = 1.0,
        fine: float = 1.0,
        seed: int | None = None,
        holes: list[Path] | None = None,
        origin: tuple[float, float] | None = None,
        bevel: float = 1.0,
    ) -> None:
        """One piece. `line` is the width of its glue line; same seed and origin: cut from the same sheet."""
        window = self.window(paths, margin=10 * self.unit, holes=holes)
        if window is None or not window.mask.any():
            return
        seed = self.next_seed() if seed is None else seed
        rng = np.random.default_rng(seed + 5)
        turn = np.deg2rad(angle + (rng.uniform(-1.5, 1.5) if origin is None else 0))
        x, y = window.grid()
        at_x, at_y = origin or (x.mean(), y.mean())
        dx, dy = (x - at_x) / self.unit, (y - at_y) / self.unit
        sheet = wood(
            species,
            dx * np.cos(turn) + dy * np.sin(turn),
            dy * np.cos(turn) - dx * np.sin(turn),
            seed,
            cut,
            fine,
        )
        sheet = sheet * (tone * sheen(species, turn) * rng.uniform(0.97, 1.03))
        for one in [shade] if isinstance(shade, Shade) else shade:
            sheet = sheet * self._scorch(window, one, x, y, seed)
        self._press(window, sheet, line, bevel)

    def _scorch(self, window: Window, shade: Shade, x, y, seed: int) -> np.ndarray:
        turn = np.deg2rad(shade.toward)
        room = int(shade.depth * 1.6) + 2
        across = blurred(np.pad(window.mask, room), shade.depth * 0.45)
        across = shifted(across, round(-np.cos(turn) * shade.depth * 0.55), round(-np.sin(turn) * shade.depth * 0.55))
        inside = across[room:-room, room:-room]
        uneven = 1 + 0.12 * noise(x / (40 * self.unit), y / (40 * self.unit), seed + 71)
        burn = np.clip(1 - inside, 0, 1) ** 1.3 * uneven
        return 1 - np.clip(burn * shade.strength * 1.25, 0, 0.92)[..., None] * SCORCH

    def _press(self, window: Window, sheet: np.ndarray, line: float, bevel: float) -> None:
        place, mask, unit = window.place, window.mask, self.unit
        here: np.ndarray = self.rgb[place]
        if line:
            around = np.clip(blurred(mask, 0.9 * line * unit) * 2.1, 0, 1)
            here = here + (GLUE - here) * (np.clip(around - mask * 0.2, 0, 1) * 0.86)[..., None]
        soft = blurred(mask, 1.5 * unit)
        slope_y, slope_x = np.gradient(soft)
        # Light from the upper left catches the edge that rises towards it.
        edge = (slope_x + slope_y) * bevel * unit * 0.62
        sheet = sheet * (1 + np.clip(edge, -0.24, 0.3))[..., None]
        inner = np.clip((mask - 0.5 * line * (1 - soft) ** 0.5 * 0.35), 0, 1)
        self.rgb[place] = here + (sheet - here) * inner[..., None]

    def outline(self, paths: Path | list[Path]) -> None:
        """A glue line around what has been laid piece by piece."""
        window = self.window(paths, margin=8)
        if window is None:
            return
        rim = np.clip(blurred(window.mask, 0.9 * self.unit) * 2 - window.mask * 2, 0, 1)
        here = self.rgb[window.place]
        self.rgb[window.place] = here + (GLUE - here) * (rim * 0.85)[..., None]

    def ground(self, species: str, angle: float = 0, **options) -> None:
        far = self.pad * 2
        self.lay(
            rectangle(-far, -far, self.width + 2 * far, self.height + 2 * far),
            species,
            angle,
            line=0,
            bevel=0,
            **options,
        )

    # Things that stand on the board

    def shadow(self, paths: Path | list[Path], lift: float, strength: float = 0.55) -> None:
        """Soft, warm, to the lower right; the higher the thing, the farther and the softer."""
        lift *= self.unit
        window = self.window(paths, margin=lift * 4 + 8)
        if window is None:
            return
        far = blurred(shifted(window.mask, round(lift * 0.8), round(lift * 0.8)), lift * 0.8 + 0.5)
        near = blurred(window.mask, max(lift * 0.22, 0.8))
        dark = np.clip(0.8 * far + 0.5 * near, 0, 1) * strength
        tint = np.array([0.93, 0.97, 1.0], np.float32)
        self.rgb[window.place] *= 1 - dark[..., None] * tint

    def put(
        self,
        paths: Path | list[Path],
        material: Callable[[np.ndarray, np.ndarray], np.ndarray],
        at: tuple[float, float],
        turn: float,
        *,
        lift: float = 5,
        rounding: float = 3,
        relief: float = 1.0,
        holes: list[Path] | None = None,
        shadow: float = 0.55,
    ) -> None:
        """A thing with a thickness; `material` gets coordinates along and across it, measured from `at`."""
        if lift:
            self.shadow(paths, lift, shadow)
        window = self.window(paths, margin=rounding * self.unit * 3 + 6, holes=holes)
        if window is None:
            return
        x, y = window.grid()
        angle = np.deg2rad(turn)
        u = (x - at[0]) * np.cos(angle) + (y - at[1]) * np.sin(angle)
        v = (y - at[1]) * np.cos(angle) - (x - at[0]) * np.sin(angle)
        surface = material(u, v)
        if relief:
            height = blurred(window.mask, rounding * self.unit)
            slope_y, slope_x = np.gradient(height)
            light = (slope_x + slope_y) * rounding * self.unit * 0.75 * relief
            surface = surface * (1 + np.clip(light, -0.5, 0.45))[..., None]
        here = self.rgb[window.place]
        self.rgb[window.place] = here + (surface - here) * window.mask[..., None]

    # The whole

    def glow(self, x: float, y: float, radius: float, strength: float, color=(1.0, 0.9, 0.72)) -> None:
        yy, xx = np.mgrid[0 : self.rgb.shape[0], 0 : self.rgb.shape[1]].astype(np.float32) - self.pad
        near = np.exp(-(((xx - x) ** 2 + (yy - y) ** 2) / (2 * radius**2)))
        self.rgb += near[..., None] * np.array(color, np.float32) * strength * self.rgb

    def finished(self, light: float = 1.0, vignette: float = 1.0) -> Image.Image:
        """The room's light falls on it: brighter at the upper left, a quiet gloss, a trace of film."""
        yy, xx = np.mgrid[0 : self.height, 0 : self.width].astype(np.float32)
        across, down = xx / self.width, yy / self.height
        fall = 1 + light * (0.10 - 0.17 * (0.55 * across + 0.45 * down))
        fall = fall - vignette * 0.10 * step(0.35, 0.95, np.hypot(across - 0.47, down - 0.45) * 1.25)
        cloud = layers(xx / (420 * self.unit), yy / (420 * self.unit), 2, self.seed + 91)
        rgb = self.rgb[self.pad : -self.pad, self.pad : -self.pad] * (fall + cloud * 0.012)[..., None]
        rgb = np.clip(rgb, 0, 1.2)
        rgb = np.where(rgb > 0.85, 0.85 + 0.15 * np.tanh((rgb - 0.85) / 0.15), rgb)
        film = np.random.default_rng(self.seed).normal(0, 0.003, (self.height, self.width, 1)).astype(np.float32)
        warm = np.array([1.0, 0.985, 0.955], np.float32)
        return Image.fromarray((np.clip((rgb + film) * warm, 0, 1) * 255 + 0.5).astype(np.uint8))
