"""No page gets a URL where visitors see something else."""

from typing import Any

import pytest
from django.core.checks import run_checks
from django.db import OperationalError, connection
from django.test import Client
from django.urls import reverse
from wagtail.models import Locale, Page
from wagtail.test.utils.form_data import inline_formset, nested_form_data

from intarsia.pages.models import BuilderPage
from intarsia.pages.new_page.making import copy_page, make_page
from intarsia.pages.taken_urls import first_parts, taken_url

from .builders import administrator, document, home, page, saved_page

pytestmark = pytest.mark.django_db
REASON = "/search/ leads to another part of this site"


@pytest.fixture
def admin():
    client = Client()
    client.force_login(administrator())
    return client


def fields(slug: str) -> dict:
    return nested_form_data({"title": "New", "slug": slug, "comments": inline_formset([])})


@pytest.mark.parametrize(
    ("slug", "url"),
    [
        ("search", "/search/"),
        ("ajax", "/ajax/"),
        ("log-out", "/log-out/"),
        ("admin", "/admin/"),
        # URLs of files, and of the pages in German.
        ("static", "/static/"),
        ("de", "/de/"),
        ("en", ""),
        ("fr", ""),
        ("write", ""),
        ("searches", ""),
        # Only what is below it belongs to comments.
        ("comments", ""),
        ("", ""),
    ],
)
def test_a_url_is_taken_if_the_project_answers_it_before_pages(slug, url):
    assert taken_url(home(), slug) == url


def test_a_url_below_another_page_is_taken_too():
    assert taken_url(page(slug="comments"), "5") == "/comments/5/"
    about = page(slug="about")
    assert [taken_url(about, slug) for slug in ("search", "static", "de")] == ["", "", ""]


def test_a_page_in_another_language_has_a_url_of_its_own():
    german = Locale.objects.get_or_create(language_code="de")[0]
    start = home().copy_for_translation(german)
    start.save_revision().publish()

    assert taken_url(start, "search") == ""


def test_the_form_of_a_new_page_refuses_a_taken_slug_with_the_reason(admin):
    url = reverse("wagtailadmin_pages:add", args=("intarsia_pages", "builderpage", home().pk))
    answer = admin.post(url, fields("search"))

    assert REASON in answer.content.decode()
    assert not BuilderPage.objects.filter(slug="search").exists()


def test_the_form_of_a_page_refuses_a_taken_slug_with_the_reason(admin):
    item = saved_page(slug="find")
    answer = admin.post(reverse("wagtailadmin_pages:edit", args=(item.pk,)), fields("search"))

    assert REASON in answer.content.decode()
    item.refresh_from_db()
    assert item.get_latest_revision_as_object().slug == "find"


def test_a_page_that_has_its_url_already_stays_editable(admin):
    item = saved_page(slug="search")
    answer = admin.post(reverse("wagtailadmin_pages:edit", args=(item.pk,)), fields("search") | {"title": "Renamed"})

    assert answer.status_code == 302
    item.refresh_from_db()
    assert item.get_latest_revision_as_object().title == "Renamed"


def test_a_new_page_whose_title_is_taken_gets_another_slug():
    made = make_page(BuilderPage, home(), "Search", document(), administrator())

    assert made.slug == "search-page"
    assert make_page(BuilderPage, home(), "Courses", document(), administrator()).slug == "courses"


def test_a_copy_whose_slug_is_taken_gets_another_one():
    source = saved_page(parent=page(slug="about"), slug="search")

    assert copy_page(source, home(), "", administrator()).slug == "search-page"


def test_the_check_names_pages_that_visitors_cannot_reach():
    assert hidden() == []
    page(slug="search")
    page(parent=page(slug="comments"), slug="5")
    page(slug="ajax", live=False)

    [message] = hidden()
    assert message.id == "intarsia.W122" and "/comments/5/, /search/" in message.msg and "ajax" not in message.msg


@pytest.mark.parametrize(("slug", "url"), [("de", "/de/"), ("static", "/static/"), ("fr", ""), ("en", "")])
def test_the_check_names_pages_at_the_urls_of_a_language_or_of_files(slug, url):
    """Code, copies and moves can make them: only forms refuse such a slug."""
    page(slug=slug)
    page(slug="visit")

    assert [one.msg.partition("come first: ")[2] for one in hidden()] == ([f"{url}."] if url else [])


def test_the_check_says_nothing_while_the_database_does_not_answer():
    page(slug="de")
    with connection.execute_wrapper(no_answer):
        assert hidden() == []


def no_answer(*_query: Any) -> None:
    raise OperationalError("the connection was refused")


def hidden() -> list:
    return [one for one in run_checks(databases=["default"]) if one.id == "intarsia.W122"]


def test_only_pages_below_urls_of_the_project_are_looked_at(django_assert_max_num_queries):
    for _number in range(30):
        page()
    assert {"search", "comments", "admin"} <= first_parts() and Page.objects.count() > 30
    with django_assert_max_num_queries(len(first_parts()) * 3 + 5):
        assert hidden() == []
