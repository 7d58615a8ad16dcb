"""Staff who may read an entry can reply to it: its e-mail addresses and phone numbers are links."""

import re
from urllib.parse import quote

from django.template.defaultfilters import linebreaksbr
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe

from intarsia.protection.encoding.contacts import EMAIL, replace_emails

PHONE = "phone"
# Shorter ones are no numbers that can be called.
FEWEST_DIGITS = 3


def answer_html(field_type: str, text: str) -> SafeString:
    linked = phone_link(text) if field_type == PHONE else with_email_links(text)
    return SafeString(linebreaksbr(linked))


def answer_on_one_line(field_type: str, text: str, longest: int) -> SafeString:
    """Shortened to the given number of characters."""
    return phone_link(text) if field_type == PHONE else line_with_email_links(text, longest)


def line_with_email_links(text: str, longest: int) -> SafeString:
    return with_email_links(_shortened(" ".join(text.split()), longest))


def with_email_links(text: str) -> SafeString:
    return mark_safe(replace_emails(escape(text), _email_link))  # noqa: S308


def phone_link(text: str) -> SafeString:
    number = re.sub(r"[^\d+]", "", text.replace("(0)", "") if text.lstrip().startswith("+") else text)
    if len(number) < FEWEST_DIGITS:
        return SafeString(escape(text))
    return format_html('<a href="tel:{}">{}</a>', number, text)


def _email_link(email: str) -> str:
    return f'<a href="mailto:{quote(email, safe="@+")}">{email}</a>'


def _shortened(line: str, longest: int) -> str:
    """A link to half an e-mail address would lead to somebody else."""
    if len(line) <= longest:
        return line
    end = longest - 1
    for found in EMAIL.finditer(line):
        if found.start() < end < found.end():
            end = found.start() or found.end()
    return f"{line[:end].rstrip()}…"
