"""The translations of the page that are public."""

from collections.abc import Mapping
from typing import Any

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader
from intarsia.rendering.resources.page_translations import translations_of


@data_loader("language_switcher")
def translations(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    own = getattr(context.page, "pk", None)
    listed = [
        {"code": one["code"], "name": one["name"], "href": one["href"], "is_current": one["pk"] == own}
        for one in translations_of(context)
    ]
    return {widget: {"translations": listed} for widget in widgets} if listed else {}
