"""Which of the prepared encodings a browser gets."""

from collections.abc import Callable

# In the order in which a tie is decided: the smallest first.
ENCODINGS = ("br", "gzip", "identity")
BROTLI, GZIP, IDENTITY = range(3)
# Browsers send a handful of different headers; whoever sends random ones must not fill the memory.
MOST_HEADERS = 500


def choose(header: str) -> int:
    """Index into ENCODINGS for an Accept-Encoding header."""
    wishes = dict(_wish(part) for part in header.lower().split(",") if part.strip())
    others = wishes.get("*", 0.0)
    weights = [wishes.get("br", others), wishes.get("gzip", wishes.get("x-gzip", others))]
    # Without being mentioned, identity is acceptable but never preferred.
    weights.append(wishes.get("identity", 0.0))
    best = max(range(3), key=lambda index: (weights[index], -index))
    return best if weights[best] > 0 else IDENTITY


def _wish(part: str) -> tuple[str, float]:
    name, _, parameters = part.partition(";")
    key, _, value = parameters.partition("=")
    if key.strip() != "q":
        return name.strip(), 1.0
    try:
        return name.strip(), float(value)
    except ValueError:
        return name.strip(), 0.0


def remembered_choice() -> Callable[[str], int]:
    """`choose`, in the time of one dictionary look-up for headers seen before."""

    class Choices(dict):
        def __missing__(self, header: str) -> int:
            if len(self) >= MOST_HEADERS:
                self.clear()
            self[header] = choice = choose(header)
            return choice

    return Choices({"": IDENTITY}).__getitem__
