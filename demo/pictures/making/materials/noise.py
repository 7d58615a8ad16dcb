"""Smooth random numbers over the plane: the same place and seed always give the same value."""

from functools import lru_cache

import numpy as np

CELLS = 256


@lru_cache(maxsize=64)
def _table(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).uniform(-1, 1, CELLS * CELLS).astype(np.float32)


def noise(x: np.ndarray, y: np.ndarray, seed: int = 0) -> np.ndarray:
    """Value noise in -1..1 with one random value per unit cell; smooth to the second derivative."""
    # A shift per seed keeps the lattices of different layers apart.
    table = _table(seed % 61)
    shift = (seed * 7919) % 9973
    x, y = x + shift % 97 + 0.37, y + shift % 89 + 0.61
    x0, y0 = np.floor(x), np.floor(y)
    fx, fy = (x - x0).astype(np.float32), (y - y0).astype(np.float32)
    fx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    fy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    column, row = x0.astype(np.int32), y0.astype(np.int32)
    left, right = column & 255, (column + 1) & 255
    top, bottom = (row & 255) << 8, ((row + 1) & 255) << 8
    upper = table[top | left]
    upper = upper + (table[top | right] - upper) * fx
    lower = table[bottom | left]
    lower = lower + (table[bottom | right] - lower) * fx
    return upper + (lower - upper) * fy


def layers(x: np.ndarray, y: np.ndarray, count: int, seed: int = 0, fade: float = 0.5) -> np.ndarray:
    """Noise on `count` scales, each twice as fine and `fade` times as strong; roughly -1..1."""
    total: np.ndarray = np.zeros(np.broadcast(x, y).shape, np.float32)
    strength, norm = 1.0, 0.0
    for level in range(count):
        total = total + noise(x, y, seed + 131 * level) * np.float32(strength)
        norm += strength
        x, y, strength = x * 2.03, y * 2.03, strength * fade
    return total / np.float32(norm) * np.float32(1.5)


def step(low: float, high: float, value: np.ndarray) -> np.ndarray:
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)
