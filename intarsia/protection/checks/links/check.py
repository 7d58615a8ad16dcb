"""Most spam contains links. The classifier knows that, too, so a single one says little more."""

from ...verdict.links import count_links
from ...verdict.submission import Submission
from ...verdict.verdict import Evidence

MANY = 3


def links(submission: Submission) -> Evidence | None:
    number = count_links(submission.text)
    if number >= MANY:
        return Evidence("many_links", "words", 2.0)
    return Evidence("a_link", "words", 0.4) if number else None
