"""The page that a template shows, where it is not drawn from elements: the HTML of a page of another type, and on the
editor's canvas the words of a page that the template is for."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("post_content")
def contents(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    if context.content is None:
        return {}
    first = next(iter(widgets))
    return {first: {"html": context.content.html, "example": context.content.example}}
