"""Which page is passed on."""

import pytest
from wagtail.models import Site

from intarsia.pages.tests.builders import page
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.share_buttons.server import shared

pytestmark = pytest.mark.django_db


def test_it_is_the_absolute_url_of_the_page_and_needs_no_query(django_assert_num_queries):
    glue = page(title="Glue", slug="glue")
    context = LoadContext(site=Site.objects.get(), page=glue)
    Site.get_site_root_paths()

    with django_assert_num_queries(0):
        data = shared({"a": {}, "b": {}}, context)
    assert data["a"] == data["b"] == {"address": glue.full_url, "title": "Glue"}
    assert data["a"]["address"].startswith("http")


def test_a_template_is_not_passed_on():
    assert shared({"a": {}}, LoadContext(page=object())) == {}
