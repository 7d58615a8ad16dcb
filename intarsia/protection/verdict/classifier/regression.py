"""Logistic regression on sparse rows, with numpy alone: L-BFGS (Nocedal, 1980) on the regularized loss."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Loss = Callable[[Numbers], tuple[float, Numbers]]

MOST_STEPS = 60
# Pairs of steps that approximate the curvature.
REMEMBERED = 8
PRECISION = 1e-3
SMALLEST_STEP = 1e-6
ENOUGH = 1e-4


@dataclass(frozen=True)
class SparseRows:
    """Compressed sparse rows. No row is empty."""

    columns: npt.NDArray[np.int32]
    values: npt.NDArray[np.float32]
    lengths: npt.NDArray[np.int64]

    @classmethod
    def of(cls, rows: Sequence[tuple[npt.NDArray[np.int32], npt.NDArray[np.float32]]]) -> "SparseRows":
        return cls(
            np.concatenate([columns for columns, _ in rows]),
            np.concatenate([values for _, values in rows]),
            np.array([len(columns) for columns, _ in rows]),
        )

    def __getitem__(self, chosen: npt.NDArray[np.bool_]) -> "SparseRows":
        cells = np.repeat(chosen, self.lengths)
        return SparseRows(self.columns[cells], self.values[cells], self.lengths[chosen])

    def times(self, weights: Numbers) -> Numbers:
        starts = np.cumsum(self.lengths) - self.lengths
        sums: Numbers = np.add.reduceat(self.values * weights[self.columns], starts)
        return sums

    def transposed_times(self, factors: Numbers, columns: int) -> Numbers:
        products = self.values * np.repeat(factors.astype(np.float32), self.lengths)
        return np.bincount(self.columns, products, columns).astype(np.float64, copy=False)


def logistic(
    rows: SparseRows, is_spam: npt.NDArray[np.bool_], offsets: Numbers, columns: int, strength: float, start: Numbers
) -> Numbers:
    """The weights of the columns and, as the last number, the bias, if each class counts as much as the other.

    `offsets` are known log-odds of the rows. A higher `strength` regularizes less.
    """
    sign = np.where(is_spam, 1.0, -1.0)
    share = strength * balance(is_spam)

    def loss(weights: Numbers) -> tuple[float, Numbers]:
        margins = sign * (rows.times(weights[:-1]) + weights[-1] + offsets)
        errors = -share * sign * probability(-margins)
        value = float(share @ np.logaddexp(0, -margins) + weights @ weights / 2)
        return value, weights + np.append(rows.transposed_times(errors, columns), errors.sum())

    return lowest(loss, start)


def balance(is_spam: npt.NDArray[np.bool_]) -> Numbers:
    """The weight of each row, so that both classes have the same sum. A class alone is not raised."""
    sizes = np.where(is_spam, is_spam.sum(), (~is_spam).sum())
    return len(is_spam) / (2 * sizes) if 0 < is_spam.sum() < len(is_spam) else np.ones(len(is_spam))


def probability(log_odds: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def lowest(loss: Loss, point: Numbers) -> Numbers:
    """The point with the lowest loss; the loss is convex."""
    value, slope = loss(point)
    steep, pairs = float(np.abs(slope).max()) * PRECISION, list[tuple[Numbers, Numbers]]()
    for _step in range(MOST_STEPS):
        if np.abs(slope).max() <= steep:
            break
        direction = _direction(slope, pairs)
        size, gain = 1.0, ENOUGH * float(slope @ direction)
        next_value, next_slope = loss(point - direction)
        while next_value > value - size * gain and size > SMALLEST_STEP:
            size /= 2
            next_value, next_slope = loss(point - size * direction)
        moved, turned = -size * direction, next_slope - slope
        point, value, slope = point + moved, next_value, next_slope
        if moved @ turned > 0:
            pairs = [*pairs, (moved, turned)][-REMEMBERED:]
    return point


def _direction(slope: Numbers, pairs: Sequence[tuple[Numbers, Numbers]]) -> Numbers:
    if not pairs:
        return slope / max(1.0, float(np.linalg.norm(slope)))
    direction, parts = slope.copy(), []
    for moved, turned in reversed(pairs):
        part = (moved @ direction) / (moved @ turned)
        direction -= part * turned
        parts.append(part)
    moved, turned = pairs[-1]
    direction *= (moved @ turned) / (turned @ turned)
    for (moved, turned), part in zip(pairs, reversed(parts), strict=True):
        direction += (part - (turned @ direction) / (moved @ turned)) * moved
    return direction
