"""Contacts on served pages are encoded (PROT-DEC-01), also after a change of the setting."""

import re

import pytest
from django.test import RequestFactory
from wagtail.models import Site

from intarsia.documents.tests.third_party_packages import EXAMPLE, installed
from intarsia.protection.encoding import tokens
from intarsia.protection.models import ContactSettings
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.design import Design, PageMeta
from intarsia.rendering.fallback import plain_html_of
from intarsia.rendering.page import page_response
from intarsia.rendering.render import RenderContext, render_documents

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


def render(site: Site) -> str:
    return render_documents({"main": WORDS}, RenderContext(load=LoadContext(site=site))).value.html["main"]


def test_no_contact_of_a_document_is_readable_in_its_html(site):
    """PROT-DEC-01"""
    html = render(site)
    encoded = re.findall(r'data-original-string="([^"]+)"', html)

    assert ANA not in html
    assert {tokens.decode(string) for string in encoded} == {ANA}
    assert render(site) == html


def test_no_contact_is_readable_in_the_settings_of_an_island(site):
    """PROT-DEC-01"""
    with installed({"intarsia_notice": EXAMPLE}):
        words = document(("notice", {"text": f"Letters to {ANA}"}))
        html = render_documents({"main": words}, RenderContext(load=LoadContext(site=site))).value.html["main"]

    assert "data-settings" in html and "\ue000" in html
    assert ANA not in html


def test_only_a_page_with_contacts_loads_the_decoding_script(site):
    request = RequestFactory().get("/")
    request.site = site

    def page(document: dict, title: str = "Page", is_preview: bool = False) -> str:
        answer = page_response(request, document, Design(), PageMeta(title), is_preview=is_preview)
        return answer.content.decode()

    with_contacts = page(WORDS, title=f"Letters to {ANA}")
    assert ANA not in with_contacts and "<title>Letters to a**@***le.org</title>" in with_contacts
    assert '"contacts": {"src": "/static/intarsia/protection/contacts-' in with_contacts
    assert "isForStaff" not in with_contacts and '"isForStaff": true' in page(WORDS, is_preview=True)
    assert "contacts-" not in page(document(("heading", {"title": "No address"})))


def test_page_is_purged_with_the_settings_that_encode_its_contacts(site):
    request = RequestFactory().get("/")
    request.site = site

    answer = page_response(request, WORDS, Design(), PageMeta("Page"), tags=["page-1"])

    assert f"protection-{site.pk}" in answer["X-Intarsia-Tags"].split()


def test_the_owner_decides_what_is_encoded(site):
    settings = ContactSettings.objects.create(site=site, mode="blur")
    assert 'class="apbct-blur"' in render(site)

    settings.hides_emails = False
    settings.save()
    assert ANA in render(site) and "data-original-string" not in render(site)


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_a_change_of_the_setting_purges_cached_pages(settings, tmp_path, monkeypatch):
    settings.INTARSIA_CACHE_DIR = tmp_path
    purged: list[str] = []
    monkeypatch.setattr("intarsia.protection.changes.purge", lambda *tags: purged.extend(tags))
    site = Site.objects.get(is_default_site=True)

    ContactSettings.objects.create(site=site)

    assert purged == [f"protection-{site.pk}"]


def test_the_fallback_text_of_a_page_encodes_contacts(site, rf):
    assert ANA not in plain_html_of({"main": WORDS}, rf.get("/"), site)["main"]
