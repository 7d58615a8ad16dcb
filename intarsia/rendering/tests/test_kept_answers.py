"""A worker keeps the HTML that V8 made of a page, and asks V8 again only if something has changed."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from intarsia.rendering.data_loaders import LoadContext
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.scopes import Scope
from intarsia.rendering.tests.faulty_widgets import element, heading, page, renderer_with
from intarsia.rendering.v8.engine import Renderer
from intarsia.rendering.v8.kept_answers import KeptAnswers

pytestmark = pytest.mark.django_db

OAK = {"main": page(heading("a", "Oak"))}


@contextmanager
def keeping_renderer(*types: str) -> Iterator[Renderer]:
    with renderer_with(*types, render_seconds=2.0) as engine:
        engine.kept = KeptAnswers(100_000)
        yield engine


def lose_v8(engine: Renderer) -> None:
    """From now on it renders nothing."""
    engine.close()
    engine.bundle = Path("/nowhere/server.js")


def test_a_page_that_has_not_changed_is_rendered_without_v8():
    with keeping_renderer() as engine:
        first = render_documents(OAK, RenderContext()).value
        lose_v8(engine)

        assert render_documents(OAK, RenderContext()).value == first
        with pytest.raises(RenderFailed):
            render_documents({"main": page(heading("a", "Walnut"))}, RenderContext())
        with pytest.raises(RenderFailed):
            render_documents(OAK, RenderContext(load=LoadContext(locale="de")))


def test_a_page_with_a_visitor_state_is_not_kept():
    personal = RenderContext(load=LoadContext(scope=Scope(visitor_state={"order": "three loaves"})))
    with keeping_renderer() as engine:
        render_documents(OAK, personal)
        lose_v8(engine)

        with pytest.raises(RenderFailed):
            render_documents(OAK, personal)


def test_a_page_with_an_element_that_failed_is_not_kept():
    faulty = {"main": page(heading("a", "Oak"), element("throws", "bad"))}
    with keeping_renderer("throws") as engine:
        assert len(render_documents(faulty, RenderContext()).value.failed) == 1
        lose_v8(engine)

        with pytest.raises(RenderFailed):
            render_documents(faulty, RenderContext())


def test_the_answer_that_was_used_least_recently_goes_first():
    kept = KeptAnswers(100)
    kept.keep("oak", {"html": "oak"}, 40)
    kept.keep("walnut", {"html": "walnut"}, 40)
    assert kept.get("oak") == {"html": "oak"}

    kept.keep("ash", {"html": "ash"}, 40)

    assert kept.get("walnut") is None
    assert (kept.get("oak"), kept.get("ash")) == ({"html": "oak"}, {"html": "ash"})


def test_an_answer_that_is_kept_again_counts_once():
    kept = KeptAnswers(100)
    for _again in range(3):
        kept.keep("oak", {"html": "oak"}, 40)
    kept.keep("ash", {"html": "ash"}, 60)

    assert kept.get("oak") and kept.get("ash")


def test_an_answer_longer_than_all_the_room_is_not_kept_and_leaves_no_debt():
    kept = KeptAnswers(100)
    kept.keep("forest", {"html": "forest"}, 101)
    kept.keep("oak", {"html": "oak"}, 100)

    assert kept.get("forest") is None
    assert kept.get("oak")
