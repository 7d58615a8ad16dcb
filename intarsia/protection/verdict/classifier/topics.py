"""What a text is about, by the words of topics.txt: what was learnt of loans in one language is known in all."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

WORDS = Path(__file__).with_name("topics.txt")
# From here on scripts are written without spaces, or with articles and prepositions joined to the word.
JOINED = "\u0590"
RUN = re.compile(f"[{JOINED}-\U0003ffff]+")
# Shorter beginnings would be those of other words, in one of so many languages; there are more words of Latin letters.
SHORTEST_BEGINNING = 4
SHORTEST_LATIN_BEGINNING = 5
LAST_LATIN = "\u024f"
LONGEST = 12


@dataclass(frozen=True)
class _Lexicon:
    """By word or part of one the topics that it speaks of."""

    whole: dict[str, set[str]] = field(default_factory=dict)
    beginnings: dict[str, set[str]] = field(default_factory=dict)
    parts: dict[str, set[str]] = field(default_factory=dict)

    def add(self, word: str, topic: str) -> None:
        if max(word) >= JOINED:
            kind = self.parts
        else:
            shortest = SHORTEST_LATIN_BEGINNING if max(word) <= LAST_LATIN else SHORTEST_BEGINNING
            kind = self.beginnings if len(word) >= shortest else self.whole
        kind.setdefault(word, set()).add(topic)


def topics_of(text: str, words: Iterable[str]) -> set[str]:
    """`words` are those of the text, in small letters and normalized like it."""
    known = _lexicon()
    found: set[str] = set()
    for word in set(words):
        found |= known.whole.get(word, set())
        for length in range(SHORTEST_BEGINNING, min(LONGEST, len(word)) + 1):
            found |= known.beginnings.get(word[:length], set())
    for run in set(RUN.findall(text)):
        for start in range(len(run)):
            for length in range(1, LONGEST + 1):
                found |= known.parts.get(run[start : start + length], set())
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
