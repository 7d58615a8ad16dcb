"""A form on another site, in a frame. Everything but the allowed sites is refused by the browser."""

import re
from html import unescape
from urllib.parse import urlsplit

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from intarsia.pages.tests.builders import page
from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.confirmations.models import FormConfirmation
from intarsia.webforms.embed.models import origin_in
from intarsia.webforms.models import Entry, WebForm

from .builders import by_a_person, page_with, send, web_form

pytestmark = pytest.mark.django_db

SCHOOL = "https://school.example"


@pytest.fixture
def form(db):
    return web_form(allowed_sites=SCHOOL)


def in_frame(form: WebForm) -> str:
    return Client().get(f"/forms/{form.pk}/embed/").content.decode()


def test_a_form_is_on_no_other_site_unless_its_owner_allows_it():
    form = web_form()

    assert Client().get(f"/forms/{form.pk}/embed/").status_code == 404


def test_only_allowed_sites_can_have_the_frame(form):
    response = Client().get(f"/forms/{form.pk}/embed/")

    assert response["Content-Security-Policy"] == f"frame-ancestors 'self' {SCHOOL}"
    assert "X-Frame-Options" not in response and "private" in response["Cache-Control"]
    assert response.cookies == {}


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("https://www.example.org", "https://www.example.org"),
        ("https://WWW.Example.org:443/", "https://www.example.org"),
        ("https://münchen.example:8443", "https://xn--mnchen-3ya.example:8443"),
        ("http://localhost:3000", "http://localhost:3000"),
        # Everybody on the way could change the page.
        ("http://www.example.org", ""),
        ("https://example.org/courses", ""),
        ("https://*.example.org", ""),
        ("https://example.org; script-src *", ""),
        ("https://user@example.org", ""),
        ("example.org", ""),
        ("https://", ""),
        ("https://example.org:port", ""),
    ],
)
def test_a_site_is_a_scheme_a_host_and_a_port(text, origin):
    assert origin_in(text) == origin


def test_owners_read_which_line_is_no_site():
    with pytest.raises(ValidationError, match="“example.org” is not the URL of a site"):
        WebForm(title="Contact", allowed_sites=f"{SCHOOL}\nexample.org").full_clean()


def test_a_form_in_a_frame_is_sent_and_confirmed_there(form):
    """FORM-SUB-06: without a script."""
    response = send(form, by_a_person(in_frame(form)), follow=True)

    assert Entry.objects.get().page is None
    assert "Thank you" in response.content.decode()
    assert response["Content-Security-Policy"] == f"frame-ancestors 'self' {SCHOOL}"


def test_its_errors_are_shown_in_the_frame(form):
    response = send(form, by_a_person(in_frame(form), input_1=""))

    assert "This field is required." in response.content.decode()
    assert SCHOOL in response["Content-Security-Policy"] and "<header" not in response.content.decode()


def test_FORM_SUB_06_a_frame_that_is_opened_again_without_a_script_shows_the_form_and_not_a_page_of_this_site(form):
    """FORM-SUB-06: other sites may not show that page."""
    page_with(form)
    again = Client().get(f"/forms/{form.pk}/", headers={"sec-fetch-dest": "iframe"}, follow=True)

    assert again.redirect_chain == [(f"/forms/{form.pk}/embed/", 302)]
    assert again["Content-Security-Policy"] == f"frame-ancestors 'self' {SCHOOL}"
    assert Client().get(f"/forms/{form.pk}/", headers={"sec-fetch-dest": "document"})["Location"].startswith("/page-")


def test_without_a_script_a_link_opens_the_form_where_its_frame_is_blocked(form, admin_client):
    html = unescape(admin_client.get(f"/admin/snippets/intarsia_webforms/webform/edit/{form.pk}/").content.decode())
    [url] = re.findall(r'<noscript>.*<a href="([^"]+)">Open the form</a></p></noscript>', html)

    shown = Client().get(urlsplit(url).path).content.decode()
    response = send(form, by_a_person(shown), follow=True)
    assert "Thank you" in response.content.decode() and Entry.objects.exists()


def test_a_confirmation_that_is_another_page_replaces_the_page_around_the_frame(form):
    form.confirmations = [FormConfirmation(name="Page", type="redirect", url="https://school.example/thanks/")]
    form.save()
    response = send(form, by_a_person(in_frame(form)), follow=True)

    assert 'data-leave-for="https://school.example/thanks/"' in response.content.decode()
    assert 'target="_top"' in response.content.decode()


def test_a_confirmation_that_is_a_page_of_the_own_site_has_a_complete_url_for_the_other_site(form):
    form.confirmations = [FormConfirmation(name="Page", type="page", page=page())]
    form.save()
    response = send(form, by_a_person(in_frame(form)), follow=True)

    assert 'data-leave-for="http://' in response.content.decode()


def test_nobody_else_says_where_the_page_goes(form):
    url = reverse("intarsia_webforms:leave", args=[form.pk, "forged"])

    assert Client().get(url).status_code == 404


def test_another_site_cannot_send_the_form_past_the_frame(form):
    response = send(form, by_a_person(in_frame(form)), **{**BROWSER, "Sec-Fetch-Site": "cross-site", "Origin": SCHOOL})

    assert "has not been sent yet" in response.content.decode()
    assert not Entry.objects.exists()


def test_the_script_has_one_url_for_all_forms():
    response = Client().get("/forms/embed.js")

    assert response["Content-Type"].startswith("text/javascript") and "max-age=3600" in response["Cache-Control"]
    assert response["Cross-Origin-Resource-Policy"] == "cross-origin"


def test_owners_copy_the_code_from_the_form(form, admin_client):
    html = admin_client.get(f"/admin/snippets/intarsia_webforms/webform/edit/{form.pk}/").content.decode()

    assert f"embed.js&quot; data-form=&quot;{form.pk}&quot; async&gt;" in html
    # Once for visitors without JavaScript, and once for sites without scripts.
    assert html.count(f"/forms/{form.pk}/embed/&quot; title=&quot;Contact&quot;") == 2
    assert "&lt;noscript&gt;&lt;iframe src=" in html and html.count(f"/forms/{form.pk}/embed/") == 3
