"""What the classifier looks at in a text: how it is built, what it is about, its words, and groups of letters.

Everything becomes a number below `BUCKETS`, so a model is an array and knows no vocabulary. Words are `\\w+` of any
script; groups of letters also catch what is misspelled, inflected or written without spaces.
"""

import html
import math
import re
import unicodedata
import zlib
from collections.abc import Iterator

from .topics import topics_of

BUCKETS = 1 << 18
# A word has a dozen groups of letters, which say the same: they have buckets of their own, and count for less.
GROUPS_FROM = BUCKETS // 2
# Spam says what it wants early; a novel must not cost more than a letter.
MOST_CHARACTERS = 4_000
LONGEST_WORD = 20
GROUPS = (3, 4, 5)
# Their pairs are counted: more would say the same many times.
MOST_TOPICS = 8

# Every repetition has an end: a text that is made for it must not keep the server busy.
TAG = re.compile(r"<[^>]{0,300}>")
LINK_TAG = re.compile(r"<a\s|\[url", re.IGNORECASE)
# Also with the spaces by which people get past a filter: "example . com".
ADDRESS = re.compile(
    r"(?:https?|hxxp)\s{0,5}:\s{0,5}/|www\s{0,5}\.|\b[\w-]{1,63}\s?\.\s?(?:com|net|org|info|biz|ru|co|tk|ly|gl|me|tv|xyz|top|site|online"
    r"|club|shop|de|fr|es|it|io|be|gg|us|uk|cc|in)\b(?:/\S*)?",
    re.IGNORECASE,
)
MARKS = (
    ("phone", re.compile(r"\d[\d\s().-]{7,20}\d")),
    ("mail", re.compile(r"[\w.+-]{1,64}@[\w-]{1,63}\.\w")),
    ("money", re.compile(r"[$€£¥₹]\s?\d|\d\s?[$€£¥₹]")),
    ("shouting", re.compile(r"!!!")),
    ("drawn out", re.compile(r"(.)\1{3,}")),
)
TOKEN = re.compile(r"\w+|\x01|[!?:]")


def features(text: str) -> list[int]:
    """The buckets of a text, each once, in order."""
    marked = _marked(text)
    plain = unicodedata.normalize("NFKC", TAG.sub(" ", marked)).replace("\ufeff", "")[:MOST_CHARACTERS]
    # One sign for every address and one for every number: spam changes these first.
    words = TOKEN.findall(re.sub(r"\d+", "0", ADDRESS.sub(" \x01 ", plain.lower())))
    build = set(_of_build(plain, links=len(LINK_TAG.findall(marked))))
    whole = {*build, *_of_words(words), *_of_topics(topics_of(plain.lower(), words), build)}
    groups = {group for word in set(words) if word.isalnum() for group in _groups(f"_{word[:LONGEST_WORD]}_")}
    return sorted({_bucket(name) for name in whole} | {GROUPS_FROM + _bucket(group) for group in groups})


def links_in(text: str) -> int:
    """How many addresses and links the text has, as far as it is read."""
    marked = _marked(text)
    return len(ADDRESS.findall(marked)) + len(LINK_TAG.findall(marked))


def _marked(text: str) -> str:
    return html.unescape(text[:MOST_CHARACTERS])


def _bucket(name: str) -> int:
    return zlib.crc32(name.encode("utf-8", "replace")) % GROUPS_FROM


def _of_words(words: list[str]) -> Iterator[str]:
    """Each, with the next, over the next, and with both: "check the views" is not "check out my views"."""
    for index, word in enumerate(words):
        yield f"w:{word}"
        for following in words[index + 1 : index + 2]:
            yield f"b:{word} {following}"
        for after in words[index + 2 : index + 3]:
            yield f"s:{word} {after}"
            yield f"t:{word} {words[index + 1]} {after}"


def _of_topics(topics: set[str], build: set[str]) -> Iterator[str]:
    """A loan is no spam; a loan with a telephone number, or one that is urgent, rather is."""
    some = sorted(topics)[:MOST_TOPICS]
    asked = sorted(build & {"#address", "#phone", "#mail", "#money"})
    # That a text is about none of them would be said of most, and what a site learnt of one would be known of all.
    if topics:
        yield f"#topics {min(4, len(topics))}"
    for index, topic in enumerate(some):
        yield f"#about {topic}"
        yield from (f"#about {topic} {mark}" for mark in asked)
        yield from (f"#about {topic} {other}" for other in some[index + 1 :])


def _groups(word: str) -> Iterator[str]:
    for size in GROUPS:
        for start in range(len(word) - size + 1):
            yield word[start : start + size]


def _of_build(text: str, links: int) -> Iterator[str]:
    addresses = len(ADDRESS.findall(text))
    if addresses or links:
        yield "#address"
    if addresses > 1:
        yield "#addresses"
    yield from (f"#{name}" for name, pattern in MARKS if pattern.search(text))
    length = len(text.strip())
    letters = [sign for sign in text if sign.isalpha()]
    capitals = sum(sign.isupper() for sign in letters) / max(1, len(letters))
    digits = sum(sign.isdigit() for sign in text) / max(1, length)
    pictures = sum(ord(sign) > 0x2190 and unicodedata.category(sign)[0] == "S" for sign in text)
    yield f"#capitals {min(4, int(capitals * 5))}"
    yield f"#length {min(10, int(math.log2(length + 1)))}"
    yield f"#digits {min(3, int(digits * 10))}"
    yield f"#pictures {min(3, pictures)}"
