"""Staff who may read an entry can reply to it: its e-mail addresses and phone numbers are links.

A link that may lead to somebody else is worse than none.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from urllib.parse import quote

from django.template.defaultfilters import linebreaksbr
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe

from intarsia.protection.encoding.contacts import emails_in

from .phone_link import phone_link

EMAIL, PHONE = "email", "phone"
# Legal in the local part, but usually punctuation: in `'ana@example.org'` it is, in `o'brien@example.org` it is not.
LEGAL_BEFORE = frozenset("'&!#$*/=?^`{|}~")
# The domain continues.
MORE_DOMAIN = re.compile(r"[.-]*[\w@]")
# Some mail programs separate recipients at a comma, also at one that is percent-encoded. The others are illegal.
PART = r"""[^\s@,;:<>()\[\]"\\]"""
ONE_EMAIL = re.compile(rf"{PART}{{1,64}}@{PART}{{1,190}}\.{PART}{{2,63}}")


def answer_html(field_type: str, text: str) -> SafeString:
    whole = _whole_link(field_type, text)
    return SafeString(linebreaksbr(with_email_links(text) if whole is None else whole))


def answer_on_one_line(field_type: str, text: str, longest: int) -> SafeString:
    """Texts are shortened to the given number of characters."""
    whole = _whole_link(field_type, text)
    return line_with_email_links(text, longest) if whole is None else whole


def line_with_email_links(text: str, longest: int) -> SafeString:
    line = " ".join(text.split())
    emails = _certain_emails(line)
    if len(line) <= longest:
        return _linked(line, emails)
    end = _end_of_shortened(emails, longest - 1)
    shown = _linked(line[:end].rstrip(), [email for email in emails if email.end() <= end])
    return SafeString(f"{shown}…")


def with_email_links(text: str) -> SafeString:
    return _linked(text, _certain_emails(text))


def emails_as_links(emails: Iterable[str]) -> SafeString:
    return SafeString(", ".join(email_link(email) for email in emails))


def email_link(text: str) -> SafeString:
    email = text.strip()
    if not ONE_EMAIL.fullmatch(email):
        return SafeString(escape(text))
    return format_html('<a href="mailto:{}">{}</a>', quote(email, safe="@+"), text)


def _whole_link(field_type: str, text: str) -> SafeString | None:
    """None for an answer in which e-mail addresses are searched."""
    links = {EMAIL: email_link, PHONE: phone_link}
    return links[field_type](text) if field_type in links else None


def _certain_emails(text: str) -> list[re.Match[str]]:
    return [email for email in emails_in(text) if not _is_part_of_longer_one(email)]


def _is_part_of_longer_one(email: re.Match[str]) -> bool:
    text, start, end = email.string, email.start(), email.end()
    before, after = text[max(0, start - 1) : start], text[end : end + 1]
    return before in LEGAL_BEFORE or _is_mark(before) or _is_mark(after) or bool(MORE_DOMAIN.match(text, end))


def _is_mark(character: str) -> bool:
    """Whether it is an accent or a vowel that belongs to the letter before: no letter for regular expressions."""
    return bool(character) and unicodedata.category(character).startswith("M")


def _linked(text: str, emails: Sequence[re.Match[str]]) -> SafeString:
    parts, at = [], 0
    for email in emails:
        parts += [escape(text[at : email.start()]), email_link(email[0])]
        at = email.end()
    return mark_safe("".join([*parts, escape(text[at:])]))  # noqa: S308


def _end_of_shortened(emails: Sequence[re.Match[str]], end: int) -> int:
    """A link to half an e-mail address would lead to somebody else."""
    for email in emails:
        if email.start() < end < email.end():
            return email.start() or email.end()
    return end
