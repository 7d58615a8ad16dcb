"""Pages that move or get another slug keep their old URLs."""

import pytest
from bs4 import BeautifulSoup
from django.test import Client
from wagtail.models import Page

from .builders import administrator, heading, page, saved_page

pytestmark = pytest.mark.django_db


def rename(renamed: Page, slug: str) -> None:
    renamed.slug = slug
    renamed.save_revision().publish()


def led_to(url: str) -> str:
    answer = Client().get(url)
    assert answer.status_code == 301
    return answer.headers["Location"]


def promote_tab(shown: Page) -> BeautifulSoup:
    client = Client()
    client.force_login(administrator())
    return BeautifulSoup(client.get(f"/admin/pages/{shown.pk}/edit/").content, "html.parser")


def test_a_new_slug_keeps_the_old_url_of_the_page_and_of_those_below(django_capture_on_commit_callbacks):
    parent = saved_page(heading("Woods"), slug="woods")
    page(heading("Oak"), slug="oak", parent=parent)
    assert Client().get("/woods/oak/").status_code == 200
    with django_capture_on_commit_callbacks(execute=True):
        rename(parent, "timber")

    assert led_to("/woods/").endswith("/timber/")
    assert led_to("/woods/oak/").endswith("/timber/oak/") and Client().get("/timber/oak/").status_code == 200


def test_a_page_that_moves_keeps_its_old_url(django_capture_on_commit_callbacks):
    target, moved = page(slug="target"), saved_page(heading("Oak"), slug="oak")
    with django_capture_on_commit_callbacks(execute=True):
        moved.move(target, pos="last-child")

    assert led_to("/oak/?a=1").endswith("/target/oak/")


def test_a_new_page_at_an_old_url_comes_first(django_capture_on_commit_callbacks):
    renamed = saved_page(heading("Oak"), slug="oak")
    with django_capture_on_commit_callbacks(execute=True):
        rename(renamed, "ash")
    page(heading("Another oak"), slug="oak")

    assert "Another oak" in Client().get("/oak/").content.decode()


def test_the_promote_tab_lists_the_old_urls(django_capture_on_commit_callbacks):
    renamed = saved_page(heading("Oak"), slug="oak")
    assert "Old URLs" not in promote_tab(renamed).text
    with django_capture_on_commit_callbacks(execute=True):
        rename(renamed, "ash")
    screen = promote_tab(renamed)

    assert "Old URLs that lead here" in screen.text
    assert screen.find("a", href=lambda href: href and "/redirects/" in href, string="/oak")
