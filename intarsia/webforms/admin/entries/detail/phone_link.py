"""A phone number as people write it becomes a link that dials it."""

import re

from django.utils.html import escape, format_html
from django.utils.safestring import SafeString

# As in intarsia/fields/phone/rules.ts: digits with the characters that people put between them, and an extension.
# The pattern is bounded, so that no text keeps a process busy.
PHONE_PATTERN = re.compile(
    r"(\(?\+?[0-9\s()./\u2010-\u2013-]{1,80}?)\s{0,9}(?:(?:x|ext\.?|#)\s{0,9}([0-9]{1,6}))?",
    re.IGNORECASE,
)
# Dialed within the country only, as in +49 (0)30 123456.
TRUNK_PREFIX = re.compile(r"(?<=[0-9])([^0-9]*)\(\s*0\s*\)")
BETWEEN_NUMBERS = re.compile(r"/|\s[\u2010-\u2013-]\s")
# Shorter ones are not numbers that can be called; longer ones are more than one number.
MIN_DIGITS, MAX_DIGITS = 3, 15
# Digits of a number next to another one, and of an area code with its zero.
MIN_DIGITS_OF_TWO, MAX_AREA_CODE_LENGTH = 5, 6


def phone_link(text: str) -> SafeString:
    """The text without a link if it is unclear what to dial."""
    found = PHONE_PATTERN.fullmatch(text.strip())
    if found is None or _are_two(found[1]):
        return SafeString(escape(text))
    number = re.sub(r"[^0-9+]", "", TRUNK_PREFIX.sub(r"\1", found[1]))
    if not MIN_DIGITS <= len(number.lstrip("+")) <= MAX_DIGITS:
        return SafeString(escape(text))
    return format_html('<a href="tel:{}{}">{}</a>', number, f";ext={found[2]}" if found[2] else "", text)


def _are_two(numbers: str) -> bool:
    """`030 1234 / 030 5678` are two numbers, `03302 / 12345` and `030/1234567` are one."""
    places = BETWEEN_NUMBERS.finditer(numbers)
    return any(_are_separate(_dialed(numbers[: place.start()]), _dialed(numbers[place.end() :])) for place in places)


def _are_separate(first: str, second: str) -> bool:
    if len(second) < MIN_DIGITS_OF_TWO:
        return False
    is_area_code = first.startswith(("+", "00")) or (first.startswith("0") and len(first) <= MAX_AREA_CODE_LENGTH)
    return second.startswith("0") or (len(first) >= MIN_DIGITS_OF_TWO and not is_area_code)


def _dialed(number: str) -> str:
    return re.sub(r"[^0-9+]", "", number)
