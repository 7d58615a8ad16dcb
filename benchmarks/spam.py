"""`make bench-spam DATA=folder`: how well the text classifier tells spam, one file of comments left out at a time.

Each CSV file in the folder is a group (columns CONTENT and CLASS, 1 for spam): the comments under one video, say. The
model that judges a group has never seen it. `--write` makes the model that the package ships from all of them.
"""

import csv
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.spam_learning import print_learning
from intarsia.protection.verdict.classifier.model import SHIPPED, Model
from intarsia.protection.verdict.classifier.training import Sample, trained

THRESHOLDS = [step / 20 for step in range(4, 20)]
MOST_FALSE_POSITIVES = 0.02


@dataclass(frozen=True)
class Confusion:
    """What became of the texts at one threshold."""

    caught: int
    missed: int
    wronged: int
    passed: int

    @property
    def f1(self) -> float:
        return 2 * self.caught / max(1, 2 * self.caught + self.wronged + self.missed)

    @property
    def false_positives(self) -> float:
        return self.wronged / max(1, self.wronged + self.passed)


Scored = Sequence[tuple[float, bool]]


def main(folder: str, *options: str) -> None:
    groups = {path.stem: _read(path) for path in sorted(Path(folder).glob("*.csv"))}
    if len(groups) < 2:
        raise SystemExit(
            f"{folder} holds {len(groups)} CSV files; at least two are needed, for one is left out at a time."
        )
    if "--write" in options:
        model = trained(groups)
        SHIPPED.write_bytes(model.to_bytes())
        print(f"{SHIPPED}: {SHIPPED.stat().st_size / 1000:.0f} kB")
        return
    scored, models = {}, {}
    for name, samples in groups.items():
        model = models[name] = trained({other: texts for other, texts in groups.items() if other != name})
        scored[name] = [(model.probability(text), is_spam) for text, is_spam in samples]
    _print_groups(scored)
    _print_curve(list(scored.values()))
    print_learning(groups, models)
    _print_speed([text for samples in groups.values() for text, _ in samples])


def _read(path: Path) -> list[Sample]:
    with path.open(encoding="utf-8-sig", newline="") as lines:
        return [(row["CONTENT"], row["CLASS"] == "1") for row in csv.DictReader(lines)]


def confusion(scored: Scored, threshold: float) -> Confusion:
    told = [(probability >= threshold, is_spam) for probability, is_spam in scored]
    return Confusion(
        told.count((True, True)), told.count((False, True)), told.count((True, False)), told.count((False, False))
    )


def _print_groups(scored: dict[str, Scored], threshold: float = 0.5) -> None:
    print(
        f"Held at a probability of {threshold}:\n"
        f"{'left out':24}{'spam caught':>12}{'missed':>8}{'wronged':>9}{'passed':>8}{'F1':>8}{'FP':>8}"
    )
    for name, group in scored.items():
        one = confusion(group, threshold)
        print(
            f"{name:24}{one.caught:12}{one.missed:8}{one.wronged:9}{one.passed:8}{one.f1:8.3f}{one.false_positives:8.1%}"
        )


def _print_curve(groups: Sequence[Scored]) -> None:
    curve = [(threshold, *_means(confusion(group, threshold) for group in groups)) for threshold in THRESHOLDS]
    print(f"\nMeans over what was left out:\n{'threshold':>10}{'F1':>8}{'FP':>8}")
    for threshold, f1, false_positives in curve:
        print(f"{threshold:10.2f}{f1:8.3f}{false_positives:8.1%}")
    careful = [point for point in curve if point[2] <= MOST_FALSE_POSITIVES]
    for what, points in (("Best F1", curve), (f"Best F1 with FP <= {MOST_FALSE_POSITIVES:.0%}", careful)):
        if points:
            threshold, f1, false_positives = max(points, key=lambda point: point[1])
            print(f"{what}: {f1:.3f} at {threshold:.2f}, with {false_positives:.1%} false positives")


def _means(groups: Iterable[Confusion]) -> tuple[float, float]:
    known = list(groups)
    return statistics.mean(one.f1 for one in known), statistics.mean(one.false_positives for one in known)


def _print_speed(texts: Sequence[str]) -> None:
    start = time.perf_counter()
    model = Model.from_bytes(SHIPPED.read_bytes())
    loaded = time.perf_counter()
    taken = []
    for text in texts[:500]:
        begun = time.perf_counter()
        model.probability(text)
        taken.append(time.perf_counter() - begun)
    print(f"\nThe shipped model: {SHIPPED.stat().st_size / 1000:.0f} kB, loaded in {(loaded - start) * 1000:.1f} ms")
    print(f"One text: {statistics.median(taken) * 1000:.2f} ms median, {max(taken) * 1000:.2f} ms at most")


if __name__ == "__main__":
    main(*sys.argv[1:])
