"""Whose title is shown, and what it costs."""

import pytest

from intarsia.pages.tests.builders import heading, page, template
from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.page_title.server import titles

pytestmark = pytest.mark.django_db


def test_every_title_on_a_page_is_the_pages_own_and_asks_nothing(django_assert_num_queries):
    context = LoadContext(page=page(heading(), title="Opening hours"))

    with django_assert_num_queries(0):
        assert titles({"a": {}, "b": {}}, context) == {"a": {"title": "Opening hours"}, "b": {"title": "Opening hours"}}


def test_a_template_shows_its_own_title_and_nothing_at_all_is_no_fault():
    assert titles({"a": {}}, LoadContext(page=template(title="Header"))) == {"a": {"title": "Header"}}
    assert titles({"a": {}}, LoadContext()) == {"a": {"title": ""}}
