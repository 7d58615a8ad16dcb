"""What changed between two versions is told in sentences, on Wagtail's own screen that compares them."""

import copy

import pytest
from django.test import Client
from django.urls import reverse

from intarsia.pages.document_diff import changes
from intarsia.rendering import contract

from .builders import Editor, administrator, document, element, heading, page, template


def told(before: dict, after: dict) -> list[str]:
    return [str(change) for change in changes(before, after, contract.load())]


def changed(stored: dict, index: int = 0, **props) -> dict:
    copied = copy.deepcopy(stored)
    copied["content"][index]["props"].update(props)
    return copied


def test_a_changed_setting_is_named_as_the_editor_names_it():
    before = document(heading("Old"))
    assert told(before, changed(before, title="New")) == ["Heading: Title changed from “Old” to “New”"]


def test_rich_text_is_quoted_as_text_and_not_at_length():
    before = document(heading("<b>One</b> &amp; two"))
    (sentence,) = told(before, changed(before, title="x" * 500))
    assert "“One & two”" in sentence and sentence.endswith("x…”") and len(sentence) < 250


def test_a_setting_that_was_not_there_before():
    before = document(heading("Title"))
    assert told(before, changed(before, size="lg")) == ["Heading: Size changed from “” to “lg”"]


def test_elements_are_added_and_removed():
    first, second = heading("One", **{"$label": "Main title"}), element("unknown")
    assert told(document(first), document(second)) == ["Main title removed", "unknown added"]


def test_an_element_that_changed_places_has_moved_and_its_neighbours_have_not():
    one, two, three = heading("One"), heading("Two", **{"$label": "Second"}), heading("Three")
    assert told(document(one, two, three), document(two, one, three)) in (["Second moved"], ["Heading moved"])
    assert told(document(one, two, three), document(heading("New"), one, two, three)) == ["Heading added"]


def test_an_element_that_went_into_a_container_has_moved():
    inner, box = heading("One"), element("container", content=[])
    before = document(inner, box)
    after = document(changed(document(box), content=[inner])["content"][0])
    assert told(before, after) == ["Heading moved"]


def test_a_change_inside_a_container_is_told_once():
    inner = heading("Old")
    box = element("container", content=[inner])
    before = document(box)
    after = copy.deepcopy(before)
    after["content"][0]["props"]["content"][0]["props"]["title"] = "New"
    assert told(before, after) == ["Heading: Title changed from “Old” to “New”"]


def test_a_change_of_style_is_told():
    before = document(heading("Title"))
    (sentence,) = told(before, changed(before, **{"$style": {"desktop": {"color": "#aabbcc"}}}))
    assert sentence == 'Heading: Style changed from “” to “{"desktop": {"color": "#aabbcc"}}”'


def test_nothing_changed():
    assert told(document(heading("x")), document()) == ["Heading removed"]
    same = document(heading("x"))
    assert told(same, copy.deepcopy(same)) == []


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("make", "name"),
    [
        (page, "wagtailadmin_pages:revisions_compare"),
        (template, "wagtailsnippets_intarsia_pages_template:revisions_compare"),
    ],
)
def test_wagtails_comparison_shows_the_sentences(make, name):
    """EDIT-ED-07"""
    item, user = make(heading("Old & <b>bold</b>")), administrator()
    first = item.latest_revision_id
    session = Editor(item, user)
    stored = session.load()
    session.save(changed(stored, title="New <i>"))
    client = Client()
    client.force_login(user)
    shown = client.get(reverse(name, args=(item.pk, first, session.revision["id"]))).content.decode()
    assert "Heading: Title changed from “Old &amp; bold” to “New”" in shown
