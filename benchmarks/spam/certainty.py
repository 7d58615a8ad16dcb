"""`python -m benchmarks.spam.certainty folder`: how sure the words of a text must be to hold a message alone.

Each text is scored by a model that was trained without its group: the comments below one video, or a quarter of the
languages of `benchmarks/spam/texts`. Few of them are honest and have several links, so the invented texts of
`honest.py` are scored by the shipped model, which does not know them either. For each size of texts, it prints the
log-odds that at most one in a hundred honest texts exceeds, and the share of spam and of honest texts that is held with
the limits of `intarsia/protection/verdict/certainty.py`.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from math import nan
from pathlib import Path

from benchmarks.spam.corpora import Groups, corpora_in, written
from benchmarks.spam.honest import honest_texts
from intarsia.protection.verdict.certainty import CERTAIN_FROM, Size, size_of
from intarsia.protection.verdict.classifier.doubt import doubt
from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.model import shipped_model
from intarsia.protection.verdict.classifier.training import fit

FOLDS = 4
FALSE_POSITIVES = 0.01


def main(folder: str) -> None:
    honest: dict[Size, list[float]] = {size: [] for size in CERTAIN_FROM}
    spam: dict[Size, list[float]] = {size: [] for size in CERTAIN_FROM}
    for text, is_spam, log_odds in _scored(corpora_in(Path(folder)) | written()):
        (spam if is_spam else honest)[size_of(text)].append(log_odds)
    for text in chain.from_iterable(honest_texts().values()):
        honest[size_of(text)].append(shipped_model().log_odds(text) - doubt(text))
    for size in CERTAIN_FROM:
        held, wronged = (_share_from(CERTAIN_FROM[size], texts[size]) for texts in (spam, honest))
        print(
            f"{', '.join(size):22}{len(honest[size]):6} honest texts, 1 % exceed {_exceeded(honest[size]):5.2f};"
            f" from {CERTAIN_FROM[size]} on, {wronged:.1%} of them and {held:.0%} of {len(spam[size])} spam are held"
        )


def _scored(groups: Groups) -> Iterator[tuple[str, bool, float]]:
    """Text, whether it is spam, and the log-odds of a model that does not know its group."""
    names = sorted(groups)
    for fold in range(FOLDS):
        left_out = names[fold::FOLDS]
        known = [(features(text), is_spam) for name in names if name not in left_out for text, is_spam in groups[name]]
        model = replace(fit(known), slope=shipped_model().slope, offset=shipped_model().offset)
        for name in left_out:
            yield from ((text, is_spam, model.log_odds(text) - doubt(text)) for text, is_spam in groups[name])


def _exceeded(honest: Sequence[float]) -> float:
    """By at most one in a hundred."""
    return sorted(honest)[-1 - int(len(honest) * FALSE_POSITIVES)] if honest else nan


def _share_from(limit: float, texts: Sequence[float]) -> float:
    return sum(one >= limit for one in texts) / len(texts) if texts else 0.0


if __name__ == "__main__":
    main(*sys.argv[1:])
