"""A form in a page that is made with Django templates."""

from collections.abc import Mapping
from typing import Any

from django.utils.safestring import SafeString

from intarsia.pages.serving.embedding import embedded_widget
from intarsia.pages.serving.shown_widgets import ShownWidget

from ..models import WebForm
from .instances import NAME


def embedded_form(
    form: WebForm | None, context: Mapping[str, Any], *, show_title: bool = True, show_description: bool = True
) -> SafeString:
    """Its HTML with the stylesheet and script that it needs; empty for None and while it is not published."""
    if form is None:
        return SafeString("")
    return embedded_widget(shown_form(form.pk, show_title, show_description), context)


def shown_form(form: int, show_title: bool = True, show_description: bool = True) -> ShownWidget:
    settings = {
        "form": {"id": form},
        "show_title": "yes" if show_title else "",
        "show_description": "yes" if show_description else "",
    }
    return ShownWidget(NAME.format(form), f"form-{form}", "form", settings)
