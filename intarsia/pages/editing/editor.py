"""The screen of the visual editor."""

import contextlib
from typing import Any

from django.core.exceptions import PermissionDenied
from django.forms import Media
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView
from wagtail.admin.staticfiles import versioned_static
from wagtail.admin.utils import get_user_display_name
from wagtail.admin.views.generic.base import WagtailAdminTemplateMixin
from wagtail.images.widgets import AdminImageChooser
from wagtail.models import Page, Site

from intarsia.documents.contract import WIDGETS
from intarsia.documents.dynamic_sources import dynamic_sources
from intarsia.documents.hyperlinks.links import has_document_library
from intarsia.documents.kinds import document_kinds
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.kinds.errors import EditorError
from intarsia.documents.reference_targets import reference_targets
from intarsia.documents.registered_kinds import registered_kinds
from intarsia.documents.third_party.third_party_widgets import third_party_widgets
from intarsia.rendering import assets
from intarsia.rendering.render import renderer
from intarsia.rendering.resources.third_party_assets import browser_url, control_url
from intarsia.rendering.styles.font_faces import theme_font_rules
from intarsia.rendering.v8.engine import Stuck, Unavailable

from ..editor_choices.for_editor import choices_for_editor
from ..editor_choices.icon_sets import icon_sets
from ..models.template import is_page_template, is_unused_page_template
from .canvas import canvas, site_of
from .checklist.link_targets import targets_in_parts
from .fonts import fonts_for_editor
from .requests.allowed_widgets import allowed_widgets
from .requests.guard import editable_for
from .review.access import access_of
from .sections import can_save_sections
from .session import open_session
from .site_design import design_url


class EditorView(WagtailAdminTemplateMixin, TemplateView):
    """Users open it in the browser, so errors are Wagtail's own: the login page, or a message on the home page."""

    template_name = "intarsia/editor.html"
    page_title = _("Visual editor")

    def get(self, request: HttpRequest, kind: str, pk: int) -> HttpResponse:
        try:
            editable = editable_for(request, kind, pk)
        except EditorError as error:
            if error.body["error"] == "not_visual":
                return redirect("intarsia_visual_state:choose", pk)
            if error.body["error"] == "not_allowed":
                # Wagtail's screen of an alias leads to the original page.
                return redirect("wagtailadmin_pages:edit", pk)
            if error.status == 403:
                raise PermissionDenied from error
            raise Http404 from error
        return self.render_to_response(self.get_context_data(**_screen(editable)))


def _screen(editable: Editable) -> dict[str, Any]:
    return {
        "boot": boot(editable),
        "title": editable.title,
        "script": assets.url("editor.js"),
        "stylesheet": assets.url("editor.css"),
        "media": AdminImageChooser().media + _document_chooser_media(),
    }


def _document_chooser_media() -> Media:
    is_known = has_document_library()
    return Media(js=[versioned_static("wagtaildocs/js/document-chooser-modal.js")] if is_known else [])


def boot(editable: Editable) -> dict[str, Any]:
    """What the editor's script needs before its first request."""
    profile = getattr(editable.user, "wagtail_userprofile", None)
    site = site_of(editable.stored, editable.request)
    return {
        "kind": editable.kind.name,
        "catalog": editable.kind.catalog,
        "pk": editable.pk,
        "user": str(editable.user.pk),
        "userName": get_user_display_name(editable.user),
        "title": editable.title,
        "isPageTemplate": is_page_template(editable.draft),
        "isUnusedPageTemplate": is_unused_page_template(editable.draft),
        **choices_for_editor(editable.kind.catalog),
        "allowedWidgets": _allowed(editable),
        "canSaveSections": editable.kind.catalog == WIDGETS and can_save_sections(editable.user),
        **access_of(editable),
        "urls": _urls(editable, site),
        "canvas": canvas(editable, site),
        "fonts": {**fonts_for_editor(site), "themeCss": theme_font_rules()},
        "thirdPartyWidgets": _third_party_widgets(editable.kind.catalog),
        "settingKinds": [{"name": kind.name, "src": control_url(kind)} for kind in registered_kinds()],
        "targetsInParts": targets_in_parts(editable),
        "dynamicSources": [{"name": one.name, "kind": one.kind, "label": str(one.label)} for one in dynamic_sources()],
        "searchResult": _search_result(editable, site),
        "canvasTexts": editable.canvas_texts,
        "nextSteps": editable.next_steps,
        "addUrls": {target.name: target.add_url(editable.user) for target in reference_targets() if target.add_url},
        "editUrls": _edit_urls(),
        "choices": {target.name: target.choices() for target in reference_targets() if target.choices},
        "csrfToken": get_token(editable.request),
        "language": get_language() or "en",
        "adminTheme": profile.theme if profile else "system",
    }


def _urls(editable: Editable, site: Site | None) -> dict[str, Any]:
    endpoints = ("document", "preview", "revisions", "resources", "checks", "sections", "images", "review")
    design = design_url(editable, site)
    return {
        **{name: _endpoint(editable, name) for name in endpoints},
        **open_session(editable),
        "icons": _endpoint(editable, "icons") if list(icon_sets()) else None,
        "exit": editable.exit_url,
        "design": design,
        "fonts": _endpoint(editable, "fonts") if design else None,
        "live": editable.live_url,
        "unpublish": editable.unpublish_url,
        "imageChooser": reverse("wagtailimages_chooser:choose"),
        # The editor replaces the id.
        "imageEdit": reverse("wagtailimages:edit", args=(0,)),
        "pageChooser": reverse("wagtailadmin_choose_page"),
        "documentChooser": reverse("wagtaildocs_chooser:choose") if has_document_library() else None,
    }


def _edit_urls() -> dict[str, str]:
    """Where the editor edits what settings can refer to. It replaces the id."""
    kinds = {kind.name for kind in document_kinds()}
    chosen = [target.name for target in reference_targets() if target.choices and target.name in kinds]
    return {name: reverse("intarsia_pages:editor", args=(name, 0)) for name in chosen}


def _allowed(editable: Editable) -> list[str] | None:
    allowed = allowed_widgets(editable)
    return None if allowed is None else sorted(allowed)


def _search_result(editable: Editable, site: Site | None) -> dict[str, str] | None:
    """What the preview of a search result shows besides the page's settings."""
    page = editable.draft
    if not isinstance(page, Page):
        return None
    return {"title": page.title, "url": page.get_full_url() or "", "siteName": site.site_name if site else ""}


def _endpoint(editable: Editable, name: str) -> str:
    return reverse(f"intarsia_pages:{name}", args=(editable.kind.name, editable.pk))


def _third_party_widgets(catalog: str) -> list[dict[str, Any]]:
    """The third-party widgets of the catalog, with a reason for each one that pages cannot show."""
    engine = renderer()
    # Any call makes V8 load the widgets. Without V8, their problems are unknown.
    with contextlib.suppress(Stuck, Unavailable):
        engine.call("ping")
    problems = {type_: {"problem": reason} for type_, reason in engine.failed_scripts.items()}
    return [
        {"schema": widget.schema, "src": browser_url(widget), **problems.get(widget.qualified_type, {})}
        for widget in third_party_widgets()
        if widget.catalog == catalog
    ]
