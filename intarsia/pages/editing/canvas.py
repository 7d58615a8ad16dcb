"""What the editor's canvas needs to look like the page of the site."""

import logging
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language_info
from wagtail.models import Site

from intarsia.documents.json_text import json_text
from intarsia.documents.kinds.editable import Editable
from intarsia.rendering import assets
from intarsia.rendering.data_loaders import OwnContent
from intarsia.rendering.fallback import plain_html_of
from intarsia.rendering.fonts.rules import all_rules
from intarsia.rendering.page_css import third_party_css, variables_css
from intarsia.rendering.styles.cascade import SITE_FONTS, canvas_cascade, look
from intarsia.rendering.ui_strings import ui_strings_for

from ..design import design_of
from ..languages import language_of
from ..models.template import Template, is_page_template
from ..serving.render_page import document_of

logger = logging.getLogger(__name__)


def site_of(item: Any, request: HttpRequest) -> Site | None:
    """The site of a page. A template belongs to no site, so it is shown with the design of the current one."""
    own = item.get_site() if hasattr(item, "get_site") else None
    return own or Site.find_for_request(request)


def page_on_canvas(item: Any, subject: Any, site: Site | None) -> Any:
    """The page that widgets get their data from. A header, footer or section is part of many pages, so its canvas shows
    the data of the home page. A page template has an example page as its `subject`.
    """
    if not isinstance(item, Template) or subject is not item or is_page_template(item) or site is None:
        return subject
    return site.root_page


def canvas(editable: Editable, site: Site | None) -> dict[str, Any]:
    design = design_of(site)
    language = language_of(editable.stored) or settings.LANGUAGE_CODE
    return {
        "stylesheet": assets.url("canvasInSite.css" if look() == "site" else "canvas.css"),
        "site": canvas_cascade(is_embedded=bool(getattr(editable.stored, "visual_template", ""))),
        # The stylesheet contains no styles of third-party widgets.
        "variables": _variables(design.variables) + (SITE_FONTS if look() == "site" else "") + third_party_css(),
        "fonts": all_rules(design.fonts),
        "language": language,
        "direction": "rtl" if get_language_info(language)["bidi"] else "ltr",
        "translations": ui_strings_for(language),
        "breakpoints": design.breakpoints,
        "opensImages": design.opens_images,
        "lightbox": design.lightbox,
    }


def _variables(variables: Any) -> str:
    try:
        return variables_css(json_text(variables))
    except Exception:
        # The browser renders the canvas, so it works without the server's V8, only with default colors and sizes.
        logger.exception("The editor was opened without the site's colors and sizes.")
        return ""


def content_on_canvas(item: Any, page: Any, request: HttpRequest, site: Site | None) -> OwnContent | None:
    """The content of the example page as plain text: the canvas has the styles of the template only."""
    if not is_page_template(item):
        return None
    if page is item:
        return OwnContent("")
    texts = plain_html_of({"main": document_of(page, request)}, request, site)
    return OwnContent(texts["main"], example=page.title)
