"""The screen that the visual editor runs in."""

import contextlib
import json
import logging
from typing import Any

from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.urls import reverse
from django.utils.translation import get_language, get_language_info
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView
from wagtail.admin.views.generic.base import WagtailAdminTemplateMixin
from wagtail.images.widgets import AdminImageChooser

from ..models import SiteDesign
from ..serving import is_around_pages, is_for_no_pages, language_of, site_of, theme_overrides
from .editable import Editable
from .guard import editable_for
from .refusals import Refusal
from .session import open_session

logger = logging.getLogger(__name__)


class EditorView(WagtailAdminTemplateMixin, TemplateView):
    """People open it, so a refusal is Wagtail's: the login page, or its message on the admin's home."""

    template_name = "intarsia/editor.html"
    page_title = _("Visual editor")

    def get(self, request: HttpRequest, kind: str, pk: int) -> HttpResponse:
        try:
            editable = editable_for(request, kind, pk)
        except Refusal as refusal:
            if refusal.status == 403:
                raise PermissionDenied from refusal
            raise Http404 from refusal
        return self.render_to_response(self.get_context_data(**_screen(editable)))


def _screen(editable: Editable) -> dict[str, Any]:
    from intarsia.rendering import assets

    return {
        "boot": boot(editable),
        "title": editable.title,
        "script": assets.url("editor.js"),
        "stylesheet": assets.url("editor.css"),
        "media": AdminImageChooser().media,
    }


def boot(editable: Editable) -> dict[str, Any]:
    """All that the editor's script must know before its first request."""
    profile = getattr(editable.user, "wagtail_userprofile", None)
    return {
        "kind": editable.kind,
        "pk": editable.pk,
        "user": str(editable.user.pk),
        "title": editable.title,
        "isAroundPages": is_around_pages(editable.draft),
        "isForNoPages": is_for_no_pages(editable.draft),
        "canPublish": editable.can_publish(),
        "canSubmit": editable.can_submit(),
        "locked": editable.lock is not None,
        "lockMessage": editable.lock_message,
        "urls": {
            **{name: editable.address(name) for name in ("document", "preview", "revisions", "resources")},
            **open_session(editable),
            "exit": editable.exit_url,
            "live": editable.live_url,
            "unpublish": editable.unpublish_url,
            "imageChooser": reverse("wagtailimages_chooser:choose"),
            "pageChooser": reverse("wagtailadmin_choose_page"),
        },
        "canvas": _canvas(editable),
        "foreignWidgets": _foreign_widgets(),
        "csrfToken": get_token(editable.request),
        "language": get_language() or "en",
        "adminTheme": profile.theme if profile else "system",
    }


def _canvas(editable: Editable) -> dict[str, Any]:
    """What makes the canvas look like the site around it."""
    from intarsia.rendering import assets
    from intarsia.rendering.page_css import foreign_styles
    from intarsia.rendering.words import words_in

    design = SiteDesign.for_site(site_of(editable.stored, editable.request))
    language = language_of(editable.stored) or settings.LANGUAGE_CODE
    return {
        "stylesheet": assets.url("canvas.css"),
        # The stylesheet was built with our own widgets only.
        "variables": _variables(theme_overrides(design)) + foreign_styles(),
        "language": language,
        "direction": "rtl" if get_language_info(language)["bidi"] else "ltr",
        "words": words_in(language),
        "breakpoints": design.breakpoints,
        "opensPictures": design.opens_pictures,
        "lightbox": design.lightbox,
    }


def _variables(overrides: dict[str, Any]) -> str:
    from intarsia.rendering.page_css import variables_css

    try:
        return variables_css(json.dumps(overrides, sort_keys=True))
    except Exception:
        # The canvas is drawn by the browser: without the server's V8 it is plainer, and no work waits for a repair.
        logger.exception("The editor was opened without the site's colours and sizes.")
        return ""


def _foreign_widgets() -> list[dict[str, Any]]:
    """Widgets of other packages, with the reason if pages leave one out."""
    from intarsia.rendering.foreign import foreign_widgets
    from intarsia.rendering.render import renderer
    from intarsia.rendering.v8 import Stuck, Unavailable

    engine = renderer()
    # Its answer is not needed, only that the widgets were loaded; without a V8 nothing is known of them.
    with contextlib.suppress(Stuck, Unavailable):
        engine.call("ping")
    problems = {type_: {"problem": reason} for type_, reason in engine.failed_scripts.items()}
    return [
        {"schema": widget.schema, "src": widget.browser_address, **problems.get(widget.type, {})}
        for widget in foreign_widgets()
    ]
