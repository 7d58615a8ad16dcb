"""The order in which the parts of a line appear, from left to right.

Raqm orders the text of one part, but does not know the parts in other fonts.
"""

import unicodedata
from dataclasses import dataclass
from itertools import groupby

from .typefaces import Face, Run, can_shape

STRONG = {"L": "ltr", "R": "rtl", "AL": "rtl", "AN": "rtl"}


@dataclass(frozen=True)
class Part:
    text: str
    face: Face
    # For Pillow, which accepts one only with Raqm.
    direction: str | None


def visual_order(line: list[Run], is_right_to_left: bool) -> list[Part]:
    """A simple form of the Unicode bidirectional algorithm, which is enough for a title: one level of embedding."""
    if not can_shape():
        return [Part(text, face, None) for text, face in line]
    base = "rtl" if is_right_to_left else "ltr"
    groups = [list(group) for _, group in groupby(_with_directions(line, base), key=lambda part: part.direction)]
    ordered = [group[::-1] if group[0].direction == "rtl" else group for group in groups]
    return [part for group in (ordered[::-1] if is_right_to_left else ordered) for part in group]


def _with_directions(line: list[Run], base: str) -> list[Part]:
    """Spaces and punctuation have the direction of both neighbors, or else of the line."""
    parts = [part for run in line for part in _divided(run)]
    own = _own_directions([text for text, _face in parts], base)
    found = []
    for index, (text, face) in enumerate(parts):
        before = next((one for one in reversed(own[:index]) if one), base)
        after = next((one for one in own[index + 1 :] if one), base)
        found.append(Part(text, face, own[index] or (before if before == after else base)))
    return found


def _divided(run: Run) -> list[Run]:
    """What surrounds the letters and digits of a part may belong to the line."""
    text, face = run
    letters = [index for index, character in enumerate(text) if _is_letter_or_digit(character)]
    if not letters:
        return [run]
    start, end = letters[0], letters[-1] + 1
    while unicodedata.combining(text[end : end + 1] or " "):
        end += 1
    return [(one, face) for one in (text[:start], text[start:end], text[end:]) if one]


def _own_directions(texts: list[str], base: str) -> list[str | None]:
    """None for parts without a letter or digit. Digits follow the letters before them, as in "Python 3"."""
    found: list[str | None] = []
    for text in texts:
        strong = (STRONG.get(unicodedata.bidirectional(character)) for character in text)
        last = base if base == "ltr" else next((one for one in reversed(found) if one), base)
        has_digit = any(character.isdigit() for character in text)
        found.append(next((one for one in strong if one), last if has_digit else None))
    return found


def _is_letter_or_digit(character: str) -> bool:
    return unicodedata.bidirectional(character) in (*STRONG, "EN")
