"""A form in a rich text on the page."""

import re
from collections.abc import Iterator
from typing import Any

from django.utils.html import format_html
from django.utils.translation import gettext as _
from wagtail.rich_text import EmbedHandler
from wagtail.rich_text.rewriters import extract_attrs

from intarsia.page_cache import Public, add_page_part
from intarsia.pages.serving.shown_widgets import ShownWidget
from intarsia.wire.requests.current_request import CurrentRequest, current_request
from intarsia.wire.requests.numbers import number_in

from ..display.embedded_form import embedded_form, shown_form
from ..models import WebForm
from ..published import published_form, tag_of

EMBED_TYPE = "web-form"
EMBED = re.compile(rf'<embed(?=[^>]*\sembedtype="{EMBED_TYPE}")[^>]*>')


class FormEmbed(EmbedHandler):
    identifier = EMBED_TYPE

    @staticmethod
    def get_model() -> type[WebForm]:
        return WebForm

    @staticmethod
    def expand_db_attributes(attrs: dict[str, str]) -> str:
        """As `{% web_form %}` shows it. Nothing outside of requests: a mail or a job cannot show a form."""
        current, id = current_request(), form_id(attrs)
        if current is None or id is None:
            return ""
        form = published_form(id)
        if form is None:
            add_page_part(Public(None), [tag_of(id)])
            return _hint(current)
        return embedded_form(form, {"request": current.request, "page": current.page})

    @classmethod
    def extract_references(cls, attrs: dict[str, str]) -> Iterator[tuple[Any, str, str, str]]:
        """For “where is it used”, and the warning before the form is deleted."""
        if (id := form_id(attrs)) is not None:
            yield WebForm, str(id), "", ""


def forms_in(value: Any) -> Iterator[ShownWidget]:
    """For `{% intarsia_head %}`: the published forms of a rich text, or a form that was chosen in a StreamField."""
    if isinstance(value, WebForm):
        ids = [value.pk]
    else:
        source = getattr(value, "source", value)
        tags = EMBED.findall(source) if isinstance(source, str) else []
        ids = [id for tag in tags if (id := form_id(extract_attrs(tag))) is not None]
    return (shown_form(id) for id in ids if published_form(id))


def form_id(attrs: dict[str, str]) -> int | None:
    """Texts can come from another site, or be edited by hand."""
    return number_in(attrs.get("id", ""))


def _hint(current: CurrentRequest) -> str:
    """Why there is no form, in a preview. Visitors see nothing."""
    if not getattr(current.request, "is_preview", False):
        return ""
    return format_html("<p>[{}]</p>", _("This form was deleted or is not published."))
