"""The terminology check reads what people read, and leaves code alone."""

import pytest

from scripts.terminology.__main__ import config, findings_in, terms_in
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


@pytest.mark.parametrize(
    ("comment", "is_found"),
    [
        ("# Of the button.", True),
        ("# Those that were not sent.", True),
        ("# The text of the button.", False),
        ("# Those texts are equal.", False),
    ],
)
def test_a_comment_must_not_begin_with_a_reference(tmp_path, monkeypatch, comment, is_found):
    (tmp_path / "module.py").write_text(f"{comment}\nx = 1\n", "utf-8")
    monkeypatch.setattr("scripts.terminology.__main__.ROOT", tmp_path)

    assert bool(list(findings_in("module.py", terms_in(config())))) == is_found


def test_placeholders_and_styles_are_not_checked():
    assert dict(python('_("Sent to %(address)s.")')) == {1: "Sent to  ."}
    assert "".join(text for _, text in template("<style>.a { color: surface }</style>")) == ""
