"""The name and home page of a site, and the number of queries."""

import pytest
from wagtail.models import Locale, Site

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.site_logo.server import logos

pytestmark = pytest.mark.django_db


def on(item=None, **changes) -> LoadContext:
    return LoadContext(site=Site.objects.select_related("root_page").get(), page=item, **changes)


def test_logo_has_the_site_name_and_links_to_the_home_page():
    Site.objects.update(site_name="Hollin Yard")

    assert logos({"l": {}}, on(page()))["l"] == {"site_name": "Hollin Yard", "home": "/", "is_home": False}
    assert logos({"l": {}}, on(home()))["l"]["is_home"] is True


def test_logo_of_a_site_without_a_name_has_the_title_of_the_home_page():
    Site.objects.update(site_name="")

    assert logos({"l": {}}, on())["l"]["site_name"] == home().title


def test_logo_links_to_the_live_home_page_of_its_language():
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    assert logos({"l": {}}, on(locale="de"))["l"]["home"] == home().url

    german.save_revision().publish()
    assert logos({"l": {}}, on(locale="de"))["l"]["home"] == german.get_url()


def test_two_logos_need_one_query_and_the_tag_of_the_home_page(django_assert_num_queries):
    context = on(page())
    Site.get_site_root_paths()

    with django_assert_num_queries(1):
        logos({"a": {}, "b": {}}, context)
    assert {f"page-{home().pk}", "tree"} <= context.tags


def test_logo_without_a_site_has_no_data():
    assert logos({"l": {}}, LoadContext()) == {}
