"""The URL of the site's search and, on the results page, the results."""

from collections.abc import Mapping
from typing import Any

from django.apps import apps
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
    found = context.scope.state_of("search") or {}
    guard = {"is_guarded": True} if _is_guarded(context) else {}
    # The search field in the header of the results page stays empty, as on any other page.
    return {
        key: {"action": action, "language": language} | guard | ({"found": found} if key == found.get("box") else {})
        for key in boxes
    }


def _is_guarded(context: LoadContext) -> bool:
    if context.site is None or not apps.is_installed("intarsia.protection"):
        return False
    from intarsia.protection.forms.api import is_search_guarded, settings_tag

    context.tags.add(settings_tag(context.site.pk))
    return is_search_guarded(context.site)
