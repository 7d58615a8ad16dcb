"""The terminology check reads what people read, and leaves code alone."""

import pytest

from scripts.terminology.texts import markdown, python, stylesheet, template, typescript


@pytest.mark.parametrize(
    ("read", "source", "expected"),
    [
        (markdown, "Text with `code` and [a link](colour.md)\n```\ncode\n```", {"Text with and [a link"}),
        (python, '"""A docstring."""\nx = "data"  # A comment', {"A docstring.", "# A comment"}),
        (python, 'label = _("Shown")\nField(help_text="Help", name="x")', {"Shown", "Help"}),
        (python, "def test_it_works(): ...", {"test it works"}),
        (typescript, '// A comment\nconst x = { label: "Shown", name: "data" };', {"A comment", "Shown"}),
        (typescript, 'test("it works", () => {}); // `code`', {"it works"}),
        (typescript, 'x = `Page ${n > 1 ? "with more" : `of ${name}`} ends`;', {"Page with more of ends"}),
        (stylesheet, "/* A comment */ .ground { color: red }", {"A comment"}),
        (template, '<p class="ground">Shown {{ value }}</p>{% trans "Text" %}', {"Shown Text"}),
    ],
)
def test_texts_that_people_read_are_found_and_code_is_not(read, source, expected):
    assert {" ".join(text.split()) for _, text in read(source)} - {""} == expected
