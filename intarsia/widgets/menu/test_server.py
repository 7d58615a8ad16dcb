"""The pages of a menu, their URLs, and the number of queries."""

from typing import Any

import pytest
from wagtail.models import Locale, Page, PageViewRestriction, Site

from intarsia.pages.models import BuilderPage
from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.menu.server import pages_of_menus

pytestmark = pytest.mark.django_db


def listed(title: str, parent: Page | None = None, **fields: Any) -> BuilderPage:
    return page(title=title, slug=title.lower(), parent=parent, **{"show_in_menus": True, **fields})


def site() -> Site:
    return Site.objects.select_related("root_page").get(is_default_site=True)


def shown(context: LoadContext | None = None, **settings: Any) -> Any:
    answer = pages_of_menus({"m-1": settings}, context or LoadContext(site=site()))["m-1"]
    return answer.get("pages")


def test_menu_lists_two_levels_below_the_home_page_in_tree_order():
    """W-MENU-03"""
    courses = listed("Courses")
    listed("Visit")
    listed("Deep", parent=listed("Beginners", parent=courses))

    assert shown() == [
        {
            "text": "Courses",
            "href": "/courses/",
            "children": [{"text": "Beginners", "href": "/courses/beginners/", "children": []}],
        },
        {"text": "Visit", "href": "/visit/", "children": []},
    ]


def test_drafts_and_hidden_pages_are_left_out_with_their_descendants():
    listed("Draft", live=False)
    listed("Under", parent=listed("Hidden", show_in_menus=False))

    assert shown() == []


def test_private_pages_are_left_out_with_their_descendants():
    private = listed("Private")
    listed("Secret", parent=private)
    PageViewRestriction.objects.create(page=private, restriction_type=PageViewRestriction.LOGIN)

    assert shown() == []


def test_pages_of_another_site_are_left_out():
    root = Page.get_first_root_node().add_child(instance=BuilderPage(title="Other", slug="other-home"))
    Site.objects.create(hostname="other.example", root_page=root)
    listed("Elsewhere", parent=root)
    listed("Here")

    assert [entry["text"] for entry in shown()] == ["Here"]


def test_a_page_in_another_language_shows_the_pages_of_that_language():
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    german.save_revision().publish()
    listed("Kurse", parent=german)
    listed("Courses")

    assert [entry["text"] for entry in shown(LoadContext(site=site(), locale="de"))] == ["Kurse"]
    assert [entry["text"] for entry in shown(LoadContext(site=site(), locale="fr"))] == ["Courses"]


def test_menu_gets_the_url_of_the_current_page():
    """W-MENU-03"""
    courses = listed("Courses")

    answer = pages_of_menus({"m-1": {"source": "custom"}}, LoadContext(site=site(), page=courses))

    assert answer == {"m-1": {"current": "/courses/", "home": "/"}}


def test_menu_gets_the_home_page_of_its_language():
    """W-MENU-03"""
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    german.save_revision().publish()
    context = LoadContext(site=site(), locale="de", page=listed("Kurse", parent=german))

    data = pages_of_menus({"m-1": {"source": "custom"}}, context)["m-1"]

    assert data["home"] == german.get_url(current_site=site()) and data["current"].startswith(data["home"])


def test_menu_works_without_a_page_or_a_site():
    assert pages_of_menus({"m-1": {}}, LoadContext()) == {"m-1": {"current": "", "pages": []}}
    assert shown(LoadContext(site=site(), page=object())) == []


def test_change_of_the_tree_purges_a_page_with_a_menu():
    with_pages, without = LoadContext(site=site()), LoadContext(site=site())

    shown(with_pages)
    shown(without, source="custom")

    assert with_pages.tags == {"tree"}
    assert without.tags == set()


@pytest.mark.parametrize("count", [1, 12])
def test_query_count_does_not_grow_with_pages(count: int, django_assert_num_queries: Any):
    """The tree, its restrictions, and the first page in this language."""
    courses = listed("Courses")
    for number in range(count):
        listed(f"Course{number}", parent=courses)
    context = LoadContext(site=site(), page=courses)
    # Wagtail keeps it between requests.
    Site.get_site_root_paths()

    with django_assert_num_queries(3):
        pages_of_menus({"m-1": {}, "m-2": {}}, context)
