"""PROT-SRV-11: what a model learns from lessons. Accuracy on labeled texts: test_learning_curves.py."""

import random
import resource
import time

import numpy as np
import pytest

from intarsia.protection.checks.words.check import MAX_LOG_ODDS, text_log_odds
from intarsia.protection.verdict.classifier import site_model
from intarsia.protection.verdict.classifier.columns import COLUMNS, WORD_COLUMNS, ngrams, row_of
from intarsia.protection.verdict.classifier.features import features
from intarsia.protection.verdict.classifier.regression import Table, logistic
from intarsia.protection.verdict.classifier.site_model import HOLDS_FROM, MAX_CORRECTION, MIN_OF_EACH_KIND, SiteModel
from intarsia.protection.verdict.classifier.site_training import Lesson, columns_per_text, train_site

# In a language that the shipped model does not know.
ROOFS = "kattojen pesu ja maalaus koko taloyhtiölle lasken hinnan heti"
LETTERS = str.maketrans("0123456789", "aeioukstmr")
COURSE = "onko toukokuun kurssilla vielä paikkoja tuonko omat veitset mukaan"


def lesson(text: str, *, is_spam: bool, most_columns: int = 1000) -> Lesson:
    buckets = features(text)
    return row_of(text, buckets, most_columns), 0.0, is_spam


def lessons(number: int, seed: int = 1) -> list[Lesson]:
    """Half of each kind, each with words of its own."""
    rng = random.Random(seed)
    found = []
    for at in range(number):
        words = (ROOFS if at % 2 else COURSE).split()
        rng.shuffle(words)
        found.append(lesson(f"{' '.join(words[:6])} {rng.randrange(10**9)}", is_spam=bool(at % 2)))
    return found


def weight(text: str, model: SiteModel) -> float:
    return text_log_odds("", text, model).weight


def test_a_model_tells_texts_like_those_of_its_lessons_apart():
    model = train_site(lessons(60))

    assert weight("maalaus ja pesu heti", model) > 1.5
    assert weight("tuonko veitset kurssilla", model) < -1.5
    assert model.facts.recall == 1.0 and model.facts.false_positives == 0.0


def test_inflected_words_are_recognized_by_their_parts():
    assert weight("maalausta pesuineen", train_site(lessons(60))) > 0.3


@pytest.mark.parametrize(("spam", "honest"), [(3, 1), (1, 9), (4, 12), (6, 8)])
def test_decisions_about_one_text_that_contradict_each_other_can_be_learned(spam, honest):
    model = train_site([lesson(ROOFS, is_spam=True)] * spam + [lesson(ROOFS, is_spam=False)] * honest)

    assert abs(weight(ROOFS, model)) <= MAX_LOG_ODDS


def test_the_order_of_lessons_does_not_change_what_they_teach():
    shuffled = sorted(lessons(40), key=lambda one: one[1:])
    first, second = train_site(lessons(40)), train_site(shuffled)

    assert weight("maalaus", first) == pytest.approx(weight("maalaus", second), abs=0.05)
    assert train_site(lessons(40)).to_bytes() == first.to_bytes()


def test_decisions_of_one_kind_only_correct_the_shipped_model():
    model = train_site([lesson(f"{ROOFS} {number}", is_spam=True) for number in range(100)])
    own = weight(ROOFS, model) - text_log_odds("", ROOFS, None).weight

    assert not model.is_calibrated and model.facts.recall is None
    assert 1.0 < own <= MAX_CORRECTION
    assert abs(weight(COURSE, model) - text_log_odds("", COURSE, None).weight) < own / 3


def test_a_single_decision_changes_little():
    model = train_site([lesson(ROOFS, is_spam=True)])

    assert 0 < weight(ROOFS, model) - text_log_odds("", ROOFS, None).weight < 0.5


def test_weights_stay_within_their_limit():
    model = train_site(lessons(100))

    assert abs(weight(" ".join([ROOFS] * 50), model)) <= MAX_LOG_ODDS


def test_a_rare_kind_counts_as_much_as_a_frequent_one():
    many = [lesson(f"{COURSE} {number}", is_spam=False) for number in range(190)]
    model = train_site([*many, *(lesson(f"{ROOFS} {number}", is_spam=True) for number in range(MIN_OF_EACH_KIND))])

    assert weight(ROOFS, model) > 1.5 > -1.5 > weight(COURSE, model)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_spam_is_held_although_only_ten_of_five_hundred_decisions_are_about_it(seed):
    """Without weights by class, at most a quarter of it would be held: what is rare is unlikely."""
    rng = random.Random(seed)

    def text(own: str) -> str:
        return " ".join([*rng.sample(own.split(), 3), *rng.sample(f"{ROOFS} {COURSE}".split(), 3)])

    decisions = [lesson(text(COURSE), is_spam=False) for _ in range(490)]
    model = train_site([*decisions, *(lesson(text(ROOFS), is_spam=True) for _ in range(10))])
    spam, honest = ([weight(text(own), model) >= HOLDS_FROM for _ in range(100)] for own in (ROOFS, COURSE))

    assert sum(spam) >= 40 and sum(honest) <= 2


@pytest.mark.parametrize("number", [24, 150])
def test_labels_without_a_pattern_hold_almost_nobody(number):
    rng = random.Random(5)
    texts = [" ".join(rng.sample((ROOFS + " " + COURSE).split(), 6)) for _ in range(number + 50)]
    model = train_site([lesson(text, is_spam=rng.random() < 0.5) for text in texts[:number]])

    assert model.is_calibrated
    assert sum(weight(text, model) >= 2.2 for text in texts[number:]) <= 1


@pytest.mark.parametrize(("is_right", "says_much"), [(True, True), (False, False)])
def test_the_shipped_model_keeps_counting_if_it_predicts_the_decisions(is_right: bool, says_much: bool):
    """PROT-SRV-11: the texts follow no pattern, so that 60 decisions teach little about words."""
    rng, found = random.Random(5), []
    for at in range(60):
        text, is_spam = " ".join(rng.sample(f"{ROOFS} {COURSE}".split(), 6)), bool(at % 2)
        shipped = 2.0 if (is_spam if is_right else rng.random() < 0.5) else -2.0
        found.append((row_of(text, features(text), 1000), shipped, is_spam))
    model, buckets = train_site(found), features(COURSE)
    difference = model.log_odds(COURSE, buckets, 2.0) - model.log_odds(COURSE, buckets, -2.0)

    assert (difference > 0.5) is says_much


def test_a_model_survives_a_round_trip_to_the_database():
    model = train_site(lessons(40))
    stored = SiteModel.from_bytes(model.to_bytes())

    assert stored.facts == model.facts
    assert weight("maalaus heti", stored) == pytest.approx(weight("maalaus heti", model), abs=0.01)
    assert len(model.to_bytes()) < 200_000


def test_a_model_of_another_format_is_refused(monkeypatch):
    content = train_site(lessons(4)).to_bytes()
    monkeypatch.setattr(site_model, "FORMAT", 2)

    with pytest.raises(ValueError, match="format of another version"):
        SiteModel.from_bytes(content)


@pytest.mark.parametrize(
    "text", ["", " ", "\x00", "\ud800", "🎉" * 300, "a" * 100_000, "一个好的问题", "\ufdfa" * 3000]
)
def test_every_text_has_bounded_columns(text: str):
    words, found = row_of(text, features(text), 500)

    assert len(words[0]) <= 500 and len(found[0]) <= 500
    assert (words[0] >= 0).all() and (words[0] < WORD_COLUMNS).all()
    assert (found[0] >= WORD_COLUMNS).all() and (found[0] < COLUMNS).all()
    assert -MAX_LOG_ODDS <= weight(text, train_site(lessons(4))) <= MAX_LOG_ODDS


def test_ngrams_cross_no_space_and_ignore_case():
    assert set(ngrams("Leim holz")) == set(ngrams("leim")) | set(ngrams("holz"))
    assert not set(ngrams("ab")) & set(ngrams("cd"))


def test_a_cut_text_keeps_the_same_sample_of_columns():
    longer, shorter = (row_of(ROOFS + more, features(ROOFS + more), 30) for more in ("", " " + ROOFS))

    assert set(longer[1][0]) == set(shorter[1][0])


def test_the_regression_finds_the_known_optimum():
    """One column with the value 1 in all rows of one class: the optimum solves w = C σ(-w - b) for both weights."""
    rows = [(np.array([at], np.int32), np.ones(1, np.float32)) for at in range(2)]
    table = Table.of(rows, np.ones(2, np.int64), 2)
    factors, _scores = logistic(table, np.array([False, True]), np.zeros(2), 1.0)

    solution = 0.4012
    assert table.weights(factors) == pytest.approx([-solution, solution], abs=0.01)
    assert factors.sum() == pytest.approx(0.0, abs=0.01)
    assert solution == pytest.approx(1 / (1 + np.exp(solution)), abs=1e-3)


def test_a_model_that_starts_from_a_similar_one_knows_nothing_of_rows_that_it_must_not_see():
    """The start has learned the opposite from them."""
    rows = [(np.array([at % 2], np.int32), np.ones(1, np.float32)) for at in range(4)]
    table = Table.of(rows, np.array([2, 2]), 4)
    is_spam, known = np.array([False, True, True, False]), np.array([True, True, False, False])
    alone = logistic(table, is_spam, np.zeros(4), 1.0, known=known)
    near = logistic(table, is_spam, np.zeros(4), 1.0, known=known, near=np.array([0.1, -0.1, 9.0, -9.0]))

    assert near == pytest.approx(alone, abs=0.01) and list(near[0][2:]) == [0.0, 0.0]


def test_many_lessons_share_the_memory_for_columns():
    assert columns_per_text(5_000) >= 500
    assert columns_per_text(5_000) * 5_000 == columns_per_text(50) * 50


def long_lesson(number: int) -> Lesson:
    words = random.Random(number).choices(range(9_000), k=120)
    text = " ".join(str(word).translate(LETTERS) for word in words)
    return lesson(text, is_spam=bool(number % 2), most_columns=columns_per_text(5_000))


@pytest.mark.long
def test_five_thousand_decisions_are_learned_in_bounded_time_and_memory():
    """On the machine of the documentation, within 5 s; this bound allows for one that is six times as slow."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    lessons = [long_lesson(at) for at in range(5_000)]
    begun = time.process_time()
    train_site(lessons)
    assert time.process_time() - begun < 30
    assert (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024 < 300
