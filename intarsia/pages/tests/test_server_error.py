"""The 500 page, which needs neither the database nor V8."""

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import path
from django.utils.translation import override

from demo import urls as demo_urls
from intarsia.pages.models import SiteDesign
from intarsia.rendering import render
from intarsia.rendering.fallback.error_page import clear_written

from .builders import element, heading, home, page, template

pytestmark = pytest.mark.django_db

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def fails(request):
    raise RuntimeError("The view failed.")


handler404, handler500 = demo_urls.handler404, demo_urls.handler500
urlpatterns = [path("fails/", fails), *demo_urls.urlpatterns]


@pytest.fixture(autouse=True)
def own_urls(settings):
    settings.ROOT_URLCONF = __name__
    clear_written()


def failed(**headers: str):
    return Client(headers=BROWSER | headers, raise_request_exception=False).get("/fails/")


def show_a_page(**fields) -> None:
    header = template(heading("The Workshop"), element("menu"), kind="header")
    SiteDesign.objects.update_or_create(site=home().sites_rooted_here.get(), defaults={"header": header})
    page(heading("Oak"), slug="oak", **fields)
    assert Client().get("/oak/").status_code == 200


def test_the_500_page_has_the_header_of_the_site_and_a_message(monkeypatch):
    show_a_page(show_in_menus=True)
    monkeypatch.setattr(render, "renderer", lambda: pytest.fail("V8 was used."))
    with CaptureQueriesContext(connection) as queries:
        answer = failed()
    html = answer.content.decode()

    assert answer.status_code == 500 and len(queries) == 0
    assert "The Workshop" in html and "Something went wrong" in html and "Oak</h" not in html
    assert "aria-current" not in html and "<script" not in html
    assert answer["X-Robots-Tag"] == "noindex" and answer["Cache-Control"] == "no-store"
    for url in re.findall(r'<link rel="stylesheet" href="([^"]+)"', html):
        styles = Client().get(url)
        styles.close()
        assert styles.status_code == 200


def test_another_host_and_calls_of_scripts_get_no_page_of_the_site():
    show_a_page()

    assert "The Workshop" not in failed(host="other.example").content.decode()
    assert "The Workshop" not in failed(accept="application/json").content.decode()


def test_the_message_is_in_the_language_of_the_url():
    show_a_page()
    with override("de"):
        assert "Something went wrong" in failed().content.decode()


def test_before_any_page_was_shown_visitors_get_a_plain_message():
    assert failed(host="fresh.example").status_code == 500
