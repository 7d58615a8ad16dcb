"""The owner's texts about the link, with their merge tags. `{save_link}` and `{save_email_input}` are HTML."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape

from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from ..merge_tags.rich_text import merged_html
from ..merge_tags.values import MergeValues
from .link import Link

EMAIL_INPUT = "save_email_input"
OPTION = re.compile(r"""(button_text|placeholder|validation_message)=(["'“”])(.*?)(["'“”])""")


@dataclass(frozen=True)
class EmailInput:
    """What happened to the e-mail address of a visitor."""

    address: str = ""
    # Why the link was not sent.
    error: str = ""
    is_wrong: bool = False
    # What was done, if there is no error.
    notice: str = ""


@dataclass(frozen=True)
class SavedValues(MergeValues):
    email_input: Callable[[str], str] = lambda _options: ""

    def value_of(self, tag: str) -> str | None:
        name, _, options = tag.partition(":")
        return self.email_input(unescape(options)) if name.strip() == EMAIL_INPUT else super().value_of(tag)


def saved_message(link: Link, email: EmailInput) -> str:
    """HTML to show instead of the form."""
    facts = {**link.facts, "save_link": _anchor(link), "save_email": email.address if email.notice else ""}
    values = SavedValues(facts, email_input=lambda options: _email_input(link, email, options))
    html = merged_html(link.saved.form.save_message or _own_message(), values)
    notice = format_html('<p class="form__sent" role="status">{}</p>', email.notice) if email.notice else ""
    return f"{notice}{html}"


def email_message(link: Link, address: str) -> str:
    """HTML of the e-mail with the link."""
    facts = {**link.facts, "save_link": _anchor(link), "save_email": address}
    return merged_html(link.saved.form.save_email_message or _own_email(), SavedValues(facts))


def _anchor(link: Link) -> SafeString:
    return format_html('<a class="resume_form_link" href="{}" rel="nofollow noreferrer">{}</a>', link.url, link.url)


def _email_input(link: Link, email: EmailInput, options: str) -> str:
    given = {name: text for name, _open, text, _close in OPTION.findall(options)}
    error = given.get("validation_message") or email.error if email.is_wrong else email.error
    context = {"form": link.saved.form_id, "email": email, "error": error, **given}
    html = render_to_string("intarsia/webforms/email_input.html", context)
    # A merge tag is inside a paragraph, where line breaks would become visible. Everything in it is escaped already.
    return mark_safe("".join(line.strip() for line in html.splitlines()))  # noqa: S308


def _own_message() -> str:
    return _paragraphs(
        pgettext("page", "Your answers are saved. With this link you can continue, also on another device:"),
        "{save_link}",
        pgettext("page", "It works until {save_until}. Anyone who has the link can see your answers."),
        f"{{{EMAIL_INPUT}}}",
    )


def _own_email() -> str:
    return _paragraphs(
        pgettext("page", "Your answers to “{form_title}” are saved until {save_until}. Continue with this link:"),
        "{save_link}",
        pgettext("page", "If you did not ask for this e-mail, ignore it."),
    )


def _paragraphs(*texts: str) -> str:
    return "".join(format_html("<p>{}</p>", text) for text in texts)
