"""How sure the classifier must be for the words of a text to hold a message alone.

People write shorter and longer texts, with links and without, and the classifier is not equally good at all of them.
So the limit follows from length and number of links together: at most one in a hundred honest texts like it reaches it.
"""

from typing import Final, Literal

from .classifier.doubt import USUAL_LENGTH
from .classifier.site_model import HOLDS_FROM
from .links import count_links
from .verdict import PRIOR

Length = Literal["short", "medium", "long"]
Links = Literal["no link", "one link", "several links"]
Size = tuple[Length, Links]
SHORT: Final = 60
# Log-odds by size. `python -m benchmarks.spam.certainty` prints what texts reach that the classifier does not know;
# figures: docs/reference/spam-filter.md. Where it knows few honest texts, the limit is that of the nearest size with
# many, or higher. Real mail, above all newsletters, decides about long texts: at most 2 % of each kind is held.
CERTAIN_FROM: Final[dict[Size, float]] = {
    ("short", "no link"): 2.2,
    ("short", "one link"): 4.2,
    ("short", "several links"): 4.8,
    ("medium", "no link"): 2.5,
    ("medium", "one link"): 4.2,
    ("medium", "several links"): 4.8,
    ("long", "no link"): 3.7,
    ("long", "one link"): 5.6,
    ("long", "several links"): 5.4,
}
# The weight of certain words, which just outweighs the prior, and the highest one.
HOLDS = -PRIOR + 0.1
MAX_WEIGHT = 3.5
# The weight of words that are nearly certain. Other evidence must speak against the message, too.
DOUBTFUL = 1.5


def size_of(text: str) -> Size:
    length, links = len(text.strip()), count_links(text)
    return (
        "short" if length < SHORT else "medium" if length < USUAL_LENGTH else "long",
        "no link" if not links else "one link" if links == 1 else "several links",
    )


def weight_of_words(text: str, log_odds: float, *, is_calibrated: bool = False) -> tuple[float, bool]:
    """The weight of a text with these log-odds in a verdict, and whether it is certain. `is_calibrated` if they come
    from the model of the site, for whose texts of any size one limit was made.
    """
    limit = HOLDS_FROM if is_calibrated else CERTAIN_FROM[size_of(text)]
    if log_odds >= limit:
        return min(MAX_WEIGHT, HOLDS + log_odds - limit), True
    return (DOUBTFUL * log_odds / limit if log_odds > 0 else log_odds), False
