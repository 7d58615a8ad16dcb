"""The functions that show pages. They import the models, so PagesConfig.ready() passes them to the models."""

from collections.abc import Callable
from dataclasses import dataclass

from django.http import HttpResponse


@dataclass(frozen=True)
class PageViews:
    # render_page(item, request, *, is_preview=False)
    render_page: Callable[..., HttpResponse]
    # render_in_template(page, request, *, is_preview=False); None if the page has no usable template
    render_in_template: Callable[..., HttpResponse | None]


_connected: list[PageViews] = []


def connect_page_views(views: PageViews) -> None:
    _connected[:] = [views]


def page_views() -> PageViews:
    return _connected[0]
