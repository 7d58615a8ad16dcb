"""The 500 page, which needs neither the database nor V8."""

import re

import pytest
from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.core.files.storage import default_storage
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import path
from wagtail.models import Locale, Site

from demo import urls as demo_urls
from intarsia.pages.models import SiteDesign
from intarsia.rendering import render
from intarsia.rendering.fallback.error_page import FOLDER, clear_written

from .builders import element, heading, home, page, template

pytestmark = pytest.mark.django_db

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def fails(request):
    raise RuntimeError("The view failed.")


handler404, handler500 = demo_urls.handler404, demo_urls.handler500
urlpatterns = [*i18n_patterns(path("fails/", fails), prefix_default_language=False), *demo_urls.urlpatterns]


@pytest.fixture(autouse=True)
def own_urls(settings, tmp_path):
    settings.ROOT_URLCONF = __name__
    settings.INTARSIA_CACHE_DIR = tmp_path
    clear_written()


def failed(url: str = "/fails/", port: int = 80, **headers: str):
    return Client(headers=BROWSER | headers, raise_request_exception=False).get(url, SERVER_PORT=str(port))


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
    assert '<a href="">Try again</a>' in html and "Try again in a few minutes." in html
    assert '<html lang="en" dir="ltr"' in html and '<meta http-equiv="Content-Security-Policy" content="default' in html
    assert "aria-current" not in html and "<script" not in html
    assert answer["X-Robots-Tag"] == "noindex" and answer["Cache-Control"] == "no-store"
    for url in re.findall(r'<link rel="stylesheet" href="([^"]+)"', html):
        assert default_storage.exists(url.removeprefix(settings.MEDIA_URL))


def test_the_fonts_of_the_500_page_do_not_wait_for_a_script_that_it_lacks():
    show_a_page()
    html = failed().content.decode()

    assert re.search(r"<html [^>]*data-fonts>", html) and "<script" not in html


def test_another_site_and_calls_of_scripts_get_no_page_of_the_site():
    Site.objects.create(hostname="other.example", root_page=page(heading("Elm"), slug="elm"))
    show_a_page()

    assert "The Workshop" in failed().content.decode()
    assert "The Workshop" not in failed(host="other.example").content.decode()
    assert "The Workshop" not in failed(accept="application/json").content.decode()


def test_sites_that_differ_by_their_port_have_pages_of_their_own():
    Site.objects.create(hostname="localhost", port=8001, root_page=page(heading("Elm"), slug="elm"))
    show_a_page()
    assert Client(headers={"host": "localhost:8002"}).get("/oak/", SERVER_PORT="8002").status_code == 200

    assert "The Workshop" in failed(host="localhost:8002", port=8002).content.decode()
    assert "The Workshop" not in failed(host="localhost:8001", port=8001).content.decode()


def test_hosts_that_clients_invent_show_the_default_site_from_one_file(tmp_path):
    show_a_page()
    for host in ("a.example", "b.example", "b.example:8001"):
        assert Client(headers={"host": host}).get("/oak/").status_code == 200

    assert "The Workshop" in failed(host="c.example").content.decode()
    assert len(list((tmp_path / FOLDER).iterdir())) == 1


def test_a_page_that_could_not_be_written_is_written_with_the_next_one(tmp_path):
    (tmp_path / FOLDER).write_text("A file in place of the folder")
    show_a_page()
    assert "The Workshop" not in failed().content.decode()
    (tmp_path / FOLDER).unlink()
    page(heading("Ash"), slug="ash")
    assert Client().get("/ash/").status_code == 200

    assert "The Workshop" in failed().content.decode()


def test_the_message_is_in_the_language_of_the_url():
    show_a_page()
    assert "Something went wrong" in failed("/de/fails/").content.decode()
    german, _is_new = Locale.objects.get_or_create(language_code="de")
    translated = home().copy_for_translation(german)
    translated.save_revision().publish()
    page(heading("Esche"), slug="esche", locale=german, parent=translated)
    assert Client().get("/de/esche/").status_code == 200
    html = failed("/de/fails/").content.decode()

    assert "Etwas ist schiefgegangen" in html and '<html lang="de"' in html
    assert "Something went wrong" in failed().content.decode()


def test_before_any_page_was_shown_visitors_get_a_plain_message():
    answer = failed()

    assert answer.status_code == 500 and "Server Error (500)" in answer.content.decode()
    assert "Something went wrong" not in answer.content.decode()
