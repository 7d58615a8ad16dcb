"""The title of the page, and the number of queries."""

import pytest

from intarsia.pages.tests.builders import heading, page, template
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.page_title.server import titles

pytestmark = pytest.mark.django_db


def test_title_is_that_of_the_page_without_a_query(django_assert_num_queries):
    context = LoadContext(page=page(heading(), title="Opening hours"))

    with django_assert_num_queries(0):
        assert titles({"a": {}, "b": {}}, context) == {"a": {"title": "Opening hours"}, "b": {"title": "Opening hours"}}


def test_template_has_its_own_title_and_no_page_gives_an_empty_one():
    assert titles({"a": {}}, LoadContext(page=template(title="Header"))) == {"a": {"title": "Header"}}
    assert titles({"a": {}}, LoadContext()) == {"a": {"title": ""}}
