"""Rules for all widgets of the catalog, rendered by V8."""

import copy
import re

import pytest

from intarsia.documents import contract
from intarsia.rendering.render import RenderContext, render_documents

pytestmark = pytest.mark.django_db

WIDGETS = sorted(contract.load()["widgets"])


def element(widget, id, **settings):
    schema = contract.load()["widgets"][widget]
    defaults = {name: copy.deepcopy(setting["default"]) for name, setting in schema["settings"].items()}
    return with_ids(
        {"type": widget, "props": {"id": id, "$version": schema["version"], **defaults, **settings}}, f"-{id}"
    )


def with_ids(value, path=""):
    """Gives ids to the elements in a default value, as the editor does when it inserts a widget."""
    if isinstance(value, list):
        return [with_ids(inner, f"{path}-{index}") for index, inner in enumerate(value)]
    if not isinstance(value, dict):
        return value
    filled = {key: with_ids(inner, f"{path}-{key}".replace("$", "")) for key, inner in value.items()}
    if isinstance(filled.get("props"), dict):
        filled["props"]["id"] = filled["props"].get("id") or f"inner{path}"
    return filled


def render(*content):
    return render_documents(
        {"main": {"root": {"props": {}}, "content": list(content), "zones": {}}}, RenderContext()
    ).value


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widget_with_default_settings_is_rendered(widget):
    """W-ALL-01"""
    rendered = render(element(widget, "one"))

    assert rendered.failed == ()
    assert rendered.used[0] == widget


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widget_prints_no_style_attribute_no_inline_script_and_no_handler(widget):
    html = render(element(widget, "one")).html["main"]

    assert not re.search(r"<[^>]+\sstyle=", html)
    assert not re.search(r"<script(?![^>]*type=\"application/)", html)
    assert not re.search(r"<[^>]+\son\w+=", html)


@pytest.mark.parametrize("widget", WIDGETS)
def test_two_copies_of_a_widget_share_no_id(widget):
    """W-ALL-04"""
    html = render(element(widget, "one"), element(widget, "two")).html["main"]
    ids = re.findall(r'\sid="([^"]+)"', html)

    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widget_without_content_has_no_broken_references(widget):
    """W-ALL-04"""
    schema = contract.load()["widgets"][widget]
    empty = {
        "text": "",
        "textarea": "",
        "code": "",
        "richtext": "",
        "list": [],
        "gallery": [],
        "slot": [],
        "media": {"id": None},
    }
    nothing = {name: empty[setting["kind"]] for name, setting in schema["settings"].items() if setting["kind"] in empty}
    rendered = render(element(widget, "one", **nothing))

    assert rendered.failed == ()
    assert "undefined" not in rendered.html["main"]
    assert "<img" not in rendered.html["main"]


@pytest.mark.parametrize("widget", WIDGETS)
def test_the_default_settings_of_a_widget_satisfy_its_own_contract(widget):
    document = {"root": {"props": {}}, "content": [element(widget, "one")], "zones": {}}

    assert contract.check(document) == []


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widget_has_an_icon_translations_and_its_island(widget):
    schema = contract.load()["widgets"][widget]
    html = render(element(widget, "one")).html["main"]

    assert schema["label"] and schema["description"] and schema["icon"]
    # With a condition, hydration depends on the settings.
    if "hydrateWhen" not in schema:
        assert ("<in-island" in html) == (schema["hydrate"] != "never")
