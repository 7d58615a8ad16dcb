"""Replaces and masks the e-mail addresses and telephone numbers in a text."""

import re
from collections.abc import Callable, Iterator
from urllib.parse import unquote

from .phones import phones_in

# The pattern is bounded, so that no text keeps a process busy.
EMAIL = re.compile(r"(?<![\w.+%-])[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}(?:xn--[a-zA-Z0-9-]{2,59}|[^\W\d_]{2,63})(?!\w)")
# `logo@2x.png` is an image.
PICTURES = ("jpg", "jpeg", "png", "gif", "svg", "webp", "avif")
STAYS_AT_FRONT, STAYS_AT_END = 3, 2


def emails_in(text: str) -> Iterator[re.Match[str]]:
    return (found for found in EMAIL.finditer(text) if _is_email(found[0]))


def replace_emails(text: str, replacement: Callable[[str], str]) -> str:
    return EMAIL.sub(lambda found: replacement(found[0]) if _is_email(found[0]) else found[0], text)


def replace_phones(text: str, countries: tuple[str, ...], replacement: Callable[[str], str]) -> str:
    parts, at = [], 0
    for start, end in phones_in(text, countries):
        parts += [text[at:start], replacement(text[start:end])]
        at = end
    return "".join([*parts, text[at:]])


def beginning_of_phone_at(text: str, position: int, countries: tuple[str, ...]) -> int:
    """The start of the number that contains this position; the position itself outside of a number."""
    return next((start for start, end in phones_in(text, countries) if start < position < end), position)


def mask(contact: str) -> str:
    """`ana@example.org` → `a**@***le.org`, `01632 960 187` → `016** *** *87`."""
    contact = bare_address(contact)
    return _masked_email(contact) if "@" in contact else _masked_phone(contact)


def mask_all(text: str) -> str:
    """For plain text that cannot be decoded: titles, feeds, JSON."""
    return replace_emails(text, mask) if "@" in text else text


def bare_address(contact: str) -> str:
    """The recipient of a mail link, without subject and body."""
    return unquote(re.split("[?&]", contact, maxsplit=1)[0])


def holds_email(text: str) -> bool:
    return any(emails_in(text))


def _is_email(found: str) -> bool:
    return found.rpartition(".")[2].lower() not in PICTURES


def _masked_email(email: str) -> str:
    local, _, domain = email.rpartition("@")
    name, _, ending = domain.rpartition(".")
    return f"{local[: min(2, len(local) // 2)]}**@***{name[len(name) - min(2, len(name) // 2) :]}.{ending}"


def _masked_phone(number: str) -> str:
    places = [position for position, letter in enumerate(number) if letter.isdigit()]
    hidden = set(places[STAYS_AT_FRONT:-STAYS_AT_END])
    return "".join("*" if position in hidden else letter for position, letter in enumerate(number))
