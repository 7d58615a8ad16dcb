"""A page with a visitor state is shown to this visitor and reaches no cache."""

import pytest
from django.test import RequestFactory

from intarsia.page_cache import Public, Uncacheable
from intarsia.page_cache.tags import HEADER
from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.design import Design, PageMeta
from intarsia.rendering.page import page_response
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.scopes import Scope
from intarsia.rendering.tests.faulty_widgets import heading, page
from intarsia.wire.page_context import PageContext, page_context

pytestmark = pytest.mark.django_db

PERSONAL = Scope(visitor_state={"order": "three loaves"})


def response(**options: object):
    request = RequestFactory().get("/", headers={"host": "localhost"})
    return page_response(request, page(heading("a", "Oak")), Design(), PageMeta("Oak"), tags=["page-1"], **options)


def test_a_render_with_a_visitor_state_is_uncacheable():
    document = {"main": page(heading("a", "Oak"))}

    assert isinstance(render_documents(document, RenderContext()), Public)
    assert isinstance(render_documents(document, RenderContext(load=LoadContext(scope=PERSONAL))), Uncacheable)


def test_a_page_with_a_visitor_state_has_no_tags():
    assert "page-1" in response()[HEADER].split()

    personal = response(scope=PERSONAL)
    assert HEADER not in personal and personal["Cache-Control"] == "private, no-cache"


def test_a_view_adds_the_state_of_its_visitor():
    with page_context(PageContext(visitor_state={"order": "three loaves"})):
        assert HEADER not in response()
    with page_context(PageContext(values={"comments_page": 2})):
        assert HEADER in response()
    assert HEADER in response()


def test_a_page_with_a_visitor_state_that_fails_is_uncacheable(monkeypatch: pytest.MonkeyPatch):
    def fails(*_arguments: object):
        raise RenderFailed("It does not end.")

    monkeypatch.setattr("intarsia.rendering.page.render_documents", fails)

    personal = response(scope=PERSONAL)
    assert "Oak" in personal.content.decode()
    assert HEADER not in personal and "s-maxage" not in personal["Cache-Control"]
