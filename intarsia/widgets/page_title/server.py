"""The title of the page that contains the widget, or of its item. A new title purges the cached page."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("page_title")
def titles(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    return {key: {"title": str(getattr(context.page_of(key), "title", "") or "")} for key in widgets}
