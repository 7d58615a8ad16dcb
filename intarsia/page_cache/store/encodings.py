"""Chooses one of the prepared encodings for a browser."""

from collections.abc import Callable

# In order of preference: the smallest first.
ENCODINGS = ("br", "gzip", "identity")
BROTLI, GZIP, IDENTITY = range(3)
# Browsers send few different headers. This limit stops clients that send random ones.
MAX_HEADERS = 500


def choose(header: str) -> int:
    """Index into ENCODINGS for an Accept-Encoding header."""
    preferences = dict(_preference(part) for part in header.lower().split(",") if part.strip())
    others = preferences.get("*", 0.0)
    weights = [preferences.get("br", others), preferences.get("gzip", preferences.get("x-gzip", others))]
    # If the header does not mention identity, it is acceptable but not preferred.
    weights.append(preferences.get("identity", 0.0))
    best = max(range(3), key=lambda index: (weights[index], -index))
    return best if weights[best] > 0 else IDENTITY


def _preference(part: str) -> tuple[str, float]:
    name, _, parameters = part.partition(";")
    key, _, value = parameters.partition("=")
    if key.strip() != "q":
        return name.strip(), 1.0
    try:
        return name.strip(), float(value)
    except ValueError:
        return name.strip(), 0.0


def encoding_chooser() -> Callable[[str], int]:
    """A cached version of `choose` that costs one dictionary lookup."""

    class Choices(dict):
        def __missing__(self, header: str) -> int:
            if len(self) >= MAX_HEADERS:
                self.clear()
            self[header] = choice = choose(header)
            return choice

    return Choices({"": IDENTITY}).__getitem__
