"""A form as other sites show it: a separate page in a frame, without header and footer."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from wagtail.models import Site

from intarsia.page_contributions import ComposedPage, PageContribution, Script
from intarsia.pages.design import design_of
from intarsia.pages.site_views.system_page import SystemPage
from intarsia.rendering import assets
from intarsia.rendering.design import PageMeta
from intarsia.rendering.page import page_response
from intarsia.rendering.scopes import Scope

from ..display.visit import STATE_KEY, FormVisit

if TYPE_CHECKING:
    from ..models import WebForm


@dataclass(frozen=True)
class FramePage(SystemPage):
    # The URL that the whole page of the other site goes to.
    leave_for: str = ""
    # The URL of that page.
    around: str = ""


def frame_page(
    form: "WebForm", request: HttpRequest, visit: FormVisit, *, leave_for: str = "", around: str = ""
) -> HttpResponse:
    page = FramePage(form.title, visitor_state={STATE_KEY: visit}, leave_for=leave_for, around=around)
    design = replace(design_of(Site.find_for_request(request)), header=None, footer=None)
    document = {"content": [{"type": "form", "props": {"id": "form-own", "form": {"id": form.pk}}}]}
    scope = Scope(visitor_state=page.visitor_state)
    response = page_response(request, document, design, PageMeta(form.title), page=page, scope=scope)
    response["Content-Security-Policy"] = " ".join(["frame-ancestors", "'self'", *form.allowed_origins])
    # This header cannot name other sites.
    del response["X-Frame-Options"]
    response.xframe_options_exempt = True  # type: ignore[attr-defined]
    response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, private=True, no_cache=True)
    return response


class FrameScript(PageContribution):
    """It tells the page around the frame how high the form is."""

    name = "webforms.frame"

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        if not isinstance(page.page, FramePage):
            return ()
        leave = {"leave-for": page.page.leave_for} if page.page.leave_for else {}
        return [Script(assets.url("formFrame.js"), data=leave, is_module=False)]
