"""An invalid document is refused with the path of each fault; unknown widgets and settings are accepted."""

import copy
import math

import pytest

from intarsia.documents import contract
from intarsia.documents.contract import Problem, check

TABS = {
    "type": "tabs",
    "label": "Tabs",
    "version": 2,
    "settings": {
        "title": {"kind": "text", "label": "Title"},
        "intro": {"kind": "richtext", "label": "Introduction"},
        "columns": {
            "kind": "number",
            "label": "Columns",
            "min": 1,
            "max": 6,
            "step": 1,
            "responsive": {"inherits": "larger"},
        },
        "loop": {"kind": "switch", "label": "Loop"},
        "align": {"kind": "select", "label": "Alignment", "default": "", "options": [["left", "Left"]]},
        "ink": {"kind": "color", "label": "Ink"},
        "target": {"kind": "link", "label": "Link"},
        "picture": {"kind": "media", "label": "Picture"},
        "pictures": {"kind": "gallery", "label": "Pictures"},
        "height": {"kind": "size", "label": "Height", "units": ["px", "vh"]},
        "shown_if": {"kind": "condition", "label": "Condition"},
        "price": {"kind": "decimal", "label": "Price"},
        "tabs": {
            "kind": "list",
            "label": "Tabs",
            "fields": {
                "title": {"kind": "text", "label": "Title"},
                "content": {"kind": "slot", "label": "Content"},
            },
        },
        "children": {"kind": "slot", "label": "Elements"},
    },
    "style": {"gap": {"label": "Gap", "control": "size"}},
}
CONTRACT = {
    "version": 1,
    "syntax": {"color": "^#[0-9a-f]{6}$", "size": r"^\d+(px|rem)$"},
    "style": {
        "color": {"label": "Text color", "control": "color"},
        "align": {"label": "Alignment", "control": "choice", "options": [["start", "Start"]]},
        "shadow": {"label": "Shadow", "control": "shadow"},
    },
    "widgets": {"tabs": TABS},
}


def tabs(element_id: str = "t-1", **props) -> dict:
    return {"type": "tabs", "props": {"id": element_id, "$version": 2, **props}}


def document(*elements: dict) -> dict:
    return {"root": {"props": {"schemaVersion": 1}}, "content": list(elements), "zones": {}}


def paths(*elements: dict) -> list[str]:
    return [problem.path for problem in check(document(*elements), CONTRACT)]


def test_a_valid_document_has_no_problems():
    inner = tabs("t-2", title="Inner", columns=2, columns_tablet=1, loop="yes", align="left", ink="#aabbcc")
    style = {
        "classes": ["wide"],
        "desktop": {"color": "#112233", "gap": {"$var": "size.space-2"}},
        "tablet:hover": {"align": "start", "shadow": "0 1px 2px rgb(0 0 0 / 10%)"},
    }
    outer = tabs(
        target={"url": "/about/", "page": None, "is_external": "", "nofollow": "on"},
        picture={"id": 7, "alt": "A room"},
        pictures=[{"id": 7}, {"id": None, "alt": ""}],
        height={"size": 40, "unit": "vh"},
        tabs=[{"_id": "a", "title": "One", "content": [inner]}],
        **{"$style": style, "$label": "Main tabs"},
    )
    assert check(document(outer), CONTRACT) == []


@pytest.mark.parametrize(
    ("name", "value", "place"),
    [
        ("title", 5, ""),
        ("intro", None, ""),
        ("columns", "3", ""),
        ("columns", True, ""),
        ("columns", 0, ""),
        ("columns", 7, ""),
        ("columns", 2.5, ""),
        ("columns_mobile", 7, ""),
        ("loop", True, ""),
        ("loop", "no", ""),
        ("align", "middle", ""),
        ("align", ["left"], ""),
        ("ink", "red; background: blue", ""),
        ("ink", "#AABBCC\n", ""),
        ("ink", 3, ""),
        ("target", "/about/", ""),
        ("target", {"url": "javascript:alert(1)"}, ".url"),
        ("target", {"url": 3}, ".url"),
        ("target", {"url": "", "page": "7"}, ".page"),
        ("target", {"url": "", "document": "12"}, ".document"),
        ("target", {"url": "", "document": 0}, ".document"),
        ("target", {"url": "", "document": True}, ".document"),
        ("target", {"url": "", "is_external": True}, ".is_external"),
        ("target", {"url": "", "action": "lightbox"}, ".action"),
        ("target", {"url": "", "action": {"name": "a&b"}}, ".action.name"),
        ("target", {"url": "", "action": {"name": "lightbox", "images": {}}}, ".action.images"),
        ("target", {"url": "", "action": {"name": "lightbox", "images": [{"id": "7"}]}}, ".action.images[0].id"),
        ("target", {"url": "", "action": {"name": "popup:open", "settings": []}}, ".action.settings"),
        ("picture", 7, ""),
        ("picture", {"id": "7"}, ".id"),
        ("picture", {"id": True}, ".id"),
        ("picture", {"id": 7, "alt": 7}, ".alt"),
        ("pictures", {}, ""),
        ("pictures", [{"id": 1}, {"id": -1}], "[1].id"),
        ("pictures", [{"id": 1, "caption": "Oak"}, {"id": 1, "caption": 3}], "[1].caption"),
        ("height", 40, ""),
        ("height", {"size": "40", "unit": "px"}, ".size"),
        ("height", {"size": 40, "unit": "miles"}, ".unit"),
        ("price", 12.5, ""),
        ("price", "12,50", ""),
        ("price", "1e3", ""),
        ("shown_if", "t-0", ""),
        ("shown_if", [], ""),
        ("shown_if", {}, ""),
        ("shown_if", {"field": "t-0", "operator": "matches", "value": ""}, ""),
        ("shown_if", {"all": [{"field": "t-0", "operator": "is"}]}, ""),
        ("tabs", {}, ""),
        ("tabs", ["One"], "[0]"),
        ("tabs", [{"_id": 3}], "[0]._id"),
        ("tabs", [{"title": "One"}, {"title": 2}], "[1].title"),
        ("children", {}, ""),
        ("children", ["text"], "[0]"),
        ("$label", 3, ""),
        ("$style", [], ""),
        ("$style", {"desktop": []}, ".desktop"),
        ("$style", {"desktop": {"color": "blue"}}, ".desktop.color"),
        ("$style", {"desktop": {"color": 3}}, ".desktop.color"),
        ("$style", {"mobile:hover": {"align": "end"}}, ".mobile:hover.align"),
        ("$style", {"desktop": {"gap": {"$var": "size.a; b"}}}, ".desktop.gap"),
        ("$style", {"desktop": {"shadow": "none} body{display:none"}}, ".desktop.shadow"),
        ("$style", {"desktop": {"shadow": "url(https://example.com/a.png)"}}, ".desktop.shadow"),
        ("$style", {"classes": ["wide", "two words"]}, ".classes[1]"),
        ("$style", {"classes": "wide"}, ".classes"),
    ],
)
def test_a_wrong_value_is_refused_with_its_path(name, value, place):
    assert paths(tabs("t-0"), tabs(**{name: value})) == [f"content[1].props.{name}{place}"]


@pytest.mark.parametrize(
    "condition",
    [
        None,
        {"all": []},
        {"field": "deleted", "operator": "is", "value": ""},
        {
            "any": [
                {"field": "t-0", "operator": ">", "value": 3},
                {"not": [{"field": "a", "operator": "in", "value": []}]},
            ]
        },
    ],
)
def test_a_condition_may_be_empty_incomplete_nested_or_about_a_deleted_field(condition):
    assert paths(tabs(shown_if=condition)) == []


@pytest.mark.parametrize("price", ["", "12.50", "-3", "0"])
def test_a_decimal_is_in_plain_notation_or_empty(price):
    assert paths(tabs(price=price)) == []


def test_the_path_leads_through_slots_and_lists():
    wrong = tabs("t-3", columns="many")
    outer = tabs("t-1", tabs=[{"title": "One"}, {"title": "Two", "content": [tabs("t-2", children=[wrong])]}])
    assert paths(outer) == ["content[0].props.tabs[1].content[0].props.children[0].props.columns"]


def test_the_message_names_the_setting_and_the_limit():
    assert check(document(tabs(columns=7)), CONTRACT) == [
        Problem("content[0].props.columns", "Columns is 7, and the largest is 6.")
    ]


@pytest.mark.parametrize("url", ["", "#top", "/a/", "?q=1", "HTTPS://a.example", "tel:+1", "mailto:a@b.example"])
def test_links_to_pages_emails_and_phones_are_valid(url):
    assert paths(tabs(target={"url": url})) == []


@pytest.mark.parametrize(
    "url",
    [
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        " javascript:alert(1)",
        "\x01javascript:alert(1)",
        "java\nscript:alert(1)",
        "java\tscript:alert(1)",
        "data:text/html,hello",
        "vbscript:msgbox",
        "file:///etc/passwd",
    ],
)
def test_a_link_with_another_scheme_is_refused_in_any_spelling(url):
    assert paths(tabs(target={"url": url})) == ["content[0].props.target.url"]


@pytest.mark.parametrize("url", ["//example.com", "/\\example.com", "foo\u200bjavascript:alert(1)"])
def test_a_url_to_a_hidden_host_is_refused_with_a_message(url):
    (problem,) = check({"content": [tabs(target={"url": url})]}, CONTRACT)
    assert problem.message.endswith("is not a URL such as /visit/ or https://example.org/.")


def test_unknown_widgets_settings_and_keys_are_never_refused():
    unknown = {
        "type": "carousel_3000",
        "props": {"columns": "many", "target": {"url": "javascript:x"}},
        "by": 1,
    }
    known = tabs(future="x", children=[unknown], **{"$style": {"desktop": {"future": 3}, "watch": 5}})
    stored = {**document(unknown, known), "meta": {"x": [1]}}
    before = copy.deepcopy(stored)
    assert check(stored, CONTRACT) == []
    assert stored == before


def test_settings_of_another_version_are_accepted_except_unsafe_links():
    older = tabs(columns="three", **{"$version": 1})
    assert paths(older) == []
    older["props"]["target"] = {"url": "javascript:alert(1)"}
    assert paths(older) == ["content[0].props.target.url"]


@pytest.mark.parametrize("element_id", [None, "", 3, "a b", 'a"b', "é", "x" * 121])
def test_an_element_needs_an_id_that_is_valid_in_html_and_css(element_id):
    assert paths(tabs(element_id)) == ["content[0].props.id"]


def test_two_elements_with_one_id_are_refused():
    assert paths(tabs("t-1"), tabs("t-2", children=[tabs("t-1")])) == ["content[1].props.children[0].props.id"]


@pytest.mark.parametrize(
    ("stored", "path"),
    [
        ([], ""),
        ("text", ""),
        ({}, "content"),
        ({"content": {}}, "content"),
        ({"content": [{"type": "tabs"}]}, "content[0]"),
        ({"content": [{"type": 3, "props": {}}]}, "content[0]"),
        ({"content": [], "root": []}, "root"),
        ({"content": [], "root": {"props": []}}, "root.props"),
        ({"content": [], "root": {"props": None}}, "root.props"),
        ({"content": [], "zones": []}, "zones"),
        ({"content": [], "zones": {"a:b": {}}}, "zones.a:b"),
    ],
)
def test_invalid_documents_are_refused(stored, path):
    assert [problem.path for problem in check(stored, CONTRACT)] == [path]


@pytest.mark.parametrize(
    "value",
    ["a\0b", "\ud800", "\udfff", math.nan, math.inf, -math.inf, 2**53 + 1, -(2**53) - 1, 1e300],
)
def test_unstorable_values_are_refused_even_in_unknown_widgets(value):
    unknown = {"type": "unknown", "props": {"id": "u-1", "deep": [{"value": value}]}}
    assert paths(unknown) == ["content[0].props.deep[0].value"]


def test_unstorable_names_of_settings_are_refused():
    assert paths({"type": "unknown", "props": {"id": "u-1", "a\0": 1}}) == ["content[0].props.a\0"]


@pytest.mark.parametrize("value", [2**53, -(2**53), 0.1, 5e-324, "\U0001f600", "\x1f", "", True, None])
def test_values_at_the_limits_are_accepted(value):
    assert paths({"type": "unknown", "props": {"id": "u-1", "value": value}}) == []


def nested(levels: int) -> list:
    value: list = []
    for _level in range(levels - 1):
        value = [value]
    return value


def test_a_document_is_at_most_64_levels_deep():
    # document, content, element and props are four levels.
    assert paths({"type": "unknown", "props": {"value": nested(60)}}) == []
    assert paths({"type": "unknown", "props": {"value": nested(61)}}) == ["content[0].props.value" + "[0]" * 60]


def test_the_message_about_depth_counts_containers():
    inner: dict = {"type": "unknown", "props": {}}
    for _container in range(25):
        inner = {"type": "unknown", "props": {"content": [inner]}}
    [problem] = check(document(inner), CONTRACT)

    assert "nested too deep" in problem.message
    assert "64" not in problem.message


def test_depth_is_measured_without_recursion():
    assert len(check(document({"type": "unknown", "props": {"value": nested(50_000)}}), CONTRACT)) == 1


def test_a_document_has_at_most_2000_elements_including_nested_ones():
    def unknown(count: int) -> dict:
        return {"type": "unknown", "props": {"a": {"b": [{"type": "x", "props": {}}] * count}}}

    assert contract.too_large(document(unknown(1999))) is None
    assert "2001 elements" in contract.too_large(document(unknown(2000)))


def test_a_document_has_at_most_two_megabytes_of_json():
    def with_text(length: int) -> dict:
        return document({"type": "x", "props": {"t": "é" * length}})

    assert contract.too_large(with_text(1024 * 1024 - 100)) is None
    assert "2 MB" in contract.too_large(with_text(1024 * 1024))
    assert [problem.path for problem in check(with_text(1024 * 1024), CONTRACT)] == [""]


def test_at_most_a_hundred_problems_are_listed():
    assert len(paths(*[tabs(f"t-{number}", columns="x") for number in range(300)])) == 100


@pytest.mark.parametrize(
    ("props", "path"),
    [
        ({"$style": {"desktop": {"color": "hello"}}}, ".$style.desktop.color"),
        ({"$style": {"tablet:hover": {"color": "rgb(hello)"}}}, ".$style.tablet:hover.color"),
        ({"$style": {"desktop": {"background": "hello"}}}, ".$style.desktop.background"),
        ({"$style": {"desktop": {"border": "1px solid hello"}}}, ".$style.desktop.border"),
        ({"$style": {"desktop": {"box_shadow": "0 1px 2px hello"}}}, ".$style.desktop.box_shadow"),
    ],
)
def test_a_word_that_is_no_color_is_refused_with_its_path(props, path):
    """EDIT-ED-01"""
    button = {"type": "button", "props": {"id": "b", **props}}
    (problem,) = check(document(button))
    assert problem.path == f"content[0].props{path}"
    assert "hello" in problem.message
    assert check(document({"type": "button", "props": {"id": "b", "$style": {"desktop": {"color": "navy"}}}})) == []


def test_the_reason_names_colors_that_are_accepted():
    (problem,) = check(document({"type": "button", "props": {"id": "b", "$style": {"desktop": {"color": "hello"}}}}))
    assert problem.message == "Text color is not a color such as #a67d33 or navy: hello."
