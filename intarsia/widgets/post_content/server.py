"""The page that a template shows, unless it is made of elements: the HTML of a page of another type, or on the
editor's canvas a sample page's text."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("post_content")
def contents(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    if context.content is None:
        return {}
    first = next(iter(widgets))
    return {first: {"html": context.content.html, "example": context.content.example}}
