"""PROT-SRV-11: how sure words must be follows from the length of a text and the number of its links."""

import pytest

from benchmarks.spam.honest import honest_texts
from intarsia.protection.checks.words.check import shipped_log_odds
from intarsia.protection.verdict.certainty import CERTAIN_FROM, size_of, weight_of_words
from intarsia.protection.verdict.classifier.features import features

MEDIUM = (
    "We deliver birch and lime blanks for your courses, and the price list has everything that you asked for in May. "
)
LONG = 3 * MEDIUM
ONE, TWO = "https://wood.example.com/a", "https://wood.example.com/a https://wood.example.com/b"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("Buy now", ("short", "no link")),
        ("The glue dried slowly.It took weeks", ("short", "no link")),
        (f"Buy {ONE}", ("short", "one link")),
        ("Buy a.com or b.com", ("short", "several links")),
        (MEDIUM, ("medium", "no link")),
        (MEDIUM + ONE, ("medium", "one link")),
        (MEDIUM + TWO, ("medium", "several links")),
        (LONG, ("long", "no link")),
        (LONG + ONE, ("long", "one link")),
        (LONG + TWO, ("long", "several links")),
    ],
)
def test_PROT_SRV_11_the_limit_depends_on_length_and_number_of_links_together(text, size):
    """PROT-SRV-11"""
    limit = CERTAIN_FROM[size]

    assert size_of(text) == size
    assert weight_of_words(text, limit)[1] and not weight_of_words(text, limit - 0.01)[1]


def test_PROT_SRV_11_what_a_link_changes_depends_on_the_length_of_the_text():
    """PROT-SRV-11: no limit for the length and another one for the links would do this."""
    by_link = {
        round(CERTAIN_FROM[length, "one link"] - CERTAIN_FROM[length, "no link"], 1)
        for length in ("short", "medium", "long")
    }

    assert len(by_link) == 3 and min(by_link) > 1


def test_PROT_SRV_11_no_honest_text_of_any_kind_is_certain_spam():
    """PROT-SRV-11: chat, comments, enquiries with prices, newsletters with many links, and long letters."""
    for kind, texts in honest_texts().items():
        certain = [text for text in texts if weight_of_words(text, shipped_log_odds(text, features(text)))[1]]
        assert len(certain) <= len(texts) / 100, kind


@pytest.mark.parametrize(
    ("text", "weight"),
    [
        (
            "Increase your website traffic: cheap backlinks, cheap SEO services, first page of Google guaranteed, free "
            "money, subscribe to my channel, visit http://example.top",
            6.0,
        ),
        (3 * "First time I understood why bookcases bend. Please write more about drying. ", -3.0),
    ],
)
def test_PROT_SRV_11_words_alone_weigh_so_much_at_most(text, weight):
    """PROT-SRV-11: what a site learned must be able to bring a text below the limit that holds it."""
    assert shipped_log_odds(text, features(text)) == weight
