"""What a search box knows of its site, and that only one box shows what was found."""

from types import SimpleNamespace

from intarsia.rendering.data_loaders import LoadContext
from intarsia.widgets.search.server import search_boxes


def test_a_box_knows_where_to_ask_and_in_which_language():
    assert search_boxes({"s": {}}, LoadContext(locale="de")) == {"s": {"action": "/search/", "language": "de"}}


def test_a_site_in_one_language_is_not_asked_for_one(settings):
    settings.WAGTAIL_I18N_ENABLED = False

    assert search_boxes({"s": {}}, LoadContext())["s"]["language"] == ""


def test_what_was_found_is_shown_by_the_box_that_was_asked():
    found = {"box": "s", "query": "glue"}
    data = search_boxes({"s": {}, "header": {}}, LoadContext(page=SimpleNamespace(search=found)))

    assert data["s"]["found"] == found
    assert "found" not in data["header"]


def test_a_site_without_our_urls_cannot_be_searched(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"

    assert search_boxes({"s": {}}, LoadContext()) == {}
