"""Links are what most spam is for."""

from ..classifier.features import ADDRESS, LINK_TAG
from ..submission import Submission
from ..verdict import Evidence

MANY = 3


def links(submission: Submission) -> Evidence | None:
    number = len(ADDRESS.findall(submission.text)) + len(LINK_TAG.findall(submission.text))
    if number >= MANY:
        return Evidence("many_links", "words", 2.0)
    return Evidence("a_link", "words", 0.7) if number else None
