"""`make bench-spam DATA=folder`: how well the text classifier detects spam. One file of texts is left out at a time.

Each CSV file in the folder is a group, for example the comments below one video. The model that judges a group is
trained on the other groups and on the texts in `benchmarks/spam/texts`. Those texts are measured too, with a third of
the languages left out at a time. Then follow learning curves next to those of a textbook classifier, and honest texts
of several kinds. Folders of mail next to the CSV files (see `mails.py`) are judged by the shipped model, which does not
know them. It fails if a target is missed. `--write` trains the shipped model on all CSV files and texts.
"""

import os
import statistics
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from benchmarks.spam.corpora import Groups, corpora_in, folds, written
from benchmarks.spam.honest import honest_texts, share_held
from benchmarks.spam.learning import ALLOWED, print_learning
from benchmarks.spam.mails import mails_in
from intarsia.protection.verdict.classifier.model import SHIPPED, Model, shipped_model
from intarsia.protection.verdict.classifier.training import Sample, train

THRESHOLDS = [step / 20 for step in range(4, 20)]
MAX_FALSE_POSITIVES = 0.02
WRITTEN_ONLY, GROUPS_ONLY = "trained on what was written", "trained on the groups"


@dataclass(frozen=True)
class Confusion:
    """The outcome at one threshold."""

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
    groups = corpora_in(Path(folder))
    if not groups:
        raise SystemExit(f"{folder} holds no CSV files.")
    own = written()
    parts = {name: [text for one in names for text in own[one]] for name, names in folds(own).items()}
    if "--write" in options:
        model = train(groups | parts)
        SHIPPED.write_bytes(model.to_bytes())
        print(f"{SHIPPED}: {SHIPPED.stat().st_size / 1000:.0f} kB")
        return
    models = _left_out_models(groups, parts)
    scored = {name: _scored(models[name], samples) for name, samples in groups.items()}
    _print_groups(scored)
    _print_curve(list(scored.values()))
    _print_written(own, models)
    mails = mails_in(Path(folder))
    missed = _print_learning(groups, own, mails, models)
    missed += _print_honest(mails)
    _print_shipped(groups)
    if missed:
        raise SystemExit("\n".join(["", "Targets that are missed:", *missed]))


def _left_out_models(groups: Groups, parts: Groups) -> dict[str, Model]:
    """By group, a model trained on all other groups; two were trained on all of one sort."""
    every = groups | parts
    sets = {name: {other: texts for other, texts in every.items() if other != name} for name in every}
    sets |= {WRITTEN_ONLY: parts, GROUPS_ONLY: groups}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        jobs = {name: pool.submit(train, samples) for name, samples in sets.items()}
        return {name: job.result() for name, job in jobs.items()}


def _scored(model: Model, samples: Iterable[tuple[str, bool]]) -> Scored:
    return [(model.probability(text), is_spam) for text, is_spam in samples]


def confusion(scored: Scored, threshold: float) -> Confusion:
    results = [(probability >= threshold, is_spam) for probability, is_spam in scored]
    return Confusion(
        results.count((True, True)),
        results.count((False, True)),
        results.count((True, False)),
        results.count((False, False)),
    )


def _print_groups(scored: Mapping[str, Scored], threshold: float = 0.5) -> None:
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
    careful = [point for point in curve if point[2] <= MAX_FALSE_POSITIVES]
    for what, points in (("Best F1", curve), (f"Best F1 with FP <= {MAX_FALSE_POSITIVES:.0%}", careful)):
        if points:
            threshold, f1, false_positives = max(points, key=lambda point: point[1])
            print(f"{what}: {f1:.3f} at {threshold:.2f}, with {false_positives:.1%} false positives")


def _means(groups: Iterable[Confusion]) -> tuple[float, float]:
    known = list(groups)
    return statistics.mean(one.f1 for one in known), statistics.mean(one.false_positives for one in known)


def _print_written(own: Groups, models: Mapping[str, Model]) -> None:
    scored = {
        language: _scored(models[part], own[language]) for part, names in folds(own).items() for language in names
    }
    print("\nWhat was written for it, in languages of which the model had seen nothing:")
    _print_groups(dict(sorted(scored.items())))
    _print_curve([[one for group in scored.values() for one in group]])


def _print_learning(groups: Groups, own: Groups, mails: Groups, models: Mapping[str, Model]) -> list[str]:
    """Prints each group, all groups together, the written texts and the mails. No shipped model has seen them."""
    together = {"all groups": _joined(groups), "written": _joined(own)}
    shipped = {name: models[name] for name in groups}
    shipped |= {"all groups": models[WRITTEN_ONLY], "written": models[GROUPS_ONLY]}
    if mails:
        together["mails"] = _joined(mails)
        shipped["mails"] = shipped_model()
    return print_learning(groups | together, shipped)


def _joined(groups: Groups) -> list[Sample]:
    return [one for samples in groups.values() for one in samples]


def _print_honest(mails: Groups) -> list[str]:
    """Returns the kinds of which too many are held."""
    print("\nHonest texts that the shipped model alone would hold:")
    honest = {name: [text for text, is_spam in samples if not is_spam] for name, samples in mails.items()}
    held = {kind: (share_held(texts), len(texts)) for kind, texts in (honest_texts() | honest).items() if texts}
    for kind, (share, number) in held.items():
        print(f"{kind:24}{share:8.2%} of {number}")
    return [f"{kind}: {share:.1%} held by the shipped model" for kind, (share, _) in held.items() if share > ALLOWED]


def _print_shipped(groups: Groups) -> None:
    start = time.perf_counter()
    model = Model.from_bytes(SHIPPED.read_bytes())
    loaded = time.perf_counter()
    taken: list[float] = []
    scored: dict[str, list[tuple[float, bool]]] = {}
    for name, samples in groups.items():
        scored[name] = []
        for text, is_spam in samples:
            begun = time.perf_counter()
            scored[name].append((model.probability(text), is_spam))
            taken.append(time.perf_counter() - begun)
    print("\nThe model that ships, as it is; it may have learnt from these very texts:")
    _print_groups(scored)
    print(f"{SHIPPED.stat().st_size / 1000:.0f} kB, loaded in {(loaded - start) * 1000:.1f} ms")
    print(f"One text: {statistics.median(taken) * 1000:.2f} ms median, {max(taken) * 1000:.2f} ms at most")


if __name__ == "__main__":
    main(*sys.argv[1:])
