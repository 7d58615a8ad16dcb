"""PROT-SRV-11: how sure words must be follows from the length of a text and the number of its links."""

import pytest

from benchmarks.spam_honest import honest_texts
from intarsia.protection.checks.words.check import shipped_log_odds
from intarsia.protection.verdict.certainty import CERTAIN_FROM, size_of, weight_of_words
from intarsia.protection.verdict.classifier.features import features

LONG = (
    "We deliver birch and lime blanks for your courses, and the price list has everything that you asked for in May. "
)
ONE, TWO = LONG + "https://wood.example.com/a", LONG + "https://wood.example.com/a https://wood.example.com/b"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("Buy now", "short"),
        (LONG, "long"),
        (ONE, "with a link"),
        ("Buy https://a.example.com", "with a link"),
        (TWO, "with several links"),
    ],
)
def test_PROT_SRV_11_the_limit_depends_on_length_and_number_of_links(text, size):
    """PROT-SRV-11"""
    limit = CERTAIN_FROM[size]

    assert size_of(text) == size
    assert weight_of_words(text, limit)[1] and not weight_of_words(text, limit - 0.01)[1]


def test_PROT_SRV_11_the_same_log_odds_hold_a_text_with_two_links_and_not_one_with_a_link():
    """PROT-SRV-11"""
    assert (weight_of_words(TWO, 3.8)[1], weight_of_words(ONE, 3.8)[1]) == (True, False)


def test_PROT_SRV_11_no_honest_text_of_any_kind_is_certain_spam():
    """PROT-SRV-11: chat, comments, enquiries with prices, newsletters with many links, and long letters."""
    for kind, texts in honest_texts().items():
        certain = [text for text in texts if weight_of_words(text, shipped_log_odds(text, features(text)))[1]]
        assert len(certain) <= len(texts) / 100, kind
