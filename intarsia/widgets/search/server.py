"""The URL of the site's search and, on the results page, the results."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.urls import NoReverseMatch, reverse

from intarsia.page_contributions import form_marks
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("search")
def search_boxes(boxes: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    try:
        action = reverse("intarsia_site:search")
    except NoReverseMatch:
        return {}
    language = context.locale if getattr(settings, "WAGTAIL_I18N_ENABLED", False) else ""
    found = context.scope.state_of("search") or {}
    guard = _guard(context)
    # The search field in the header of the results page stays empty, as on any other page.
    return {
        key: {"action": action, "language": language, **guard} | ({"found": found} if key == found.get("box") else {})
        for key in boxes
    }


def _guard(context: LoadContext) -> Mapping[str, Any]:
    marks = form_marks("search", context.site, context.tags) if context.site else {}
    return {"guard": marks} if marks else {}
