"""The data of search forms. Only one of them shows results."""

from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.scopes import Scope
from intarsia.widgets.search.server import search_boxes


def test_search_form_has_the_url_and_language_of_the_search():
    assert search_boxes({"s": {}}, LoadContext(locale="de")) == {"s": {"action": "/search/", "language": "de"}}


def test_search_form_has_no_language_on_a_site_with_one_language(settings):
    settings.WAGTAIL_I18N_ENABLED = False

    assert search_boxes({"s": {}}, LoadContext())["s"]["language"] == ""


def test_only_the_form_of_the_results_page_shows_results():
    found = {"box": "s", "query": "glue"}
    data = search_boxes({"s": {}, "header": {}}, LoadContext(scope=Scope(visitor_state={"search": found})))

    assert data["s"]["found"] == found
    assert "found" not in data["header"]


def test_site_without_our_urls_has_no_search(settings):
    settings.ROOT_URLCONF = "intarsia.wire.urls"

    assert search_boxes({"s": {}}, LoadContext()) == {}
