"""Which confirmation a submission gets, from the form's settings only."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

from django.utils.html import format_html

from ..merge_tags.rich_text import merged_html
from ..merge_tags.values import values_of
from ..models import CONFIRMATION, Entry, WebForm
from .models import FormConfirmation


@dataclass(frozen=True)
class Confirmation:
    """`html` is shown instead of the form; the browser goes to `redirect`."""

    type: Literal["message", "redirect"]
    html: str = ""
    redirect: str = ""


def confirmation_key(form: WebForm, met_conditions: Container[str]) -> str:
    """The key of the first confirmation whose condition is met; empty if there is none. The entry stores it."""
    return next((str(one.key) for one in form.confirmations.all() if one.applies(met_conditions)), "")


def confirmation_of(entry: Entry) -> Confirmation:
    """What the visitor sees, in the active language. Without a chosen confirmation, or if it was deleted: the
    default message.
    """
    chosen = next((one for one in entry.form.confirmations.all() if str(one.key) == entry.confirmation), None)
    if chosen is None:
        return thanks()
    if chosen.type == FormConfirmation.Type.MESSAGE:
        return Confirmation("message", merged_html(chosen.message, values_of(entry)))
    url = _target_of(chosen)
    # The page may have been deleted or unpublished.
    if not url:
        return thanks()
    return Confirmation("redirect", redirect=_with_query(url, values_of(entry).merged_query(chosen.query)))


def thanks() -> Confirmation:
    return Confirmation("message", format_html("<p>{}</p>", CONFIRMATION))


def _target_of(chosen: FormConfirmation) -> str:
    if chosen.type == FormConfirmation.Type.REDIRECT:
        return chosen.url
    return (chosen.page.url or "") if chosen.page and chosen.page.live else ""


def _with_query(url: str, query: str) -> str:
    parts = urlsplit(url)
    joined = "&".join(filter(None, (parts.query, query.lstrip("?&"))))
    return urlunsplit(parts._replace(query=joined))
