"""PROT-SRV-12: owners change texts for one site and language, and pages follow."""

import json
import re

import pytest
from django.template import Context, Template
from django.test import Client
from django.utils.html import strip_tags
from django.utils.safestring import mark_safe
from django.utils.translation import override
from wagtail.models import Page, Site

from intarsia.protection.forms.responses import answers
from intarsia.protection.models import ContactSettings, OwnText
from intarsia.protection.templatetags.contacts import hide_contacts
from intarsia.protection.texts.known import OF_SCRIPTS, TEXTS
from intarsia.protection.texts.site_texts import text_for

pytestmark = pytest.mark.django_db

PAGE = "/admin/protection_texts/"


@pytest.fixture
def owner(client, admin_user):
    client.force_login(admin_user)
    return client


@pytest.fixture
def site() -> Site:
    return Site.objects.get(is_default_site=True)


def globals_in(language: str, **query) -> dict:
    answer = Client().get("/protection/site.js", {"lang": language} | query)
    return json.loads(re.search(r"^window\.ctPublicFunctions=(.*);$", answer.content.decode(), re.MULTILINE)[1])


def test_every_text_has_a_field_labeled_with_its_default(owner):
    """PROT-SRV-12, PROT-DEC-18"""
    page = owner.get(PAGE, {"language": "de"}).content.decode()

    for name in TEXTS:
        assert f'name="{name}"' in page
    assert "Verstanden" in page and 'placeholder="Verstanden"' in page


def test_last_breadcrumb_names_the_page_and_links_to_it(owner):
    page = owner.get(PAGE).content.decode()

    trail = re.search(r'<nav[^>]*aria-label="Breadcrumb".*?</nav>', page, re.DOTALL)[0]
    href, content = re.findall(r'<a[^>]*href="([^"]*)"[^>]*>(.*?)</a>', trail, re.DOTALL)[-1]
    assert (href, strip_tags(content).strip()) == ("", "Visitor texts")


def test_changed_text_reaches_cached_pages_in_its_language_only(owner):
    """PROT-SRV-12, PROT-DEC-18"""
    before = globals_in("de")
    owner.post(
        f"{PAGE}?language=de", {"text__ee_got_it": " Alles klar ", "text__ee_blocked": before["text__ee_blocked"]}
    )

    assert globals_in("de") == before | {"text__ee_got_it": "Alles klar"}
    assert globals_in("en")["text__ee_got_it"] == TEXTS["text__ee_got_it"]
    assert set(OF_SCRIPTS) <= set(before)
    assert globals_in("de", **{"for": "staff"})["text__ee_blocked"] != before["text__ee_blocked"]
    # A text equal to the default is not stored, so it follows changes of the default.
    assert OwnText.objects.count() == 1

    owner.post(f"{PAGE}?language=de", {})
    assert globals_in("de") == before and not OwnText.objects.exists()


def test_custom_texts_apply_to_server_responses(site, rf):
    """PROT-SRV-12"""
    for name, text in (("refused", "Nein danke"), ("written", "Ihr Text"), ("held", "Da ist <sie>")):
        OwnText.objects.create(site=site, language="de", name=name, text=text)
    request = rf.post("/", {"message": "Hello"})
    with override("de"):
        refused, held = answers.refused(request).content.decode(), answers.held(request).content.decode()
        assert text_for(rf.get("/"), "refused") == "Nein danke"

    assert "Nein danke" in refused and "Ihr Text" in refused
    assert "Da ist &lt;sie&gt;" in held and "Vielen Dank" in held
    with override("fr"):
        assert "Nein danke" not in answers.refused(request).content.decode()


def test_each_site_has_its_own_texts(site, rf, settings):
    """PROT-SRV-12"""
    settings.ALLOWED_HOSTS = ["testserver", "other.example"]
    other = Site.objects.create(hostname="other.example", root_page=site.root_page)
    OwnText.objects.create(site=other, language="en", name="refused", text="Not here")

    with override("en"):
        assert text_for(rf.get("/", headers={"host": "other.example"}), "refused") == "Not here"
        assert text_for(rf.get("/"), "refused") == TEXTS["refused"]


@pytest.mark.parametrize("query", ["?language=xx&site=x", "?site=99999", "?site=99999999999999999999", "?language=%00"])
def test_invalid_query_shows_the_default_page(owner, query):
    assert owner.get(PAGE + query).status_code == 200


def test_too_long_text_shows_an_error_and_is_kept(owner):
    answer = owner.post(PAGE, {"refused": "x" * 301, "held": "Good"}).content.decode()

    assert "x" * 301 in answer and "300" in answer
    assert not OwnText.objects.exists()


def test_texts_page_requires_permission_to_change_texts(client, django_user_model):
    """PROT-SRV-10"""
    from django.contrib.auth.models import Permission

    editor = django_user_model.objects.create_user("ben", password="x")
    editor.user_permissions.add(Permission.objects.get(codename="access_admin"))
    client.force_login(editor)

    assert client.get(PAGE).status_code == 302
    assert PAGE not in client.get("/admin/").content.decode()


@pytest.mark.parametrize("filtered", ["html|hide_contacts:page", "html|hide_contacts:site", "html|hide_contacts"])
def test_template_filter_uses_custom_texts(site, filtered):
    """PROT-SRV-12, PROT-DEC-18"""
    OwnText.objects.create(site=site, language="en", name="hint", text="Press me")
    template = Template("{% load contacts %}{{ " + filtered + " }}")
    context = {"html": mark_safe("<b>ana@example.org</b>"), "page": site.root_page, "site": site}

    assert 'title="Press me"' in template.render(Context(context))


def test_contacts_use_the_texts_of_the_page_site(site):
    """PROT-SRV-12"""
    root = site.root_page.add_sibling(instance=Page(title="Shop", slug="shop-root"))
    shop = Site.objects.create(hostname="shop.example.org", root_page=root)
    OwnText.objects.create(site=site, language="en", name="hint", text="Press me")
    OwnText.objects.create(site=shop, language="en", name="hint", text="Press us")

    assert 'title="Press us"' in hide_contacts(mark_safe("ana@example.org"), Page.objects.get(pk=root.pk))


@pytest.mark.parametrize(
    ("chosen", "stands"),
    [
        ({"mode": "blur"}, 'apbct-blur">**</span>@'),
        ({"mode": "replace", "replacement": "Show the address"}, ">Show the address<"),
        ({"hides_phones": True}, ">+49 3* *****67<"),
        ({"hides_emails": False, "hides_phones": True}, "<b>ana@example.org, +49 30 1234567</b>"),
        ({}, ">a**@***le.org<"),
    ],
)
def test_PROT_DEC_01_template_filter_uses_the_site_settings(site, chosen, stands):
    """PROT-DEC-01, PROT-DEC-18"""
    ContactSettings.objects.update_or_create(site=site, defaults=chosen)
    html = mark_safe("<b>ana@example.org, +49 30 1234567</b>")

    for shown_on in (Page.objects.get(pk=site.root_page_id), site, None):
        assert stands in hide_contacts(html, shown_on)


def test_contacts_use_the_settings_of_the_page_site(site):
    root = site.root_page.add_sibling(instance=Page(title="Shop", slug="shop-root"))
    shop = Site.objects.create(hostname="shop.example.org", root_page=root)
    ContactSettings.objects.create(site=site, mode="blur")
    ContactSettings.objects.create(site=shop, hides_emails=False)

    assert hide_contacts(mark_safe("ana@example.org"), Page.objects.get(pk=root.pk)) == "ana@example.org"
    assert "apbct-blur" in hide_contacts(mark_safe("ana@example.org"), site.root_page)
