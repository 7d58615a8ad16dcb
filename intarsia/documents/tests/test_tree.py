"""Which parts of a document are read to find its elements."""

from intarsia.documents import contract
from intarsia.documents.tree import elements


class UnreadList(list):
    """Thousands of choices of a field, such as all towns of a country."""

    def __iter__(self):
        raise AssertionError("The choices were read.")


def field(kind: str, **props) -> dict:
    return {"type": kind, "props": {"id": kind, **props}}


def test_lists_without_slots_are_not_read_to_find_the_elements_after_them():
    towns = field("select", choices=UnreadList([{"_id": "a", "label": "Oakham", "value": "oakham"}]))
    document = {"content": [towns, field("text")]}

    assert [element.id for element in elements(document, contract.load("fields"))] == ["select", "text"]


def test_lists_with_slots_are_read():
    tab = {"_id": "t", "title": "Oak", "content": [{"type": "heading", "props": {"id": "inside"}}]}
    document = {"content": [{"type": "tabs", "props": {"id": "tabs", "tabs": [tab]}}]}
    found = [(element.id, element.slot) for element in elements(document, contract.load())]

    assert found == [("tabs", ""), ("inside", "tabs.tabs[0].content")]
