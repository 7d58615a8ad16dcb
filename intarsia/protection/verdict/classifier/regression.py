"""Logistic regression on sparse rows, with numpy alone: L-BFGS (Nocedal, 1980) on the regularized loss.

There are fewer rows than columns, and the weights of the columns are always a sum of rows. So the steps are made with
the factors of the rows: a vector with one number per row, instead of one per column.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Columns = npt.NDArray[np.int64]
Row = tuple[npt.NDArray[np.int32], npt.NDArray[np.float32]]
# Two rows of numbers: a vector, and its image under the matrix that defines the inner product of vectors.
Vector = Numbers

MAX_STEPS = 60
# Pairs of steps that approximate the curvature.
REMEMBERED = 8
# Fractions of the first gradient. liblinear stops at a hundredth, too. With few rows, a model would be half trained
# there, and few rows take little time.
PRECISION, PRECISION_OF_MANY, MANY = 1e-3, 1e-2, 1_000
MIN_STEP = 1e-6
ENOUGH = 1e-4
CELLS = 1 << 16


@dataclass(frozen=True)
class Table:
    """Sparse rows, compressed by columns: of each cell its row and its value, and how many cells each column has."""

    # As wide as indexes of numpy, which would widen them for each step otherwise.
    rows: npt.NDArray[np.intp]
    values: npt.NDArray[np.float32]
    sizes: npt.NDArray[np.int64]
    height: int

    @classmethod
    def of(cls, rows: Iterable[Row], sizes: npt.NDArray[np.int64], height: int) -> "Table":
        """`sizes` are known before. Each row is the numbers of its columns, ascending or not, and their values."""
        next_cell = np.cumsum(sizes) - sizes
        row_of, value_of = np.empty(sizes.sum(), np.intp), np.empty(sizes.sum(), np.float32)
        for number, (columns, values) in enumerate(rows):
            cells = next_cell[columns]
            row_of[cells], value_of[cells] = number, values
            next_cell[columns] += 1
        return cls(row_of, value_of, sizes, height)

    def weights(self, factors: Numbers) -> Numbers:
        """The sum of the rows with these factors."""
        weights = np.zeros(len(self.sizes))
        for columns, cells in self._parts:
            weights[columns] = self._weights(factors, columns, cells)
        return weights

    def image(self, factors: Numbers) -> Numbers:
        """The same sum, times each row. Each row has one more column, for the bias."""
        image = np.full(self.height, factors.sum())
        for columns, cells in self._parts:
            products = self.values[cells] * np.repeat(self._weights(factors, columns, cells), self.sizes[columns])
            image += np.bincount(self.rows[cells], products, self.height)
        return image

    def _weights(self, factors: Numbers, columns: Columns, cells: slice) -> Numbers:
        starts = np.cumsum(self.sizes[columns]) - self.sizes[columns]
        weights: Numbers = np.add.reduceat(self.values[cells] * factors[self.rows[cells]], starts)
        return weights

    @cached_property
    def _parts(self) -> list[tuple[Columns, slice]]:
        """Columns that are not empty, and their cells, as many as stay in the cache of a processor."""
        parts, used, ends = [], np.flatnonzero(self.sizes), np.cumsum(self.sizes)
        while len(used):
            first = int(ends[used[0]] - self.sizes[used[0]])
            number = max(1, int(np.searchsorted(ends[used], first + CELLS, "right")))
            columns, used = used[:number], used[number:]
            parts.append((columns, slice(first, int(ends[columns[-1]]))))
        return parts


@dataclass(frozen=True)
class Slope:
    """The value of a function at a point, and how to get the gradient there."""

    value: float
    gradient: Callable[[], Vector]


Loss = Callable[[Vector], Slope]


def logistic(
    table: Table,
    is_spam: Flags,
    offsets: Numbers,
    strength: float,
    *,
    known: Flags | None = None,
    near: Numbers | None = None,
) -> Vector:
    """The factors of the rows, and the score of each row without its offset, if each class counts as much as the other.

    `offsets` are known log-odds of the rows. Only `known` rows are learned from. A higher `strength` regularizes less.
    `near` are the factors of a similar problem, from which fewer steps are needed.
    """
    known = np.ones(len(is_spam), np.bool_) if known is None else known
    sign, share = np.where(is_spam, 1.0, -1.0), np.zeros(len(is_spam))
    share[known] = strength * balance(is_spam[known])

    def loss(point: Vector) -> Slope:
        margins = sign * (point[1] + offsets)

        def gradient() -> Vector:
            errors = -share * sign * probability(-margins)
            return point + np.stack((errors, table.image(errors)))

        return Slope(float(share @ np.logaddexp(0, -margins)) + float(point[0] @ point[1]) / 2, gradient)

    precision, origin = PRECISION if len(is_spam) <= MANY else PRECISION_OF_MANY, np.zeros((2, len(is_spam)))
    if near is None:
        return lowest(loss, origin, precision)
    # The similar problem learned from rows that are unknown here. They must not have taught anything.
    factors = np.where(known, near, 0.0)
    # As precise as from the origin, where the gradient is longer.
    steep = precision * _length(loss(origin).gradient())
    return lowest(loss, np.stack((factors, table.image(factors))), steep=steep)


def balance(is_spam: Flags) -> Numbers:
    """The weight of each row, so that both classes have the same sum. A class alone is not raised."""
    sizes = np.where(is_spam, is_spam.sum(), (~is_spam).sum())
    return len(is_spam) / (2 * sizes) if 0 < is_spam.sum() < len(is_spam) else np.ones(len(is_spam))


def probability(log_odds: Numbers) -> Numbers:
    return 1 / (1 + np.exp(-np.clip(log_odds, -30, 30)))


def lowest(loss: Loss, point: Vector, precision: float = PRECISION, *, steep: float | None = None) -> Vector:
    """The point with the lowest loss; the loss is convex. The gradient there is no longer than `steep`, or than its
    part of the first one.
    """
    here = loss(point)
    slope = here.gradient()
    steep, pairs = precision * _length(slope) if steep is None else steep, list[tuple[Vector, Vector]]()
    for _step in range(MAX_STEPS):
        if _length(slope) <= steep:
            break
        direction = _direction(slope, pairs)
        size, gain = 1.0, ENOUGH * _inner(slope, direction)
        there = loss(point - direction)
        while there.value > here.value - size * gain and size > MIN_STEP:
            size /= 2
            there = loss(point - size * direction)
        next_slope = there.gradient()
        moved, turned = -size * direction, next_slope - slope
        point, here, slope = point + moved, there, next_slope
        # With one text, rounding can make only one of them zero, and both are divisors.
        if _inner(moved, turned) > 0 and _inner(turned, turned) > 0:
            pairs = [*pairs, (moved, turned)][-REMEMBERED:]
    return point


def _direction(slope: Vector, pairs: list[tuple[Vector, Vector]]) -> Vector:
    if not pairs:
        return slope / max(1.0, _length(slope))
    direction, parts = slope.copy(), []
    for moved, turned in reversed(pairs):
        part = _inner(moved, direction) / _inner(moved, turned)
        direction -= part * turned
        parts.append(part)
    moved, turned = pairs[-1]
    direction *= _inner(moved, turned) / _inner(turned, turned)
    for (moved, turned), part in zip(pairs, reversed(parts), strict=True):
        direction += (part - _inner(turned, direction) / _inner(moved, turned)) * moved
    return direction


def _inner(one: Vector, other: Vector) -> float:
    return float(one[0] @ other[1])


def _length(vector: Vector) -> float:
    return float(np.sqrt(max(0.0, _inner(vector, vector))))
