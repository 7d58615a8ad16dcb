"""What visitors see once a form was sent: the first confirmation whose condition is met."""

import pytest
from bs4 import BeautifulSoup
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils.translation import override
from wagtail.models import Page

from intarsia.webforms.models import Entry, FormConfirmation

from .builders import by_a_person, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

BOB = {"field": "name", "operator": "is", "value": "Bob"}


def confirmation(**values) -> FormConfirmation:
    return FormConfirmation(**{"name": "Own", "type": "message", "message": "<p>Well done.</p>", **values})


def answer_of(form, *, follow: bool = True, **answers: str):
    return send(form, by_a_person(shown(page_with(form)), **answers), follow=follow)


def shown_message(form, **answers: str) -> BeautifulSoup:
    html = BeautifulSoup(answer_of(form, **answers).content.decode(), "html.parser")
    return html.find(id=f"gform_confirmation_message_{form.pk}")


def test_FORM_SUB_16_the_first_confirmation_whose_condition_is_met_is_shown():
    """The rules of the form decide, in V8."""
    form = web_form(
        confirmations=[
            confirmation(condition=BOB, message="<p>Hello <b>Bob</b>.</p>", sort_order=0),
            confirmation(sort_order=1),
        ]
    )

    assert shown_message(form, input_1="Bob").decode_contents() == "<p>Hello <b>Bob</b>.</p>"
    assert shown_message(form, input_1="Ana").text == "Well done."


def test_without_a_confirmation_that_holds_visitors_are_thanked():
    assert shown_message(web_form(confirmations=[confirmation(condition=BOB)])).text == (
        "Thank you. We have received your message."
    )


def test_FORM_SUB_30_merge_tags_are_escaped_in_messages():
    """Tags in answers stay as the visitor typed them."""
    tags = "<p>{Name:1}: {entry_id} {form_title} {foo} {Gone:99}|</p><p>{all_fields}</p>"
    form = web_form(title="A & B", confirmations=[confirmation(message=tags)])
    message = shown_message(form, input_1="<i>{date}</i>")

    assert message.p.text == f"<i>{{date}}</i>: {Entry.objects.get().pk} A & B {{foo}} |"
    rows = [[cell.text for cell in row.find_all(["th", "td"])] for row in message.find_all("tr")]
    assert rows[0] == ["Name", "<i>{date}</i>"] and [label for label, _answer in rows] == ["Name", "E-mail", "Message"]


def test_an_answer_never_becomes_the_url_of_a_link():
    form = web_form(
        confirmations=[confirmation(message='<p><a href="{Name:1}">a</a> <a href="/x?n={Name:1}">b</a></p>')]
    )
    links = shown_message(form, input_1="javascript:alert(1)").find_all("a")

    assert [link["href"] for link in links] == ["", "/x?n=javascript%3Aalert%281%29"]


def test_reloading_shows_the_same_confirmation():
    form = web_form(
        confirmations=[confirmation(condition=BOB, message="<p>Bob.</p>", sort_order=0), confirmation(sort_order=1)]
    )
    url = answer_of(form, follow=False, input_1="Bob").url
    Entry.objects.all().delete()

    assert "We have received your message." in Client().get(url).content.decode()


def test_FORM_SUB_32_a_redirect_is_the_url_of_the_settings_with_encoded_answers():
    form = web_form(
        confirmations=[confirmation(type="redirect", url="https://example.org/thanks?a=1#top", query="name={Name:1}")]
    )
    answer = answer_of(
        form, follow=False, input_1="A&b=https://evil.example", confirmation_redirect="https://evil.example"
    )

    assert answer.url == "https://example.org/thanks?a=1&name=A%26b%3Dhttps%3A%2F%2Fevil.example#top"


def test_a_page_is_shown_as_long_as_it_is_published():
    target = Page.objects.get(depth=2).add_child(instance=Page(title="Thanks", slug="thanks"))
    form = web_form(confirmations=[confirmation(type="page", page=target)])
    assert answer_of(form, follow=False).url == "/thanks/"

    target.unpublish()
    assert "/sent/" in answer_of(form, follow=False, input_1="Bob").url


@pytest.mark.parametrize("url", ["javascript:alert(1)", "//evil.example", "/\\evil.example", "https://{Name:1}/", "x"])
def test_FORM_SUB_32_a_redirect_with_another_url_is_refused(url):
    with pytest.raises(ValidationError):
        confirmation(type="redirect", url=url).full_clean(exclude=["form"])


@pytest.mark.parametrize(("type", "problem"), [("message", "Enter the message."), ("page", "Choose the page.")])
def test_a_confirmation_needs_what_it_shows(type, problem):
    with pytest.raises(ValidationError, match=problem):
        confirmation(type=type, message="").full_clean(exclude=["form"])


def test_an_unusable_condition_is_refused():
    with pytest.raises(ValidationError, match="This condition cannot be used: 'operator' must be one of"):
        confirmation(condition={"field": "name", "operator": "like", "value": ""}).full_clean(exclude=["form"])


def test_german_staff_read_in_german_what_is_wrong_with_a_condition():
    with override("de"), pytest.raises(ValidationError, match="nicht möglich: „field“ muss der Name"):
        confirmation(condition={"field": 7, "operator": "is", "value": ""}).full_clean(exclude=["form"])
