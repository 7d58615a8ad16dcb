"""What a site is called, where its first page lies, and how often the database is asked."""

import pytest
from wagtail.models import Locale, Site

from intarsia.pages.tests.builders import home, page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.site_logo.server import logos

pytestmark = pytest.mark.django_db


def on(item=None, **changes) -> LoadContext:
    return LoadContext(site=Site.objects.select_related("root_page").get(), page=item, **changes)


def test_it_is_the_sites_name_and_leads_to_its_first_page():
    Site.objects.update(site_name="Hollin Yard")

    assert logos({"l": {}}, on(page()))["l"] == {"site_name": "Hollin Yard", "home": "/", "is_home": False}
    assert logos({"l": {}}, on(home()))["l"]["is_home"] is True


def test_a_site_without_a_name_is_called_as_its_first_page():
    Site.objects.update(site_name="")

    assert logos({"l": {}}, on())["l"]["site_name"] == home().title


def test_in_another_language_it_leads_to_the_first_page_in_that_language_once_that_is_live():
    german = home().copy_for_translation(Locale.objects.create(language_code="de"))
    assert logos({"l": {}}, on(locale="de"))["l"]["home"] == home().url

    german.save_revision().publish()
    assert logos({"l": {}}, on(locale="de"))["l"]["home"] == german.get_url()


def test_two_logos_cost_one_query_and_the_page_is_rendered_again_with_the_home_page(django_assert_num_queries):
    context = on(page())
    Site.get_site_root_paths()

    with django_assert_num_queries(1):
        logos({"a": {}, "b": {}}, context)
    assert {f"page-{home().pk}", "tree"} <= context.tags


def test_without_a_site_nothing_is_known():
    assert logos({"l": {}}, LoadContext()) == {}
