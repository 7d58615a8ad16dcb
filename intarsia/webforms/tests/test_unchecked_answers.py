"""What is kept of a form whose rules cannot run, and which page staff see that it was sent from."""

import pytest

from intarsia.pages.tests.builders import document
from intarsia.webforms.submit.shown_url import shown_url
from intarsia.webforms.submit.unchecked import unchecked_answers


def field(kind: str, id: str) -> dict:
    return {"type": kind, "props": {"id": id, "label": id}}


FIELDS = document(field("name", "who"), field("email", "mail"), field("password", "secret"), field("rich_text", "rich"))


@pytest.mark.parametrize(
    ("element", "inputs", "answer", "text"),
    [
        ("who", {"": ["Ana"]}, "Ana", "Ana"),
        ("who", {"": []}, None, ""),
        ("who", {".3": ["Ana"], ".6": ["Müller", " "]}, None, "Ana, Müller"),
        ("who", {"": ["a", "b"]}, "a", "a, b"),
        ("who", {"[0]": ["Ana"], ".6[0]": ["M"], "[1]": ["Ben"], "[2]": [""]}, None, "Ana, M\nBen"),
        # The second input repeats the first.
        ("mail", {"": ["ana@example.org"], "_2": ["ana@example.org"]}, "ana@example.org", "ana@example.org"),
        ("mail", {"[0]": ["a@example.org"], "_2[0]": ["a@example.org"]}, None, "a@example.org"),
        ("rich", {"": ["Hello"], "html": ["<p>Hello</p>"]}, "<p>Hello</p>", "Hello"),
    ],
)
def test_everything_that_was_typed_is_kept_as_text(element, inputs, answer, text):
    assert unchecked_answers(FIELDS, {element: inputs}) == ({element: answer}, {element: text})


def test_a_password_is_not_kept():
    assert unchecked_answers(FIELDS, {"secret": {"": ["x"]}}) == ({}, {})


@pytest.mark.parametrize("referer", ["", "http://[half", "https://example.org/contact/"])
def test_without_a_page_the_referrer_is_shown_as_it_is(rf, referer):
    assert shown_url(None, rf.post("/"), None, referer) == referer
