"""Finds telephone numbers in a text, by the numbering plans of the world in the package phonenumberslite."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from types import ModuleType
from typing import Final

from intarsia.site_options import option

# At least six digits with little between them: all that the library sees, which takes it up to a millisecond.
DIGITS: Final = re.compile(r"[+\uff0b(]{0,2}(?<!\d)\d(?:[^\w\n]{0,4}\d){5,24}")
# What the library needs to see around it: the character before, and an extension or a unit after.
BEFORE, AFTER = 1, 10
# More of them in one text are not looked at.
MAX_PHONES: Final = 500
# These are not telephone numbers without a country code, although some plan has such a number.
COUNT = r"[1-9]\d*|\d+[.,]\d+|[1-9]\d{0,2}(?:[.,'\u2019]\d{3})+(?:[.,]\d\d?)?|[1-9]\d{0,2}(?: 000)+|0 \W .*"
YEAR = r"(?:19|20)\d\d"
DATE = rf"{YEAR}\W(?:\d\d?\W\d\d?|{YEAR})|(?:\d\d?\W{{1,2}}){{1,2}}{YEAR}"
NO_PHONE: Final = re.compile(f"{COUNT}|{DATE}")
# Countries in which pages of a language are usual. A number without a country code is one of these.
COUNTRIES: Final = {
    "bg": "BG",
    "cs": "CZ",
    "da": "DK",
    "de": "DE AT CH",
    "el": "GR",
    "en": "US GB AU",
    "es": "ES MX AR",
    "et": "EE",
    "fi": "FI",
    "fr": "FR BE CH",
    "he": "IL",
    "hr": "HR",
    "hu": "HU",
    "it": "IT CH",
    "ja": "JP",
    "ko": "KR",
    "lt": "LT",
    "lv": "LV",
    "nb": "NO",
    "nl": "NL BE",
    "nn": "NO",
    "no": "NO",
    "pl": "PL",
    "pt": "PT BR",
    "ro": "RO",
    "ru": "RU",
    "sk": "SK",
    "sl": "SI",
    "sv": "SE FI",
    "tr": "TR",
    "uk": "UA",
    "zh": "CN TW HK",
}

# Start and end.
Place = tuple[int, int]


def countries_of(language: str) -> tuple[str, ...]:
    """The countries of the setting. Otherwise that of a language such as `en-gb`, or the main ones that speak it."""
    if chosen := option("INTARSIA_PHONE_COUNTRIES"):
        return tuple(chosen)
    name, _dash, country = language.lower().partition("-")
    return (country.upper(),) if len(country) == 2 else tuple(COUNTRIES.get(name, "").split())


def may_have_phones(text: str) -> bool:
    return DIGITS.search(text) is not None


def phones_in(text: str, countries: tuple[str, ...]) -> list[Place]:
    """In the order of the text, without overlaps. Numbers without a country code are found if they are valid in one of
    the countries; others need a possible length.
    """
    found: list[Place] = []
    for digits in islice(DIGITS.finditer(text), MAX_PHONES):
        for start, end in sorted(_phones_around(digits, countries), key=lambda place: (place[0], -place[1])):
            if start < digits.end() and (not found or start >= found[-1][1]):
                found.append((start, end))
    return found


def _phones_around(digits: re.Match[str], countries: tuple[str, ...]) -> Iterator[Place]:
    library = _library()
    if "+" in digits[0] or "\uff0b" in digits[0]:
        yield from _places(digits, None, library.Leniency.POSSIBLE)
    if not NO_PHONE.fullmatch(digits[0]):
        for country in countries:
            if country in library.SUPPORTED_REGIONS:
                yield from _places(digits, country, library.Leniency.VALID)


def _places(digits: re.Match[str], country: str | None, leniency: int) -> Iterator[Place]:
    start = max(0, digits.start() - BEFORE)
    seen = digits.string[start : digits.end() + AFTER]
    for one in _library().PhoneNumberMatcher(seen, country, leniency=leniency):
        if country is None or not NO_PHONE.fullmatch(one.raw_string):
            yield start + one.start, start + one.end


@cache
def _library() -> ModuleType:
    """6 MB, and a tenth of a second: only for sites that hide telephone numbers."""
    import phonenumbers

    return phonenumbers
