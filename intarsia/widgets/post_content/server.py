"""In the template editor: the title of the page that is shown as an example."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("post_content")
def examples(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    if context.content is None or not context.content.example:
        return {}
    return {next(iter(widgets)): {"example": context.content.example}}
