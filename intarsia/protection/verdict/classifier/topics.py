"""The topics of a text, by the words of topics.txt: what was learned about loans in one language applies to all."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

WORDS = Path(__file__).with_name("topics.txt")
# From this character on, scripts have no spaces, or join articles and prepositions to the word.
JOINED = "\u0590"
RUN = re.compile(f"[{JOINED}-\U0003ffff]+")
# Shorter prefixes would match unrelated words of some language; most listed words use Latin letters.
MIN_PREFIX = 4
MIN_LATIN_PREFIX = 5
LAST_LATIN = "\u024f"
MAX_LENGTH = 12
NO_TOPICS: frozenset[str] = frozenset()


@dataclass(frozen=True)
class _Lexicon:
    """Maps whole words, prefixes and parts of words to their topics."""

    whole: dict[str, set[str]] = field(default_factory=dict)
    prefixes: dict[str, set[str]] = field(default_factory=dict)
    parts: dict[str, set[str]] = field(default_factory=dict)
    # The first characters of all prefixes: few words start with any of them.
    starts: set[str] = field(default_factory=set)

    def add(self, word: str, topic: str) -> None:
        if max(word) >= JOINED:
            kind = self.parts
        else:
            shortest = MIN_LATIN_PREFIX if max(word) <= LAST_LATIN else MIN_PREFIX
            kind = self.prefixes if len(word) >= shortest else self.whole
        kind.setdefault(word, set()).add(topic)
        if kind is self.prefixes:
            self.starts.add(word[:MIN_PREFIX])


def topics_of(text: str, words: Iterable[str]) -> set[str]:
    """`words` are the words of the text; both are in lower case and normalized (NFKC)."""
    known = _lexicon()
    found: set[str] = set()
    for word in set(words):
        found |= known.whole.get(word, NO_TOPICS)
        if word[:MIN_PREFIX] in known.starts:
            for length in range(MIN_PREFIX, min(MAX_LENGTH, len(word)) + 1):
                found |= known.prefixes.get(word[:length], NO_TOPICS)
    for run in set(RUN.findall(text)):
        for start in range(len(run)):
            for length in range(1, MAX_LENGTH + 1):
                found |= known.parts.get(run[start : start + length], NO_TOPICS)
    return found


@cache
def _lexicon() -> _Lexicon:
    lexicon = _Lexicon()
    for line in unicodedata.normalize("NFKC", WORDS.read_text("utf-8")).lower().splitlines():
        topic, colon, words = line.partition(":")
        if colon and not line.startswith("#"):
            for word in words.split():
                lexicon.add(word, topic)
    return lexicon
