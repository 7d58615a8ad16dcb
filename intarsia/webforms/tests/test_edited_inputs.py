"""The inputs in which staff correct an entry: one for each answer, with the control of its field."""

import pytest

from intarsia.webforms.admin.entries.editing.edited_inputs import EditedInput, inputs_of, kept_inputs
from intarsia.webforms.models import Entry

from .builders import entry, web_form

CHOICES = [{"_id": name, "label": name.capitalize(), "value": name} for name in ("owls", "larks")]
OPTIONS = (("owls", "Owls"), ("larks", "Larks"))


def answered(kind: str, answer, **props) -> Entry:
    """An entry of a form with one field."""
    one = entry(web_form({"type": kind, "props": {"id": "field", "label": "Field", **props}}))
    Entry.objects.filter(pk=one.pk).update(answers={"1": answer, "99": "of a field that is gone"})
    return Entry.objects.get(pk=one.pk)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "answer", "values", "control"),
    [
        ("text", "Ana", ("Ana",), "text"),
        ("text", None, ("",), "text"),
        ("textarea", "Hello", ("Hello",), "long"),
        ("email", "a@example.org", ("a@example.org",), "email"),
        ("phone", "030 1234", ("030 1234",), "tel"),
        ("website", "https://a.example", ("https://a.example",), "url"),
        ("date", "2026-01-31", ("2026-01-31",), "date"),
        ("time", "13:05", ("13:05",), "time"),
        ("number", "1234.5", ("1234.5",), "text"),
        ("multi_select", ["owls"], ("owls",), "lines"),
        ("multi_select", None, (), "lines"),
        ("list", ["oak", "elm"], ("oak", "elm"), "lines"),
    ],
)
def test_an_answer_has_the_control_of_its_field(kind, answer, values, control):
    (found,) = inputs_of(answered(kind, answer))

    assert found == EditedInput("input_1", "Field", values, "1", control)
    assert found.value == "\n".join(values)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "answer", "values", "control", "options"),
    [
        ("radio", "owls", ("owls",), "select", (("", "–"), *OPTIONS)),
        ("select", None, ("",), "select", (("", "–"), *OPTIONS)),
        ("select", "of a choice that is gone", ("of a choice that is gone",), "text", ()),
        ("image_choice", "owls", ("owls",), "select", (("", "–"), *OPTIONS)),
        ("image_choice", None, ("",), "select", (("", "–"), *OPTIONS)),
        ("image_choice", ["owls"], ("owls",), "checkboxes", OPTIONS),
        ("checkbox", ["owls", "larks"], ("owls", "larks"), "checkboxes", OPTIONS),
        ("checkbox", None, (), "checkboxes", OPTIONS),
        ("checkbox", ["owls", "gone"], ("owls", "gone"), "lines", ()),
    ],
)
def test_a_choice_that_the_form_still_offers_is_chosen_among_its_options(kind, answer, values, control, options):
    (found,) = inputs_of(answered(kind, answer, choices=CHOICES))

    assert found == EditedInput("input_1", "Field", values, "1", control, options)


@pytest.mark.django_db
def test_parts_rows_and_formatted_text_have_inputs_of_their_own():
    parts = list(inputs_of(answered("name", {"3": "Ana", "6": "Müller"})))
    assert [(one.name, one.label, one.values, one.kind) for one in parts] == [
        ("input_1.3", "Field: First name", ("Ana",), "text"),
        ("input_1.6", "Field: Last name", ("Müller",), "text"),
    ]

    (rows,) = inputs_of(answered("list", [{"a": "oak", "b": 2}, {"a": "elm", "b": 3}]))
    assert (rows.name, rows.values, rows.kind) == ("input_1[]", ("oak", "2", "elm", "3"), "lines")

    (rich,) = inputs_of(answered("rich_text", "<p>Hello</p>"))
    assert (rich.name, rich.label, rich.values, rich.kind) == (
        "input_1.html",
        "Field (HTML)",
        ("<p>Hello</p>",),
        "long",
    )


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("kind", "answer", "kept"),
    [
        ("consent", "1", [("input_1.1", ["1"])]),
        ("file_upload", ["plan.pdf"], [("input_1", ["plan.pdf"])]),
        ("signature", {"strokes": "M0 0"}, [("input_1.strokes", "M0 0")]),
        ("consent", "", []),
        ("text", "Ana", []),
    ],
)
def test_what_nobody_can_say_for_somebody_else_stays_as_it_is(kind, answer, kept):
    one = answered(kind, answer)

    assert [
        (name, values if isinstance(answer, list | str) else values[0]) for name, values in kept_inputs(one)
    ] == kept
    assert bool(list(inputs_of(one))) is (kind == "text")


@pytest.mark.django_db
@pytest.mark.parametrize("kind", ["calculation", "total"])
def test_what_the_server_calculates_is_neither_edited_nor_sent(kind):
    one = answered(kind, "6")

    assert (list(inputs_of(one)), list(kept_inputs(one))) == ([], [])
