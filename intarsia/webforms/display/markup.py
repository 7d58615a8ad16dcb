"""HTML of a form for its script: rendered as on a page, for one visitor."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from django.http import HttpRequest
from django.utils import timezone
from django.utils.translation import get_language, get_language_bidi

from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.page_cache.requested_site import requested_site
from intarsia.page_contributions import filtered_html
from intarsia.pages.design import design_of
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.scopes import Scope

from ..embed.frame_page import FramePage
from ..published import tag_of
from .instances import showings_before
from .outer_html import outer_html
from .shown_page import is_in_frame, page_around
from .visit import FormVisit, page_with

# Where the message of a confirmation is, in the HTML around it.
MESSAGE = "<!-- message -->"


@dataclass(frozen=True)
class FormMarkup:
    """One showing of a form on a page of the site."""

    visit: FormVisit
    request: HttpRequest
    page: Any
    shows_title: bool = True
    shows_description: bool = True

    @property
    def form(self) -> str:
        return outer_html(self._html, f"{self.visit.prefix}gform_wrapper_{self.visit.form}")

    @property
    def form_page(self) -> str:
        return outer_html(self._html, f"{self.visit.prefix}gform_page_{self.visit.form}_{self.visit.page}")

    @property
    def confirmation(self) -> str:
        around = FormVisit(self.visit.form, confirmation=MESSAGE, prefix=self.visit.prefix)
        # Other visits show more than a message. In a script from right to left, the view changes the message.
        if self.visit != replace(around, confirmation=self.visit.confirmation) or get_language_bidi():
            return self._confirmation
        message = filtered_html({"main": self.visit.confirmation}, self._context().load.composed_page())["main"]
        return replace(self, visit=around)._confirmation_of_all.replace(MESSAGE, message)

    @property
    def _confirmation_of_all(self) -> str:
        """Rendered once, because it is the same for all visitors."""
        key = (self.visit.form, self.visit.prefix, get_language())
        tags = [tag_of(self.visit.form)]
        return cached_lookup("confirmation", [key], lambda *_: tags, lambda _keys: {key: self._confirmation})[key]

    @property
    def _confirmation(self) -> str:
        return outer_html(self._html, f"{self.visit.prefix}gform_confirmation_wrapper_{self.visit.form}")

    @cached_property
    def _html(self) -> str:
        props = {
            "id": f"form-{self.visit.form}",
            "form": {"id": self.visit.form},
            "show_title": "yes" if self.shows_title else "",
            "show_description": "yes" if self.shows_description else "",
        }
        document = {"content": [{"type": "form", "props": props}]}
        return render_documents({"main": document}, self._context()).value.html["main"]

    def _context(self) -> RenderContext:
        page = FramePage("", around=page_around(self.request)) if is_in_frame(self.request) else self.page
        site, state = requested_site(self.request), page_with(self.visit).visitor_state
        return RenderContext(
            load=LoadContext(
                site,
                page,
                get_language() or "en",
                scope=Scope(visitor_state=state),
                showings=showings_before(self.visit.form, self.visit.prefix),
            ),
            direction="rtl" if get_language_bidi() else "ltr",
            time_zone=timezone.get_current_timezone_name(),
            breakpoints=design_of(site).breakpoints,
            request=self.request,
        )
