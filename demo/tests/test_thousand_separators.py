"""In a site that separates thousands, numbers that programs read have no separators."""

import pytest
from bs4 import BeautifulSoup
from django.test import Client
from django.urls import reverse
from wagtail.models import Site

from intarsia.comments.tests.builders import article, comment
from intarsia.pages.models import SiteDesign
from intarsia.pages.tests.builders import administrator
from intarsia.webforms.tests.builders import web_form

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def separated(settings):
    settings.USE_THOUSAND_SEPARATOR = True


def admin_page(path: str) -> BeautifulSoup:
    client = Client(headers={"host": "localhost"})
    client.force_login(administrator())
    answer = client.get(path)
    assert answer.status_code == 200
    return BeautifulSoup(answer.content, "html.parser")


def values(page: BeautifulSoup, selector: str) -> set[str]:
    return {str(one["value"]) for one in page.select(selector)}


def test_new_page_can_be_a_copy_of_another_and_below_it():
    article(pk=12345)
    choices = admin_page(reverse("intarsia_new_page:begin"))

    assert "12345" in values(choices, "button[name=copy]")
    assert "12345" in values(choices, "select[name=parent] option")


def test_link_to_a_comment_leads_to_it():
    page = article()
    comment(page, pk=12345)
    html = Client(headers={"host": "localhost"}).get(page.url).content.decode()

    assert 'id="comment-12345"' in html and 'href="#comment-12345"' in html


def test_form_can_be_placed_on_a_page():
    article(pk=12345)
    path = reverse("wagtailsnippets_intarsia_webforms_webform:place", args=[web_form().pk])

    assert "12345" in values(admin_page(path), "button[name=page]")


def test_widths_of_devices_are_numbers_in_the_site_design():
    design = SiteDesign.for_site(Site.objects.get())
    widths = values(admin_page(f"/admin/settings/intarsia_pages/sitedesign/{design.site_id}/"), "input[name$=-width]")

    assert widths and all(width.isdigit() for width in widths)
