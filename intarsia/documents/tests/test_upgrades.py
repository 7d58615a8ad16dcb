"""Stored documents of earlier versions are read, rendered and saved with the settings that their widgets have today."""

import json
import logging
from pathlib import Path

import pytest

from intarsia.documents import contract
from intarsia.documents.reading.diff import changes
from intarsia.documents.reading.text import text_of
from intarsia.documents.references import references_of
from intarsia.documents.tests.third_party_packages import installed, write_widget
from intarsia.documents.tree import elements
from intarsia.documents.upgrades import is_outdated, register_upgrader, upgrade
from intarsia.rendering.render import RenderContext, render_documents, renderer
from intarsia.rendering.tests.faulty_widgets import limited
from intarsia.rendering.upgrade_in_v8 import upgrade_in_v8

pytestmark = pytest.mark.django_db

SERVER = """
globalThis.intarsiaWidget = ({ React }) => ({
  View: ({ root, words }) => React.createElement("p", root("note"), words),
  upgrades: { 2: %s },
});
"""
RENAMES = "({ body, photo, ...props }) => ({ ...props, words: body, image: photo })"
IMAGE = {"kind": "media", "label": "Image", "default": {"id": None}}
WORDS = {"kind": "text", "label": "Words", "default": "Default words"}


def stored_version_1():
    return json.loads(Path(__file__).with_name("stored_version_1.json").read_text())


def note(id="n-1", **settings):
    return {"type": "note", "props": {"id": id, **settings}}


def document(*content):
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(content), "zones": {}}


@pytest.fixture
def install(tmp_path):
    """Installs the widget `note`, version 2, with this step."""

    def with_step(step=RENAMES):
        write_widget(
            tmp_path, "note", SERVER % step, version=2, upgrades=[2], settings={"words": WORDS, "image": IMAGE}
        )
        return installed({"package": tmp_path})

    return with_step


def render(stored):
    return render_documents({"main": stored}, RenderContext()).value


def test_a_page_stored_with_version_1_of_its_widgets_has_the_same_look():
    rendered = render(stored_version_1())

    assert rendered.failed == () and rendered.not_upgraded == ()
    assert "icon__box" in rendered.html["main"]
    for number in range(1, 8):
        assert f"#0a0a0{number}" in rendered.css
    assert "2.25rem" in rendered.css


def test_the_upgraded_document_is_valid_and_needs_no_further_upgrade():
    now = upgrade(stored_version_1(), contract.load()).document

    assert contract.check(now) == []
    assert not is_outdated(now, contract.load())
    assert upgrade(now, contract.load()).document is now


def test_unknown_widgets_and_newer_versions_stay_as_they_are():
    newer = {"type": "icon", "props": {"id": "i", "$version": 9, "$style": {"desktop": {"ground_color": "#fff"}}}}
    unknown = {"type": "from_elsewhere", "props": {"id": "u", "ground_color": "#fff", "rows": [{"inner": newer}]}}
    stored = document(newer, unknown)

    assert not is_outdated(stored, contract.load())
    assert upgrade(stored, contract.load()).document is stored


def test_search_references_and_differences_see_the_upgraded_settings(install):
    stored = document(note(body="Oak and walnut", photo={"id": 7}))
    saved = document(note(**{"$version": 2}, words="Oak and walnut", image={"id": 7}))
    with install():
        found = [reference for element in elements(stored, contract.load()) for reference in references_of(element)]

        assert [(one.target, one.id, one.path) for one in found] == [("image", 7, "image")]
        assert text_of(stored, contract.load()) == "Oak and walnut"
        assert changes(stored, saved, contract.load()) == []


def test_a_widget_of_another_package_brings_its_steps(install):
    with install():
        assert "Ash and elm" in render(document(note(body="Ash and elm"))).html["main"]


def test_a_package_without_the_steps_of_its_contract_is_left_out(install, caplog):
    with install("undefined"), caplog.at_level(logging.CRITICAL, "intarsia"):
        rendered = render(document(note(**{"$version": 2}, words="Elm")))

    assert "Elm" not in rendered.html["main"]


def test_a_failing_step_leaves_its_element_and_is_logged_once_and_named_to_staff(install, caplog):
    stored = document(note(words="Kept words"), note("n-2", body="fine"))
    step = f"(props) => {{ if (!props.body) throw new Error('no body'); return ({RENAMES})(props); }}"
    with install(step):
        rendered = [render(stored) for _ in range(2)]

    assert [(failure.id, failure.type, failure.message) for failure in rendered[1].not_upgraded] == [
        ("n-1", "note", "no body")
    ]
    assert "Kept words" in rendered[1].html["main"] and "fine" in rendered[1].html["main"]
    assert caplog.text.count("could not be upgraded") == 1


def test_a_step_that_never_ends_costs_its_time_once(install, caplog):
    stored = document(note(words="Still shown"))
    with install("() => { for (;;); }"), limited(renderer()):
        rendered = render(stored)
        first = upgrade(stored, contract.load())

        assert "Still shown" in rendered.html["main"]
        assert first.document is stored and first.failed == rendered.not_upgraded != ()


def test_a_document_is_upgraded_as_soon_as_there_is_v8_again():
    stored = document({"type": "icon", "props": {"id": "i", "$style": {"desktop": {"ground_color": "#0b0b0b"}}}})
    register_upgrader(lambda _document, _catalog: None)
    try:
        assert upgrade(stored, contract.load()).document is stored
    finally:
        register_upgrader(upgrade_in_v8)

    assert "#0b0b0b" in render(stored).css
