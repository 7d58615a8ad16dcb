"""How much to doubt the shipped model: it was trained on short texts, and its score grows with length and links."""

import math

from ..links import count_links
from .features import MAX_CHARACTERS

# Up to these, texts are like those of the training.
USUAL_LENGTH = 300
USUAL_LINKS = 3
# Log-odds. With the limits of `certainty.py`, at most 2 % of each kind of honest mail is held; figures:
# docs/reference/spam-filter.md.
FOR_TWICE_THE_LENGTH = 1.4
FOR_TWICE_THE_LINKS = 1.0
MAX_LINKS = 16


def doubt(text: str) -> float:
    """The log-odds to subtract from those of the shipped model."""
    length = max(USUAL_LENGTH, min(MAX_CHARACTERS, len(text)))
    links = max(USUAL_LINKS, min(MAX_LINKS, count_links(text)))
    by_length = FOR_TWICE_THE_LENGTH * math.log2(length / USUAL_LENGTH)
    return by_length + FOR_TWICE_THE_LINKS * math.log2((1 + links) / (1 + USUAL_LINKS))
