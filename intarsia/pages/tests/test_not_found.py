"""The 404 page."""

import pytest
from django.test import Client
from wagtail.models import Locale, Page, PageViewRestriction

from intarsia.pages.models import SiteDesign
from intarsia.pages.site_views.not_found import PER_MINUTE

from .builders import heading, home, page, template

pytestmark = pytest.mark.django_db

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def missing(path: str = "/nowhere/", **headers: str):
    return Client(headers=BROWSER | headers, raise_request_exception=False).get(path)


def translated(original: Page, *elements: dict) -> Page:
    german, _ = Locale.objects.get_or_create(language_code="de")
    copy = original.copy_for_translation(german, copy_parents=True)
    if elements:
        copy.document["content"] = list(elements)
    copy.save_revision().publish()
    return copy


def choose(chosen: Page) -> None:
    SiteDesign.objects.update_or_create(site=home().sites_rooted_here.get(), defaults={"missing_page": chosen})


def test_standard_404_page_has_text_search_home_link_header_and_footer():
    header = template(heading("The Workshop"), kind="header")
    SiteDesign.objects.create(site=home().sites_rooted_here.get(), header=header)

    answer = missing()
    html = answer.content.decode()

    assert answer.status_code == 404
    assert (
        "This page does not exist" in html
        and "Search for it, or start at the home page." in html
        and "The Workshop" in html
    )
    assert 'action="/search/"' in html and 'href="/"' in html
    assert "noindex" in answer["X-Robots-Tag"] and "private" in answer["Cache-Control"]
    assert "Intarsia-Cache-Tags" not in answer


def test_standard_404_page_has_the_language_and_home_page_of_the_url():
    translated(home())

    html = missing("/de/nirgendwo/").content.decode()

    assert '<html lang="de"' in html and "Diese Seite gibt es nicht" in html and 'href="/de/"' in html


def test_chosen_404_page_is_shown_in_the_language_of_the_url():
    chosen = page(heading("Swept away with the shavings"))
    translated(chosen, heading("Mit den Spänen weggefegt"))
    choose(chosen)

    english, german = missing(), missing("/de/nirgendwo/")

    assert (english.status_code, german.status_code) == (404, 404)
    assert "Swept away with the shavings" in english.content.decode()
    assert "Mit den Spänen weggefegt" in german.content.decode()
    assert "private" in english["Cache-Control"]


def test_standard_404_page_replaces_an_untranslated_chosen_page():
    translated(home())
    choose(page(heading("Swept away with the shavings")))

    answer = missing("/de/nirgendwo/")

    assert answer.status_code == 404 and "Location" not in answer
    assert "Diese Seite gibt es nicht" in answer.content.decode()


@pytest.mark.parametrize("why", ["unpublished", "private"])
def test_chosen_404_page_that_is_not_public_is_not_shown(why):
    chosen = page(heading("Swept away"))
    choose(chosen)
    if why == "private":
        PageViewRestriction.objects.create(page=chosen, restriction_type="login")
    else:
        chosen.unpublish()

    html = missing().content.decode()

    assert "This page does not exist" in html and "Swept away" not in html


def test_requests_for_files_get_plain_text_without_rendering():
    for answer in (
        missing("/media/gone.webp", accept="image/avif,image/webp,*/*"),
        missing("/wp-login.php", accept="*/*"),
        Client(headers=BROWSER).post("/nowhere/"),
    ):
        assert (answer.status_code, answer.content) == (404, b"Not found")
        # Otherwise a shared cache would show it to browsers that load a page.
        assert "private" in answer["Cache-Control"]


def test_browsers_ask_again_for_a_missing_page():
    for answer in (missing(), missing(accept="*/*")):
        assert "no-cache" in answer["Cache-Control"].split(", ")


def test_404_pages_are_rate_limited():
    robot = Client(headers=BROWSER, REMOTE_ADDR="198.51.100.7")
    # Requests are counted by minutes of the clock, and the next minute may begin meanwhile.
    answers = [robot.get(f"/try-{number}/").content for number in range(2 * PER_MINUTE + 1)]

    assert all(b"<html" in answer for answer in answers[:PER_MINUTE])
    assert b"Not found" in answers


def test_failing_404_page_still_gives_404(monkeypatch, caplog):
    def break_down(*_args, **_options):
        raise RuntimeError("out of order")

    monkeypatch.setattr(SiteDesign, "for_site", break_down)
    answer = missing()
    assert answer.status_code == 404 and b"out of order" not in answer.content
    assert "could not be rendered" in caplog.text
