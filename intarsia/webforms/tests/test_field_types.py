"""What visitors post in each type of field, stored by value and read by label."""

import pytest
from bs4 import BeautifulSoup
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file

from intarsia.webforms.admin.entries.detail.entry_page import answers_of
from intarsia.webforms.admin.entries.editing.edited_inputs import inputs_of
from intarsia.webforms.catalog import choices_of
from intarsia.webforms.merge_tags.rich_text import merged_html
from intarsia.webforms.merge_tags.values import values_of
from intarsia.webforms.models import Entry

from .builders import by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db


def field(kind: str, **settings) -> dict:
    return {"type": kind, "props": {"id": kind, **settings}}


def choices(*labels: str) -> list[dict]:
    return [{"_id": label, "label": label, "value": label.lower()} for label in labels]


def sent(element: dict, **answers: str | list[str]) -> Entry | None:
    """The entry of a form with an e-mail field and this one; its inputs are posted as `input_2…`."""
    form = web_form(field("email", is_required="yes"), element)
    fields = by_a_person(shown(page_with(form)), input_1="ana@example.org")
    fields = {name: value for name, value in fields.items() if name not in ("input_2", "input_3")}
    send(form, fields | answers)
    return Entry.objects.filter(form=form).first()


def test_FORM_SUB_29_inputs_of_all_names_are_read():
    woods = choices("Oak", "Elm", "Ash")
    own = sent(field("radio", choices=woods, has_other="yes"), input_2="gf_other_choice", input_2_other="Ebony")
    checked = sent(field("checkbox", choices=woods), **{"input_2.1": "oak", "input_2.3": "ash"})
    others = sent(
        field("checkbox", choices=woods, has_other="yes"),
        **{"input_2.1": "oak", "input_2.4": "gf_other_choice", "input_2_other": "Ebony"},
    )
    chosen = sent(field("multi_select", choices=woods), **{"input_2[]": ["oak", "elm"]})

    assert own.answers["2"] == "Ebony"
    assert (checked.answers["2"], checked.texts["2"]) == (["oak", "ash"], "Oak, Ash")
    assert (others.answers["2"], others.texts["2"]) == (["oak", "Ebony"], "Oak, Ebony")
    assert (chosen.answers["2"], chosen.texts["2"]) == (["oak", "elm"], "Oak, Elm")


def test_FORM_SUB_29_parts_are_stored_by_number_and_read_as_one_text():
    name = sent(field("name"), **{"input_2.3": "Ada", "input_2.6": "Lovelace"})
    address = sent(field("address"), **{"input_2.1": "Leimweg 3", "input_2.5": "89073", "input_2.6": "DE"})

    assert (name.answers["2"], name.texts["2"], name.name) == (
        {"3": "Ada", "6": "Lovelace"},
        "Ada Lovelace",
        "Ada Lovelace",
    )
    assert address.texts["2"] == "Leimweg 3, 89073, Germany"


def test_a_section_and_a_text_block_are_shown_and_never_part_of_an_entry():
    inner = field("hidden", label="Source", default_value="fair")
    entry = sent(field("section", label="Visit", fields=[inner, field("html", content="<p>Note</p>")]), input_3="fair")

    assert entry.labelled_answers == [("E-mail address", "ana@example.org"), ("Source", "fair")]


def test_FORM_SUB_27_a_choice_that_is_not_offered_is_refused():
    assert sent(field("select", choices=choices("Oak")), input_2="ebony") is None


def test_the_images_of_choices_are_shown_and_the_answer_is_read_by_its_label():
    picture = get_image_model().objects.create(title="Oak", file=get_test_image_file())
    oak = {**choices("Oak")[0], "image": {"id": picture.pk}}
    html = shown(page_with(web_form(field("image_choice", choices=[oak]))))
    entry = sent(field("image_choice", choices=[oak]), input_2="oak")

    assert BeautifulSoup(html, "html.parser").select_one(".gfield--type-image_choice label img")["alt"] == ""
    assert entry.texts["2"] == "Oak"


def test_FORM_SOC_06_a_wrong_handle_is_refused_and_a_date_reads_in_words():
    profile = field("social_profile", platform="xitter")

    assert sent(profile, input_2="not a handle") is None
    assert sent(profile, input_2="@ada").texts["2"] == "https://x.com/ada"
    assert sent(field("date"), input_2="2026-01-31").texts["2"] == "January 31, 2026"


def test_a_choice_without_a_value_is_counted_and_read_by_its_text():
    options = [{"_id": "a", "label": "Oak", "value": ""}]
    element = field("select", choices=options)
    entry = sent(element, input_2="Oak")

    assert (entry.answers["2"], entry.texts["2"]) == ("Oak", "Oak")
    assert choices_of({"content": [element]}) == {"select": {"Oak": "Oak"}}


def test_FORM_SUB_29_a_likert_scale_is_stored_by_row():
    rows = [{"_id": name, "label": name.capitalize()} for name in ("service", "food")]
    scale = field("likert", rows=rows, choices=choices("Good", "Bad"))
    entry = sent(scale, **{"input_2.1": "good", "input_2.2": "bad"})

    assert (entry.answers["2"], entry.texts["2"]) == ({"1": "good", "2": "bad"}, "Service: Good\nFood: Bad")


def test_FORM_SUB_27_a_drawn_signature_is_stored_as_numbers_and_shown_as_a_drawing():
    """FORM-SUB-27"""
    entry = sent(field("signature"), **{"input_2.drawn": "100,200 300,200;5,5 900,400", "input_2.typed": ""})
    [_mail, (label, html)] = answers_of(entry)

    assert entry.answers["2"] == {"drawn": "100,200 300,200;5,5 900,400"}
    assert (label, entry.texts["2"]) == ("Signature", "Signed (drawn)")
    assert 'd="M100,200Q100,200 200.0,200.0L300,200M5,5Q5,5 452.5,202.5L900,400"' in html


def test_FORM_SUB_27_a_typed_name_is_a_signature_and_markup_in_a_drawing_is_refused():
    """FORM-SUB-27"""
    typed = sent(field("signature"), **{"input_2.typed": "Ada <b>"})

    assert [html for _label, html in answers_of(typed)[1:]] == ["Ada &lt;b&gt;"]
    assert sent(field("signature"), **{"input_2.drawn": '1,1"/><script>'}) is None
    typed.answers["2"] = {"drawn": '1,1"/><script>'}
    assert answers_of(typed)[1][1] == "Ada &lt;b&gt;"


STORY = (
    '<p onclick="x()">I <strong>like</strong> oak<script>x()</script></p>'
    '<p><a href="javascript:x()">a</a> <a href="/b">b</a> <a href="https://example.org">c</a></p>'
)
REL = 'rel="nofollow ugc noopener"'
CLEAN = (
    f'<p>I <strong>like</strong> oak</p><p><a {REL}>a</a> <a {REL}>b</a> <a href="https://example.org" {REL}>c</a></p>'
)


def test_FORM_SUB_27_formatted_text_is_sanitized_and_read_as_plain_text_elsewhere():
    """FORM-SUB-27"""
    entry = sent(field("rich_text", max_length=20), **{"input_2": "anything", "input_2.html": STORY})
    [_mail, (_label, html)] = answers_of(entry)

    assert (entry.answers["2"], html) == (CLEAN, CLEAN)
    text = entry.texts["2"]
    assert text == "I like oak\n\na b c"
    for mail in ("{all_fields}", "{Text:2}"):
        assert CLEAN in merged_html(f"<p>{mail}</p>", values_of(entry))
    assert values_of(entry).value_of("Text:2") == text


def test_FORM_SUB_27_without_a_script_formatted_text_is_what_was_typed():
    """FORM-SUB-27"""
    element = field("rich_text", max_length=20)
    entry = sent(element, **{"input_2": "a <b>\r\nc\r\n\r\nd", "input_2.html": ""})

    assert (entry.answers["2"], entry.texts["2"]) == ("<p>a &lt;b&gt;<br>c</p><p>d</p>", "a <b>\nc\n\nd")
    assert sent(element, **{"input_2": "short", "input_2.html": f"<p>{'long ' * 9}</p>"}) is None
    assert [one.name for one in inputs_of(entry)] == ["input_1", "input_2.html"]


def test_FORM_MASK_04_the_mask_decides_the_length_of_an_answer():
    """A “Max length” from before the mask was entered refuses nothing."""
    masked = sent(field("text", input_mask="99/99/9999", max_length=5), input_2="31/12/2026")
    assert masked.texts["2"] == "31/12/2026"
    assert sent(field("text", max_length=5), input_2="31/12/2026") is None
