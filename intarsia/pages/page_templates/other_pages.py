"""Pages that are not made with the visual editor, shown in a template."""

from collections.abc import Iterator
from typing import Any

from django.http import HttpRequest, HttpResponse
from wagtail.contrib.routable_page.models import RoutablePageMixin
from wagtail.fields import RichTextField, StreamField
from wagtail.rich_text import expand_db_html

from ..languages import to_own_address


class TemplatedPageMixin:
    """For page types with a template of their own: `class ArticlePage(TemplatedPageMixin, Page)`.

    Where a template around pages is for such a page it shows `own_content`; elsewhere, and where the template cannot be
    drawn, the page is what it was.
    """

    def own_content(self, request: HttpRequest) -> str:
        """HTML of all rich texts and StreamFields, in the order of the model. Override it to choose."""
        return "".join(_fields_as_html(self, request))

    def serve(self, request, *args, **kwargs):
        request.is_preview = False
        if elsewhere := to_own_address(self, request):
            return elsewhere
        shown = self._in_template(request) if _is_the_page_itself(*args, **kwargs) else None
        return shown or super().serve(request, *args, **kwargs)  # type: ignore[misc]

    def serve_preview(self, request, mode_name):
        # With routes the preview is what the page's own address shows.
        found = tuple(self.resolve_subpage("/")) if isinstance(self, RoutablePageMixin) else ()
        is_usual = mode_name == self.default_preview_mode and _is_the_page_itself(*found)  # type: ignore[attr-defined]
        drawn = self._in_template(request, is_preview=True) if is_usual else None
        return drawn or super().serve_preview(request, mode_name)  # type: ignore[misc]

    def _in_template(self, request: HttpRequest, *, is_preview: bool = False) -> HttpResponse | None:
        from intarsia.rendering.page import ShowsItself

        from ..embedding import page_is_its_own
        from ..serving import design_around, drawn

        if request.method not in ("GET", "HEAD") or design_around(self, request).template is None:
            return None
        try:
            return drawn(self, request, is_preview=is_preview)
        except ShowsItself:
            page_is_its_own(request)
            return None


def _is_the_page_itself(view: Any = None, args: Any = (), kwargs: Any = None, **others: Any) -> bool:
    """Not where the page's `route()` found something else to show, as RoutablePageMixin does by its routes."""
    is_own_address = view is None or getattr(view, "__func__", None) is RoutablePageMixin.index_route
    return is_own_address and not (args or kwargs or others)


def _fields_as_html(page: Any, request: HttpRequest) -> Iterator[str]:
    for field in page._meta.get_fields():
        if isinstance(field, StreamField):
            context = {"page": page, "self": page, "request": request}
            yield str(getattr(page, field.name).render_as_block(context))
        elif isinstance(field, RichTextField):
            yield expand_db_html(getattr(page, field.name) or "")
