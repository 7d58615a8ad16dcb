"""Which confirmation a submission gets, from the form's settings only."""

from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

from django.utils.html import format_html

from ..merge_tags.rich_text import merged_html
from ..merge_tags.values import MergeValues, values_of
from ..models import CONFIRMATION, Entry, WebForm
from ..submit.evaluation import Evaluated
from .models import FormConfirmation


@dataclass(frozen=True)
class Confirmation:
    """`html` is shown instead of the form; the browser goes to `redirect`."""

    type: Literal["message", "redirect"]
    html: str = ""
    redirect: str = ""
    # Of the message, to show it again.
    key: str = ""


def confirmation_for(form: WebForm, evaluated: Evaluated, entry: Entry) -> Confirmation:
    """The first whose condition holds; without one, our own message. In the language that is active."""
    chosen = next((one for one in form.confirmations.all() if one.applies(evaluated.holding)), None)
    return _shown(chosen, values_of(entry))


def confirmation_again(form: WebForm, key: str, entry: Entry | None) -> str:
    """The message that this entry got, as HTML. Our own message if it does not exist any more."""
    chosen = next((one for one in form.confirmations.all() if str(one.key) == key), None)
    return _shown(chosen if entry else None, values_of(entry) if entry else MergeValues({})).html or _default()


def _shown(chosen: FormConfirmation | None, values: MergeValues) -> Confirmation:
    if chosen is None:
        return Confirmation("message", _default())
    if chosen.type == FormConfirmation.Type.MESSAGE:
        return Confirmation("message", merged_html(chosen.message, values), key=str(chosen.key))
    url = _target_of(chosen)
    if not url:
        # The page is gone.
        return Confirmation("message", _default())
    return Confirmation("redirect", redirect=_with_query(url, values.merged_query(chosen.query)))


def _target_of(chosen: FormConfirmation) -> str:
    if chosen.type == FormConfirmation.Type.REDIRECT:
        return chosen.url
    return (chosen.page.url or "") if chosen.page and chosen.page.live else ""


def _with_query(url: str, query: str) -> str:
    parts = urlsplit(url)
    joined = "&".join(filter(None, (parts.query, query.lstrip("?&"))))
    return urlunsplit(parts._replace(query=joined))


def _default() -> str:
    return format_html("<p>{}</p>", CONFIRMATION)
