"""The list of changes between two versions, on Wagtail's comparison screen."""

import copy

import pytest
from django.test import Client
from django.urls import reverse

from intarsia.documents import contract
from intarsia.documents.reading.diff import changes

from .builders import Editor, administrator, document, element, heading, saved_page, template


def sentences(before: dict, after: dict) -> list[str]:
    return [str(change) for change in changes(before, after, contract.load())]


def changed(stored: dict, index: int = 0, **props) -> dict:
    copied = copy.deepcopy(stored)
    copied["content"][index]["props"].update(props)
    return copied


def test_changed_setting_has_the_label_of_the_editor():
    before = document(heading("Old"))
    assert sentences(before, changed(before, title="New")) == ["Heading: Title changed from “Old” to “New”"]


def test_rich_text_is_quoted_as_shortened_plain_text():
    before = document(heading("<b>One</b> &amp; two"))
    (sentence,) = sentences(before, changed(before, title="x" * 500))
    assert "“One & two”" in sentence and sentence.endswith("x…”") and len(sentence) < 250


def test_new_setting_is_a_change():
    before = document(heading("Title"))
    assert sentences(before, changed(before, size="lg")) == ["Heading: Size changed from “” to “lg”"]


def test_added_and_removed_elements_are_changes():
    first, second = heading("One", **{"$label": "Main title"}), element("unknown")
    assert sentences(document(first), document(second)) == ["Main title removed", "unknown added"]


def test_only_the_element_that_changed_its_position_has_moved():
    one, two, three = heading("One"), heading("Two", **{"$label": "Second"}), heading("Three")
    assert sentences(document(one, two, three), document(two, one, three)) in (["Second moved"], ["Heading moved"])
    assert sentences(document(one, two, three), document(heading("New"), one, two, three)) == ["Heading added"]


def test_element_that_entered_a_container_has_moved():
    inner, box = heading("One"), element("container", content=[])
    before = document(inner, box)
    after = document(changed(document(box), content=[inner])["content"][0])
    assert sentences(before, after) == ["Heading moved"]


def test_change_inside_a_container_is_listed_once():
    inner = heading("Old")
    box = element("container", content=[inner])
    before = document(box)
    after = copy.deepcopy(before)
    after["content"][0]["props"]["content"][0]["props"]["title"] = "New"
    assert sentences(before, after) == ["Heading: Title changed from “Old” to “New”"]


def test_changed_style_is_listed():
    before = document(heading("Title"))
    (sentence,) = sentences(before, changed(before, **{"$style": {"desktop": {"color": "#aabbcc"}}}))
    assert sentence == 'Heading: Style changed from “” to “{"desktop": {"color": "#aabbcc"}}”'


def test_equal_documents_have_no_changes():
    assert sentences(document(heading("x")), document()) == ["Heading removed"]
    same = document(heading("x"))
    assert sentences(same, copy.deepcopy(same)) == []


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("make", "name"),
    [
        (saved_page, "wagtailadmin_pages:revisions_compare"),
        (template, "wagtailsnippets_intarsia_pages_template:revisions_compare"),
    ],
)
def test_wagtails_comparison_lists_the_changes(make, name):
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
