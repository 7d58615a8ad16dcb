"""The form that an element shows: its document, and what the page needs around it."""

from collections.abc import Mapping
from typing import Any

from django.apps import apps

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("form")
def forms(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    if not apps.is_installed("intarsia.webforms"):
        return {}
    from intarsia.webforms.api import shown_forms

    chosen = {page_id: (settings.get("form") or {}).get("id") for page_id, settings in widgets.items()}
    return shown_forms(chosen, context)
