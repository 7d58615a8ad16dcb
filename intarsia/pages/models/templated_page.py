from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest
from wagtail.contrib.routable_page.models import RoutablePageMixin
from wagtail.fields import RichTextField, StreamField
from wagtail.rich_text import expand_db_html

from ..languages import redirect_to_own_url
from .page_views import page_views


class TemplatedPageMixin:
    """For page types that are not made with the visual editor: `class ArticlePage(TemplatedPageMixin, Page)`.

    If a page template applies to the page, it shows `own_content`. Otherwise, or if the template fails, the page is
    shown by its own Django template.
    """

    def own_content(self, request: HttpRequest) -> str:
        """HTML of all rich text fields and StreamFields, in the order of the model. Override it to choose."""
        return "".join(_fields_as_html(self, request))

    def serve(self, request, *args, **kwargs):
        request.is_preview = False
        if redirect := redirect_to_own_url(self, request):
            return redirect
        response = page_views().render_in_template(self, request) if _is_main_view(*args, **kwargs) else None
        return response or super().serve(request, *args, **kwargs)  # type: ignore[misc]

    def serve_preview(self, request, mode_name):
        # For a routable page, the preview shows what its main URL shows.
        route = tuple(self.resolve_subpage("/")) if isinstance(self, RoutablePageMixin) else ()
        is_main_view = mode_name == self.default_preview_mode and _is_main_view(*route)  # type: ignore[attr-defined]
        response = page_views().render_in_template(self, request, is_preview=True) if is_main_view else None
        return response or super().serve_preview(request, mode_name)  # type: ignore[misc]


def _is_main_view(view: Any = None, args: Any = (), kwargs: Any = None, **others: Any) -> bool:
    """False if the page's `route()` chose another view, as a RoutablePageMixin does."""
    is_index = view is None or getattr(view, "__func__", None) is RoutablePageMixin.index_route
    return is_index and not (args or kwargs or others)


def _fields_as_html(page: Any, request: HttpRequest) -> Iterator[str]:
    for field in page._meta.get_fields():
        if isinstance(field, StreamField):
            context = {"page": page, "self": page, "request": request}
            yield str(getattr(page, field.name).render_as_block(context))
        elif isinstance(field, RichTextField):
            yield expand_db_html(getattr(page, field.name) or "")
