"""The groups of nearly the same texts, in memory: comparing a text with thousands takes less than a millisecond."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from .sketch import similarity

# Figures in docs/decisions/0069: two honest texts reach 0.38, copies with other words, order and letters 0.4 to 0.9.
SIMILAR_FROM = 0.4
# Further texts of a group say nothing new.
MAX_TEXTS = 6
MAX_CLIENTS = 50
# A text is compared only with those that share two neighboring bins.
BINS_OF_BAND = 2


class Groups:
    """The texts that one process knows."""

    def __init__(self) -> None:
        self._texts: list[tuple[int, str, bytes]] = []
        self._by_band: defaultdict[tuple[int, bytes], list[int]] = defaultdict(list)
        self._numbers: Counter[str] = Counter()
        self._clients: defaultdict[str, set[str]] = defaultdict(set)

    def add(self, number: int, sketch: bytes, group: str, client: str) -> None:
        """A text with a lower `number` is older than a similar one."""
        if len(self._clients[group]) < MAX_CLIENTS:
            self._clients[group].add(client)
        if self._numbers[group] >= MAX_TEXTS:
            return
        self._numbers[group] += 1
        for band in _bands(sketch):
            self._by_band[band].append(len(self._texts))
        self._texts.append((number, group, sketch))

    def similar_to(self, sketch: bytes) -> list[str]:
        """All groups with a similar text, that of the oldest text first."""
        near = {at for band in _bands(sketch) for at in self._by_band.get(band, ())}
        texts = sorted(self._texts[at] for at in near)
        return list(dict.fromkeys(group for _, group, known in texts if similarity(known, sketch) >= SIMILAR_FROM))

    def number_of_clients(self, groups: Iterable[str]) -> int:
        return len(set().union(*(self._clients[group] for group in groups)))


def _bands(sketch: bytes) -> Iterator[tuple[int, bytes]]:
    for start in range(0, len(sketch), BINS_OF_BAND):
        yield start, sketch[start : start + BINS_OF_BAND]
