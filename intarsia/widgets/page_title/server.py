"""The title of the page that contains the widget. A new title purges the cached page."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("page_title")
def titles(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    title = str(getattr(context.page, "title", "") or "")
    return {key: {"title": title} for key in widgets}
