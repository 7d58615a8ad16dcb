"""Stores an owner's HTML for the sandboxed frame, and returns only the frame's URL."""

from collections.abc import Mapping
from typing import Any

from django.urls import NoReverseMatch, reverse

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.framed_html import MAX_CHARACTERS, store_html


@data_loader("html")
def frames(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {key: _frame(settings.get("html"), context.locale) for key, settings in widgets.items()}


def _frame(html: Any, language: str) -> dict[str, str]:
    if not isinstance(html, str) or not html.strip():
        return {}
    if len(html) > MAX_CHARACTERS:
        return {"problem": f"This is too long: at most {MAX_CHARACTERS:,} characters are shown"}
    try:
        return {"frame": reverse("intarsia_site:frame", args=[store_html(html, language)])}
    except NoReverseMatch:
        return {"problem": "The site’s URLs do not include those of Intarsia, so the HTML is not shown"}
