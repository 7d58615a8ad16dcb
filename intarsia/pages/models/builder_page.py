from collections.abc import Collection

from django.db import models
from django.utils.translation import gettext_lazy as _
from wagtail.contrib.routable_page.models import RoutablePageMixin
from wagtail.models import Page

from ..builder_field import BuilderField, empty_document
from ..languages import redirect_to_own_url, route_below_draft
from ..panels import BuilderPanel
from .admin_panels.search_and_sharing import SearchAndSharingMixin
from .page_views import page_views
from .view_restrictions import view_restrictions
from .visual_pages import ShownDocument, VisualStateMixin


class BuilderMixin(models.Model):
    """For models whose content is a document. Put it before Wagtail's classes among the bases."""

    # The widgets that can be added, such as ("heading", "text", "image"). None: all of them.
    allowed_widgets: Collection[str] | None = None

    document = BuilderField(_("design"), default=empty_document, blank=True)

    class Meta:
        abstract = True

    def serve_preview(self, request, mode_name):
        return page_views().render_page(self, request, is_preview=True)


class BuilderPageMixin(SearchAndSharingMixin, BuilderMixin, VisualStateMixin):
    """For page types of a site: `class LandingPage(BuilderPageMixin, Page)`.

    Pages that the type has already keep their own view until someone chooses “Build visually”.
    """

    # A template of the project that shows visual pages: it has `{% intarsia_head page %}` in its head and
    # `{% intarsia_document page %}` in its body. Empty: Intarsia's own page, with the site's header and footer.
    visual_template = ""
    # The cache tags of what this template shows besides the document; () if there is nothing. None: not known, so the
    # page is rendered again after a minute.
    visual_template_tags: Collection[str] | None = None

    content_panels = [*Page.content_panels, BuilderPanel()]
    search_fields = [*Page.search_fields, ShownDocument("document")]

    class Meta:
        abstract = True

    def get_view_restrictions(self):
        # Wagtail's Page follows this class among the bases of a page type.
        return view_restrictions(self, super().get_view_restrictions)  # type: ignore[misc]

    def route(self, request, path_components):
        found = route_below_draft(self, request, path_components)
        return found or super().route(request, path_components)  # type: ignore[misc]

    def serve(self, request, *args, **kwargs):
        request.is_preview = False
        if not self.is_visual or not self._is_main_url(*args, **kwargs):
            return super().serve(request, *args, **kwargs)  # type: ignore[misc]
        return redirect_to_own_url(self, request) or page_views().render_page(self, request)

    def _is_main_url(self, *args, **kwargs):
        """False for the other URLs of a routable page, such as `archive/2026/`."""
        route = (*args, *kwargs.items())
        return not route or (isinstance(self, RoutablePageMixin) and route == tuple(self.resolve_subpage("/")))

    def serve_preview(self, request, mode_name):
        if not self.is_visual or mode_name != self.default_preview_mode:  # type: ignore[attr-defined]
            # That of the page type, not that of BuilderMixin.
            return super(BuilderMixin, self).serve_preview(request, mode_name)  # type: ignore[misc]
        return super().serve_preview(request, mode_name)


# Wagtail has no types that would tell mypy about its manager.
class BuilderPage(BuilderPageMixin, Page):  # type: ignore[django-manager-missing]
    """The page type that is ready to use."""

    class Meta:
        verbose_name = _("Page")
        verbose_name_plural = _("Pages")
