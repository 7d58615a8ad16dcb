"""Contacts on pages as they are served: PROT-DEC-01, and that a change of the setting reaches what is kept."""

import re

import pytest
from django.test import RequestFactory
from wagtail.models import Site

from intarsia.protection.encoding import tokens
from intarsia.protection.models import ContactSettings
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.page import Design, PageText, page_response
from intarsia.rendering.render import RenderContext, render_documents
from intarsia.rendering.undrawn import texts_of

ANA = "ana@example.org"


def document(*elements: tuple[str, dict]) -> dict:
    content = [{"type": kind, "props": {"id": f"{kind}-{at}", **props}} for at, (kind, props) in enumerate(elements)]
    return {"root": {"props": {}}, "content": content, "zones": {}}


WORDS = document(
    ("heading", {"title": f"Write to {ANA}"}),
    ("text", {"editor": f'<p><a href="mailto:{ANA}">{ANA}</a></p>'}),
    ("counter", {"title": f"Letters to {ANA}", "ending_number": 12}),
)


@pytest.fixture
def site(db) -> Site:
    return Site.objects.get(is_default_site=True)


def drawn(site: Site) -> str:
    return render_documents({"main": WORDS}, RenderContext(load=LoadContext(site=site))).html["main"]


def test_no_address_of_a_document_is_in_its_html_islands_included(site):
    """PROT-DEC-01"""
    html = drawn(site)
    encoded = re.findall(r'data-original-string="([^"]+)"', html)

    assert ANA not in html
    assert "\ue000" in html
    assert {tokens.decode(string) for string in encoded} == {ANA}
    assert drawn(site) == html


def test_a_page_names_the_script_and_the_words_that_decode_and_only_one_with_contacts(site):
    request = RequestFactory().get("/")
    request.site = site

    def page(document: dict, title: str = "Page", is_preview: bool = False) -> str:
        answer = page_response(request, document, Design(), PageText(title), is_preview=is_preview)
        return answer.content.decode()

    with_contacts = page(WORDS, title=f"Letters to {ANA}")
    assert ANA not in with_contacts and "<title>Letters to a**@***le.org</title>" in with_contacts
    assert '"contacts": {"src": "/static/intarsia/contacts-' in with_contacts
    assert "isForStaff" not in with_contacts and '"isForStaff": true' in page(WORDS, is_preview=True)
    assert "contacts-" not in page(document(("heading", {"title": "No address"})))


def test_the_owner_decides_what_is_hidden(site):
    settings = ContactSettings.objects.create(site=site, mode="blur")
    assert 'class="apbct-blur"' in drawn(site)

    settings.hides_emails = False
    settings.save()
    assert ANA in drawn(site) and "data-original-string" not in drawn(site)


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_change_of_the_setting_forgets_the_pages_that_are_kept(settings, tmp_path, monkeypatch):
    settings.INTARSIA_CACHE_DIR = tmp_path
    purged: list[str] = []
    monkeypatch.setattr("intarsia.pages.caching.purge", lambda *tags: purged.extend(tags))
    site = Site.objects.get(is_default_site=True)

    ContactSettings.objects.create(site=site)

    assert purged == [f"design-{site.pk}"]


def test_the_texts_of_a_page_that_cannot_be_drawn_hide_them_too(site, rf):
    assert ANA not in texts_of({"main": WORDS}, rf.get("/"), site)["main"]
