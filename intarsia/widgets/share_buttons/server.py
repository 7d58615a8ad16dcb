"""The URL and title of the page to share. A change of either purges the cached page."""

from collections.abc import Mapping
from typing import Any

from wagtail.models import Page

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("share_buttons")
def shared(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    pages = {key: context.page_of(key) for key in widgets}
    return {
        key: {"address": page.full_url or "", "title": page.title}
        for key, page in pages.items()
        if isinstance(page, Page)
    }
