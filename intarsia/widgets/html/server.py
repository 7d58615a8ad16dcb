"""Puts an owner's HTML where a frame can ask for it, and hands over the address alone."""

from collections.abc import Mapping
from typing import Any

from django.urls import NoReverseMatch, reverse

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.frames import MOST_LETTERS, keep


@data_loader("html")
def frames(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {key: _frame(settings.get("html"), context.locale) for key, settings in widgets.items()}


def _frame(html: Any, language: str) -> dict[str, str]:
    if not isinstance(html, str) or not html.strip():
        return {}
    if len(html) > MOST_LETTERS:
        return {"problem": f"This is too long: at most {MOST_LETTERS:,} letters are shown"}
    try:
        return {"frame": reverse("intarsia_site:frame", args=[keep(html, language)])}
    except NoReverseMatch:
        return {"problem": "The site’s addresses do not include frames yet"}
