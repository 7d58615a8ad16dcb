"""The groups of nearly the same texts, in memory: comparing a text with thousands takes less than a millisecond."""

from collections import Counter, defaultdict
from collections.abc import Iterator

from .sketch import similarity

# Figures in docs/decisions/0069: two honest texts reach 0.38, copies with other words, order and letters 0.4 to 0.9.
SIMILAR_FROM = 0.4
# Further texts of a group say nothing new.
MOST_TEXTS = 6
MOST_CLIENTS = 50
# A text is compared only with those that share two neighboring bins.
BINS_OF_BAND = 2


class Groups:
    def __init__(self) -> None:
        self._texts: list[tuple[bytes, str]] = []
        self._by_band: defaultdict[tuple[int, bytes], list[int]] = defaultdict(list)
        self._numbers: Counter[str] = Counter()
        self._clients: defaultdict[str, set[str]] = defaultdict(set)

    def add(self, sketch: bytes, group: str, client: str) -> None:
        if len(self._clients[group]) < MOST_CLIENTS:
            self._clients[group].add(client)
        if self._numbers[group] >= MOST_TEXTS:
            return
        self._numbers[group] += 1
        for band in _bands(sketch):
            self._by_band[band].append(len(self._texts))
        self._texts.append((sketch, group))

    def group_of(self, sketch: bytes) -> str:
        """The largest group with a similar text. Empty for none."""
        near = {number for band in _bands(sketch) for number in self._by_band.get(band, ())}
        groups = {group for known, group in map(self._texts.__getitem__, near) if _are_similar(known, sketch)}
        return max(groups, key=lambda group: (self.clients_of(group), group), default="")

    def clients_of(self, group: str) -> int:
        return len(self._clients[group])


def _are_similar(one: bytes, other: bytes) -> bool:
    return similarity(one, other) >= SIMILAR_FROM


def _bands(sketch: bytes) -> Iterator[tuple[int, bytes]]:
    for start in range(0, len(sketch), BINS_OF_BAND):
        yield start, sketch[start : start + BINS_OF_BAND]
