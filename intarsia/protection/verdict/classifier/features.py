"""The features of a text for the classifier: its structure, topics, words and character n-grams.

Each feature is hashed to a number below `BUCKETS`, so a model is an array without a vocabulary. Words are `\\w+` of any
script; n-grams also match misspelled and inflected words, and scripts without spaces.
"""

import html
import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from zlib import crc32

import numpy as np

from .topics import topics_of
from .word_ngrams import hashes_of_ngrams

BUCKETS = 1 << 18
# One word has about a dozen n-grams, which are redundant: they have separate buckets and a lower weight.
FIRST_NGRAM_BUCKET = BUCKETS // 2
# Spam states its purpose early, and a long text must not take longer.
MAX_CHARACTERS = 4_000
MAX_WORD_LENGTH = 20
NGRAM_SIZES = (3, 4, 5)
# Pairs of topics are features too, so more topics would repeat the same information many times.
MAX_TOPICS = 8

# All repetitions are bounded, so that no text can keep the server busy.
TAG = re.compile(r"<[^>]{0,300}>")
LINK_TAG = re.compile(r"<a\s|\[url", re.IGNORECASE)
# Includes spaces that are meant to avoid filters: "example . com". The shipped model was
# trained with this pattern; `links.py` counts links for everything else.
URL = re.compile(
    r"(?:https?|hxxp)\s{0,5}:\s{0,5}/|www\s{0,5}\.|\b[\w-]{1,63}\s?\.\s?(?:com|net|org|info|biz|ru|co|tk|ly|gl|me|tv|xyz|top|site|online"
    r"|club|shop|de|fr|es|it|io|be|gg|us|uk|cc|in)\b(?:/\S*)?",
    re.IGNORECASE,
)
EMAIL = re.compile(r"[\w.+-]{1,64}@[\w.-]{1,255}")
MARKS = (
    ("phone", re.compile(r"\d[\d\s().-]{7,20}\d")),
    ("mail", re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}\.\w")),
    ("money", re.compile(r"[$€£¥₹]\s?\d|\d\s?[$€£¥₹]")),
    ("shouting", re.compile(r"!!!")),
    ("drawn out", re.compile(r"(.)\1{3,}")),
)
MAY_BE_PICTURE = re.compile("[\u2191-\U0010ffff]")
TOKEN = re.compile(r"\w+|\x01|[!?:]")
# The hashes of what the names of word features start with.
ALONE, WITH_NEXT, WITH_SECOND, WITH_BOTH = (crc32(start) for start in (b"w:", b"b:", b"s:", b"t:"))


def features(text: str) -> list[int]:
    """The buckets of a text, each once, in order."""
    unescaped = _unescaped(text)
    plain = unicodedata.normalize("NFKC", TAG.sub(" ", unescaped)).replace("\ufeff", "")[:MAX_CHARACTERS]
    # All URLs become one character and all numbers another, because spam varies these first.
    words = TOKEN.findall(re.sub(r"\d+", "0", URL.sub(" \x01 ", plain.lower())))
    structure = set(_structure_features(plain, links=len(LINK_TAG.findall(unescaped))))
    named = {*structure, *_topic_features(topics_of(plain.lower(), words), structure)}
    ngrams = _ngram_buckets(word for word in set(words) if word.isalnum())
    return sorted({_bucket(name) for name in named} | _word_buckets(words)) + ngrams


def features_of_word(word: str) -> list[int]:
    """The features that a word in lower case adds to any text."""
    return [_bucket(f"w:{word}"), *_ngram_buckets([word])]


def _ngram_buckets(words: Iterable[str]) -> list[int]:
    """Each once, in order."""
    hashes = hashes_of_ngrams((f"_{word[:MAX_WORD_LENGTH]}_" for word in words), NGRAM_SIZES)
    buckets = np.sort(hashes % FIRST_NGRAM_BUCKET)
    is_new = np.ones(len(buckets), np.bool_)
    is_new[1:] = buckets[1:] != buckets[:-1]
    found: list[int] = (buckets[is_new] + FIRST_NGRAM_BUCKET).tolist()
    return found


def _unescaped(text: str) -> str:
    return html.unescape(text[:MAX_CHARACTERS])


def _bucket(name: str) -> int:
    return crc32(name.encode("utf-8", "replace")) % FIRST_NGRAM_BUCKET


def _word_buckets(words: list[str]) -> set[int]:
    """Each word alone ("w:"), with the next one ("b:"), with the one after that ("s:"), and with both ("t:").

    A hash is continued with the next word instead of made again, which takes a fifth of the time.
    """
    encoded = [word.encode("utf-8", "replace") for word in words]
    spaced = [b" " + word for word in encoded]
    hashes = {crc32(word, ALONE) for word in encoded}
    for word, following in zip(encoded, spaced[1:], strict=False):
        hashes.add(crc32(following, crc32(word, WITH_NEXT)))
    for word, following, after in zip(encoded, spaced[1:], spaced[2:], strict=False):
        hashes.add(crc32(after, crc32(word, WITH_SECOND)))
        hashes.add(crc32(after, crc32(following, crc32(word, WITH_BOTH))))
    return {hash_ % FIRST_NGRAM_BUCKET for hash_ in hashes}


def _topic_features(topics: set[str], structure: set[str]) -> Iterator[str]:
    """Combinations matter: "loan" is not spam, but "loan" with a telephone number or with "urgent" often is."""
    chosen = sorted(topics)[:MAX_TOPICS]
    contacts = sorted(structure & {"#address", "#phone", "#mail", "#money"})
    # No feature for texts without topics: most texts have none, so training with one message would affect all of them.
    if topics:
        yield f"#topics {min(4, len(topics))}"
    for index, topic in enumerate(chosen):
        yield f"#about {topic}"
        yield from (f"#about {topic} {mark}" for mark in contacts)
        yield from (f"#about {topic} {other}" for other in chosen[index + 1 :])


def _structure_features(text: str, links: int) -> Iterator[str]:
    urls = len(URL.findall(text))
    if urls or links:
        yield "#address"
    if urls > 1:
        yield "#addresses"
    yield from (f"#{name}" for name, pattern in MARKS if pattern.search(text))
    length = len(text.strip())
    letters = "".join(filter(str.isalpha, text))
    capitals = sum(map(str.isupper, letters)) / max(1, len(letters))
    digits = sum(map(str.isdigit, text)) / max(1, length)
    symbols = sum(unicodedata.category(character)[0] == "S" for character in MAY_BE_PICTURE.findall(text))
    yield f"#capitals {min(4, int(capitals * 5))}"
    yield f"#length {min(10, int(math.log2(length + 1)))}"
    yield f"#digits {min(3, int(digits * 10))}"
    yield f"#pictures {min(3, symbols)}"
