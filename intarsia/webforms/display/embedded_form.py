"""A form in a page that is made with Django templates."""

from collections.abc import Mapping
from typing import Any

from django.utils.safestring import SafeString

from intarsia.pages.serving.embedding import embedded, times_shown

from ..models import WebForm
from .instances import NAME


def embedded_form(
    form: WebForm | None, context: Mapping[str, Any], *, show_title: bool = True, show_description: bool = True
) -> SafeString:
    """Its HTML with the stylesheet and script that it needs; empty for None and while it is not published."""
    if form is None:
        return SafeString("")
    before = times_shown(NAME.format(form.pk), context)
    settings = {
        "id": f"form-{form.pk}-{before + 1}" if before else f"form-{form.pk}",
        "form": {"id": form.pk},
        "show_title": "yes" if show_title else "",
        "show_description": "yes" if show_description else "",
    }
    return embedded({"content": [{"type": "form", "props": settings}]}, context)
