"""What protection adds to pages: the scripts of forms, and encoded e-mail addresses and telephone numbers."""

from collections.abc import Iterable, Mapping
from typing import Any

from django.http import HttpRequest, HttpResponse
from wagtail.models import Site

from intarsia.page_contributions import (
    ComposedPage,
    FormGuard,
    FormMarks,
    PageContribution,
    Script,
    register_form_guard,
    register_page_contribution,
)

from .changes import settings_tag
from .encoding.contacts import mask_all
from .encoding.in_html.html import may_have_contacts
from .encoding.page_encoding import encoded_html, page_encoding
from .encoding.scopes import scope_of
from .forms.responses.answers import refused
from .forms.searches import is_refused_search, is_search_guarded
from .page_script.built import contact_styles, script_url
from .page_script.head import needs_scripts, page_scripts, site_script_url
from .signal_collection.parsing.fields import HONEYPOT

# Every encoded contact has this attribute.
ENCODED_ATTRIBUTE = "data-original-string="


class FormScripts(PageContribution):
    """The scripts of pages with a protected form."""

    name = "intarsia_protection.forms"
    order = 50

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        return page_scripts(page.language) if needs_scripts(page.html.values()) else ()


class EncodedContacts(PageContribution):
    """After other filters, because they may add contacts too."""

    name = "intarsia_protection.contacts"
    order = 900

    def filter_html(self, html: str, page: ComposedPage) -> str:
        _add_tag(page)
        encoding = page_encoding(page.site, page.language)
        if encoding is None or not may_have_contacts(html, encoding):
            return html
        return encoded_html(html, encoding.within(scope_of(page.page, page.unfiltered.values())))

    def filter_text(self, text: str, page: ComposedPage) -> str:
        _add_tag(page)
        return mask_all(text) if "@" in text and page_encoding(page.site, page.language) else text

    def styles(self, page: ComposedPage) -> str:
        return contact_styles() if _has_contacts(page) else ""

    def config(self, page: ComposedPage) -> Mapping[str, Any]:
        """The script that decodes contacts, and the URL of the site's texts for it."""
        if not _has_contacts(page):
            return {}
        site = site_script_url(page.language, is_for_staff=page.is_preview)
        staff = {"isForStaff": True} if page.is_preview else {}
        return {"contacts": {"src": script_url("contacts"), "site": site, **staff}}


def _has_contacts(page: ComposedPage) -> bool:
    return any(ENCODED_ATTRIBUTE in part for part in page.html.values())


def _add_tag(page: ComposedPage) -> None:
    if page.site is not None:
        page.tags.add(settings_tag(page.site.pk))


class SearchGuard(FormGuard):
    """The site search."""

    name = "intarsia_protection.search"

    def marks(self, form: str, site: Site, tags: set[str]) -> FormMarks | None:
        tags.add(settings_tag(site.pk))
        is_guarded = form == "search" and is_search_guarded(site)
        return FormMarks({"apbct-form-sign": "native_search"}, f"{HONEYPOT}search") if is_guarded else None

    def refusal(self, form: str, request: HttpRequest, text: str) -> HttpResponse | None:
        return refused(request) if form == "search" and is_refused_search(request, text) else None


register_form_guard(SearchGuard())
register_page_contribution(FormScripts())
register_page_contribution(EncodedContacts())
