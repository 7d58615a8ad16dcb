"""Wood as a tree grows it: rings around a pith, cut by a saw, with its fibres, pores, rays and curl."""

import numpy as np

from .noise import layers, noise, step
from .species import SPECIES, Color, Species

LIGHT_FROM = np.deg2rad(225)
"""Upper left, in picture coordinates (y grows downwards)."""


def color(values: Color) -> np.ndarray:
    return np.array(values, np.float32) / 255


def _rings(u, v, s: Species, seed: int, cut: str, rng) -> tuple[np.ndarray, np.ndarray]:
    """Latewood share (0..1) and the year's own tone (-1..1)."""
    sway = layers(u / 620, v / 240, 3, seed) * 30 + noise(u / 170, v / 70, seed + 3) * 5
    if cut == "quarter":
        radius = v * 0.8 + sway * 0.5 + 4000
    elif cut == "burl":
        swirl_u = layers(u / 120, v / 120, 3, seed + 5) * 80
        swirl_v = layers(u / 120, v / 120, 3, seed + 6) * 80
        radius = layers((u + swirl_u) / 170, (v + swirl_v) / 170, 3, seed + 7) * 190 + 4000
    else:
        # The pith runs askew below the sheet: its slope makes the cathedral points of flat-sawn wood.
        depth = (
            rng.uniform(30, 110)
            + u * rng.uniform(0.09, 0.2) * rng.choice([-1, 1])
            + noise(u / 420, u * 0, seed + 9) * 26
        )
        radius = np.hypot(v * 0.62 + sway + rng.uniform(-40, 40), depth + sway * 0.4) + 2000
    phase = radius / s.ring
    phase = phase + noise(phase / 3.1, phase * 0, seed + 11) * 0.9 + layers(u / 240, v / 26, 2, seed + 13) * 0.16
    year = np.floor(phase)
    within = (phase - year).astype(np.float32)
    rise = 0.78 - 0.5 * (1 - s.sharp)
    late = step(rise - 0.35 * (1.2 - s.sharp), 0.93, within) * (1 - step(0.955, 1.0, within))
    tone = noise(year * 0.731, year * 0, seed + 17)
    return late, tone


def _pores(u, v, s: Species, late, seed: int) -> np.ndarray:
    density = s.pores
    if s.ring_porous:
        # Vessels crowd where a year begins; the summer's wood has few.
        density = s.pores * (
            0.25 + 2.2 * (1 - step(0.02, 0.5, late)) * step(-0.5, 0.6, noise(u / 60, v / 7, seed + 20))
        )
    long = noise(u / 13, v / 1.15, seed + 21)
    short = noise(u / 6, v / 0.95, seed + 22)
    reach = 1 - 1.3 * density
    return np.maximum(step(reach - 0.42, reach + 0.12, long), 0.7 * step(reach - 0.38, reach + 0.12, short))


def _rays(u, v, s: Species, seed: int, cut: str, size: float) -> np.ndarray:
    if cut == "quarter" and s.rays >= 0.2:
        # Silver grain: ribbons that wander across the fibres.
        bend = layers(u / 50, v / 90, 3, seed + 31) * 34
        ribbon = noise((u + v * 0.3 + bend) / 10, (v - u * 0.1 + bend * 0.5) / 30, seed + 32)
        small = noise((u + v * 0.2 + bend) / 5, (v + bend * 0.4) / 13, seed + 33)
        clump = layers(u / 170, v / 150, 2, seed + 34) * 0.3
        return np.maximum(step(0.34, 0.62, ribbon + clump), 0.6 * step(0.5, 0.75, small + clump))
    fleck = noise(u / (7 * size), v / (2 * size), seed + 35)
    return step(0.6, 0.85, fleck) * s.rays


def _curl(u, v, s: Species, seed: int, cut: str) -> np.ndarray:
    amount = max(s.curl, 0.85 if cut == "curl" else 0)
    if not amount:
        return np.zeros_like(u)
    bend = layers(u / 150, v / 85, 3, seed + 41)
    wave = np.sin(2 * np.pi * (u / 33 + bend * 1.25 + v / 420))
    presence = step(-0.75, 0.5, layers(u / 260, v / 170, 2, seed + 42))
    fine = noise(u / 9, v / 150, seed + 43) * 0.35
    return (wave * 0.8 + fine) * presence * np.float32(amount)


def _eyes(u, v, seed: int) -> np.ndarray:
    """The sleeping buds of a burl: small dark centers in clusters."""
    x, y = u * 0.83 + v * 0.55, v * 0.83 - u * 0.55
    x, y = x + noise(u / 11, v / 11, seed + 80) * 5, y + noise(v / 11, u / 11, seed + 81) * 5
    bud = noise(x / 5.2, y / 5.2, seed + 82) + noise((x + y) / 8.1, (y - x) / 8.1, seed + 83)
    cluster = layers(u / 95, v / 95, 2, seed + 84)
    return step(0.95, 1.35, bud + cluster * 0.5) * 1.1


def wood(name: str, u: np.ndarray, v: np.ndarray, seed: int, cut: str = "flat", fineness: float = 1.0) -> np.ndarray:
    """RGB in 0..1 of a sheet with the grain along `u`; coordinates in pixels of a 1600 px picture."""
    s = SPECIES[name]
    rng = np.random.default_rng(seed)
    u, v = u.astype(np.float32) * fineness + rng.uniform(0, 6000), v.astype(np.float32) * fineness
    late, tone = _rings(u - u.mean() if u.size else u, v, s, seed, cut, rng)
    slow = layers(u / 520, v / 110, 3, seed + 51)
    streak = step(0.12, 0.75, slow + layers(u / 900, v / 21, 2, seed + 52) * 0.55) * s.streaks
    if cut == "burl":
        slow = layers(u / 130, v / 130, 3, seed + 53)
        late = late * (0.25 + 0.45 * step(-0.5, 0.7, layers(u / 70, v / 70, 2, seed + 54)))
        late = np.maximum(late, _eyes(u, v, seed))
        streak = step(0.1, 1.1, slow) * s.streaks * 0.8
    share = (late * s.contrast + 0.2 * slow + 0.13 * tone * s.contrast + 0.12)[..., None]
    rgb = color(s.early) + (color(s.late) - color(s.early)) * np.clip(share, 0, 1.15)
    rgb = rgb + (color(s.streak) - rgb) * (streak * 0.7)[..., None]
    size = 1 / max(fineness, 0.6) ** 0.3
    fibre = (
        noise(u / 95, v / 2.1, seed + 61) * 0.55
        + noise(u / 210, v / 5.5, seed + 62) * 0.5
        + noise(u / 38, v / 1.15, seed + 63) * 0.55
    )
    if cut == "burl":
        fibre = noise(u / 5, v / 4, seed + 64) * 0.4 + layers(u / 30, v / 30, 2, seed + 65) * 0.9
    shine = 1 + fibre * s.fibre
    shine = shine + _curl(u, v, s, seed, cut) * 0.14
    rays = _rays(u, v, s, seed, cut, size)
    pores = _pores(u, v, s, late, seed) if s.pores and cut != "burl" else np.float32(0)
    if cut == "quarter" and s.rays >= 0.2:
        rgb = rgb + (color(s.early) * 1.14 - rgb) * (rays * 0.52)[..., None]
        pores = pores * (1 - rays * 0.8)
    else:
        shine = shine - rays * 0.16
    shine = shine * (1 - pores * 0.34)
    return rgb * shine[..., None]


def sheen(name: str, angle: float) -> float:
    """Fibres that lie across the light are brighter than those that run with it."""
    return 1 + SPECIES[name].gloss * float(np.cos(2 * (angle - LIGHT_FROM) + np.pi))
