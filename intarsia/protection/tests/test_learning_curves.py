"""PROT-SRV-11: how well a site's model tells spam after so many decisions. `make bench-spam` measures all corpora."""

import pytest

from benchmarks.spam.corpora import written
from benchmarks.spam.honest import honest_texts
from benchmarks.spam.learning import Accuracy, baseline_recall, print_row, site_accuracy, split
from intarsia.protection.checks.words.check import text_log_odds
from intarsia.protection.verdict.classifier.features import BUCKETS
from intarsia.protection.verdict.classifier.model import Model
from intarsia.protection.verdict.classifier.site_model import HOLDS_FROM

# The shipped model has seen these texts, so it must not help.
NOTHING_SHIPPED = Model(memoryview(bytes(2 * BUCKETS)).cast("h"), memoryview(bytes(2 * BUCKETS)).cast("h"), 0.0)


def texts(languages):
    corpora = written()
    return [one for language in languages for one in corpora[language]]


@pytest.mark.parametrize(
    ("recall", "baseline", "held_honest", "missed"),
    [
        (0.5, 0.4, 0.02, []),
        (0.4, 0.5, 0.02, ["comments, 50 decisions: recall 0.400 < 0.500"]),
        (0.5, 0.4, 0.03, ["comments, 50 decisions: 3.0% of honest texts held"]),
    ],
)
def test_the_benchmark_names_every_target_that_a_corpus_misses(recall, baseline, held_honest, missed):
    assert print_row("comments", 50, [Accuracy(recall, held_honest, 0.0)], baseline) == missed


def test_a_site_learns_english_spam_from_few_decisions():
    found = site_accuracy(*split(texts(["en"]), 200, 0), NOTHING_SHIPPED)

    assert found.recall >= 0.4
    assert found.held_honest <= 0.02


@pytest.mark.parametrize("kind", honest_texts())
def test_the_shipped_model_alone_holds_no_honest_text(kind: str):
    assert max(text_log_odds("", text, None).weight for text in honest_texts()[kind][:10]) < HOLDS_FROM


@pytest.mark.long
@pytest.mark.parametrize(
    ("languages", "number"),
    [
        ("en", 50),
        ("de es fr it nl pl pt", 50),
        ("ar el fa he hi ja ko ru uk zh", 50),
        (" ".join(written()), 50),
        ("en", 200),
        ("de es fr it nl pl pt", 200),
        ("ar el fa he hi ja ko ru uk zh", 200),
        (" ".join(written()), 200),
        (" ".join(written()), 1_000),
    ],
)
def test_a_site_learns_at_least_as_well_as_a_textbook_classifier(languages: str, number: int):
    """Without the shipped model. With 50 decisions, which texts they are about matters more than the method."""
    parts = [split(texts(languages.split()), number, seed) for seed in range(8 if number == 50 else 3)]
    ours = [site_accuracy(*part, NOTHING_SHIPPED) for part in parts]

    assert sum(one.recall for one in ours) >= sum(baseline_recall(*part) for part in parts)
    assert sum(one.held_honest for one in ours) / len(ours) <= 0.02
