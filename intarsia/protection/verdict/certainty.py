"""How sure the classifier must be for the words of a text to hold a message alone.

People write shorter and longer texts, with links and without, and the classifier is not equally good at all of them.
So the limit depends on the size of a text and on the number of its links: at most one in a hundred honest texts like
it reaches the limit.
"""

from typing import Literal

from .classifier.features import count_links
from .classifier.site_model import HOLDS_FROM
from .verdict import PRIOR

Size = Literal["short", "long", "with a link", "with several links"]
SHORT = 60
# Log-odds by size. Honest texts with several links are lists, which read less like spam than a single link does.
# `python -m benchmarks.spam_certainty` prints what texts reach that the classifier does not know; docs/decisions/0071
# contains the figures.
CERTAIN_FROM: dict[Size, float] = {"short": 2.2, "long": 2.5, "with a link": 4.2, "with several links": 3.5}
# The weight of certain words, which just outweighs the prior, and the highest one.
HOLDS = -PRIOR + 0.1
MOST = 3.5
# The weight of words that are nearly certain. Other evidence must speak against the message, too.
DOUBTFUL = 1.5


def size_of(text: str) -> Size:
    if links := count_links(text):
        return "with a link" if links == 1 else "with several links"
    return "short" if len(text.strip()) < SHORT else "long"


def weight_of_words(text: str, log_odds: float, *, is_calibrated: bool = False) -> tuple[float, bool]:
    """The weight of a text with these log-odds in a verdict, and whether it is certain. `is_calibrated` if they come
    from the model of the site, for whose texts of any size one limit was made.
    """
    limit = HOLDS_FROM if is_calibrated else CERTAIN_FROM[size_of(text)]
    if log_odds >= limit:
        return min(MOST, HOLDS + log_odds - limit), True
    return (DOUBTFUL * log_odds / limit if log_odds > 0 else log_odds), False
