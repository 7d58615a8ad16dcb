"""A faulty widget never breaks a page: it is left out, and staff see which one it was."""

import asyncio
from pathlib import Path

import pytest

from intarsia.rendering.counters import counts
from intarsia.rendering.render import RenderContext, RenderFailed, render_documents
from intarsia.rendering.tests.faulty_widgets import element, heading, page, renderer_with, rendering_by
from intarsia.rendering.v8.engine import Renderer, ScriptError

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("fault", ["throws", "loops", "hogs", "microtasks"])
def test_a_faulty_widget_is_left_out_and_reported_and_the_others_are_rendered(fault: str):
    document = page(heading("a", "Before"), element(fault, "bad"), heading("b", "After"))
    before = counts().get("widget_failed", 0)

    with renderer_with(fault):
        rendered = render_documents({"main": document}, RenderContext()).value

    assert "Before" in rendered.html["main"]
    assert "After" in rendered.html["main"]
    assert [failure.id for failure in rendered.failed] == ["bad"]
    assert rendered.failed[0].type == fault
    assert counts()["widget_failed"] == before + 1


def test_only_the_faulty_nested_widget_is_left_out():
    document = page(
        element("container", "outer", content=[heading("a", "Kept"), element("throws", "bad")]), heading("b", "Last")
    )

    with renderer_with("throws"):
        rendered = render_documents({"main": document}, RenderContext()).value

    assert rendered.html["main"].count("<h2") == 2
    assert [failure.id for failure in rendered.failed] == ["bad"]


def test_the_parent_of_a_faulty_element_is_not_left_out():
    document = page(element("container", "outer", content=[element("loops", "bad"), heading("a", "Kept")]))

    with renderer_with("loops"):
        rendered = render_documents({"main": document}, RenderContext()).value

    assert [failure.id for failure in rendered.failed] == ["bad"]
    assert "Kept" in rendered.html["main"]


def test_a_faulty_element_in_a_row_of_an_accordion_is_left_out_again_without_another_search():
    rows = [{"_id": "1", "title": "Opening hours", "content": [element("loops", "bad"), heading("a", "Kept")]}]
    document = page(element("accordion", "outer", items=rows))

    with renderer_with("loops"):
        rendered = render_documents({"main": document}, RenderContext()).value
        before = counts()["render_stuck"]
        again = render_documents({"main": document}, RenderContext()).value

    assert [failure.id for failure in rendered.failed] == [failure.id for failure in again.failed] == ["bad"]
    assert "Opening hours" in again.html["main"] and "Kept" in again.html["main"]
    assert counts()["render_stuck"] == before


def test_an_element_that_exceeded_the_limit_is_left_out_until_it_is_changed():
    document = page(heading("a", "Here"), element("loops", "bad"))

    with renderer_with("loops"):
        render_documents({"main": document}, RenderContext())
        before = counts()["render_stuck"]
        again = render_documents({"main": document}, RenderContext()).value
        changed = page(heading("a", "Here"), element("loops", "bad", note="changed"))
        render_documents({"main": changed}, RenderContext())

    assert [failure.id for failure in again.failed] == ["bad"]
    assert counts()["render_stuck"] == before + 1


def test_a_lone_surrogate_does_not_break_the_page():
    with renderer_with("surrogate"):
        rendered = render_documents({"main": page(element("surrogate", "half"))}, RenderContext()).value

    rendered.html["main"].encode("utf-8")


def test_asynchronous_code_can_render():
    engine = Renderer()

    async def ask():
        return engine.call("ping")

    assert asyncio.run(ask()) == "pong"
    assert engine.call("ping") == "pong"
    engine.close()


@pytest.mark.long
def test_elements_that_exceed_the_limit_only_together_make_rendering_fail():
    document = page(element("lonely", "outer", content=[heading("a", "Inside")]))

    with renderer_with("lonely"), pytest.raises(RenderFailed, match="exceeds the limits"):
        render_documents({"main": document}, RenderContext())

    with renderer_with("lonely"):
        assert "Alone" in render_documents({"main": page(heading("b", "Alone"))}, RenderContext()).value.html["main"]


@pytest.mark.parametrize("bundle", [None, "this is not a script", "globalThis.intarsia = {}"])
def test_a_v8_that_cannot_start_gives_the_reason(tmp_path: Path, bundle: str | None):
    if bundle is not None:
        (tmp_path / "server.js").write_text(bundle)

    with (
        rendering_by(Renderer(bundle=tmp_path / "server.js")),
        pytest.raises(RenderFailed, match="."),
    ):
        render_documents({"main": page(heading("a", "Here"))}, RenderContext())


def test_unknown_widgets_are_skipped():
    with renderer_with():
        rendered = render_documents(
            {"main": page(element("from_the_future", "x"), heading("a", "Here"))}, RenderContext()
        ).value

    assert "Here" in rendered.html["main"]
    assert rendered.failed == ()


def test_an_error_message_does_not_include_the_bundle():
    engine = Renderer()

    with pytest.raises(ScriptError) as raised:
        engine.call("render", "this is not JSON")

    assert "SyntaxError" in str(raised.value)
    assert len(str(raised.value)) < 600
