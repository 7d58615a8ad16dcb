"""An alias of a private page is private wherever pages are listed: trees of languages are made of aliases."""

import pytest
from django.test import Client
from wagtail.models import Locale, Page, PageViewRestriction

from intarsia.rendering.resources.private_pages import private_paths

from .builders import element, heading, home, page, saved_page

pytestmark = pytest.mark.django_db


@pytest.fixture
def alias() -> Page:
    """An alias of a private page, among public pages, with a page below it."""
    private = saved_page(heading("Salaries of the joiners"), title="Salaries", show_in_menus=True)
    made = private.create_alias(parent=home(), update_slug="payroll")
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)
    page(heading("Bonus of the joiners"), parent=made, title="Bonus", slug="bonus", show_in_menus=True)
    return made


def html_of(url: str) -> str:
    return Client().get(url).content.decode()


def test_wagtail_does_not_serve_it(alias):
    assert Client().get(alias.url).status_code == 302


def test_the_site_search_does_not_find_it(alias):
    found = html_of("/search/?q=joiners")

    assert "Salaries" not in found and "Bonus" not in found and "payroll" not in found


def test_lists_menus_and_links_do_not_name_it(alias):
    link = element("button", text="Here", link={"page": alias.pk})
    shown = page(element("posts", parent={"page": home().pk}), element("menu"), link, title="Public")
    html = html_of(shown.url)

    assert "Public" in html
    assert "Salaries" not in html and "Bonus" not in html and "payroll" not in html


def test_search_engines_do_not_learn_its_url(alias):
    page(slug="public")
    sitemap = html_of("/sitemap.xml")

    assert "/public/" in sitemap and "payroll" not in sitemap


def test_it_is_private_in_the_tree_of_another_language(alias):
    german = Locale.objects.create(language_code="de")
    tree = home().copy_for_translation(german)
    tree.save_revision().publish()
    translated = alias.alias_of.create_alias(parent=tree, update_locale=german, reset_translation_key=False)

    assert translated.path.startswith(private_paths())
    assert Client().get(translated.url).status_code == 302


def test_an_alias_of_an_alias_is_private(alias):
    second = Page.objects.get(pk=alias.pk).specific.create_alias(parent=home(), update_slug="payroll-2")

    assert second.path.startswith(private_paths())


def test_pages_are_listed_again_when_the_original_is_public_again(alias):
    PageViewRestriction.objects.all().delete()

    assert "Salaries" in html_of("/search/?q=joiners")
