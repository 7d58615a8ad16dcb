"""Where the site answers a search, and, on the page that does, what was found."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.urls import NoReverseMatch, reverse

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("search")
def search_boxes(boxes: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    try:
        action = reverse("intarsia_site:search")
    except NoReverseMatch:
        return {}
    language = context.locale if getattr(settings, "WAGTAIL_I18N_ENABLED", False) else ""
    found = getattr(context.page, "search", None) or {}
    # A box in the header of that page is as empty as on any other.
    return {
        key: {"action": action, "language": language} | ({"found": found} if key == found.get("box") else {})
        for key in boxes
    }
