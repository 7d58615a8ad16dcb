"""Forms that their script sends: the call `gform_submit_form` and its reply."""

import pytest
from bs4 import BeautifulSoup
from django.test import Client
from django.utils.translation import override
from wagtail.models import Site

from intarsia.protection.models import ProtectionSettings
from intarsia.protection.signal_collection.proof_of_work import confirmations
from intarsia.protection.tests.senders import BROWSER
from intarsia.protection.tests.work import solved
from intarsia.signals import document_rendered
from intarsia.webforms.display.markup import FormMarkup
from intarsia.webforms.display.outer_html import outer_html
from intarsia.webforms.display.visit import FormVisit
from intarsia.webforms.models import Entry, FormConfirmation

from .builders import by_a_person, page_with, shown, web_form
from .calls import END, START, ajax, data_of, nonce_for, reply_in, send_by_ajax
from .test_paging import THREE_PAGES

pytestmark = pytest.mark.django_db

PHONE = "+49 30 123456"
LISTED = {
    *("confirmation_redirect", "confirmation_markup", "confirmation_type", "page_markup", "page_number"),
    *("source_page_number", "form_markup", "uploaded_files"),
}


def test_FORM_SUB_13_an_accepted_form_is_answered_with_its_confirmation(form):
    """FORM-SUB-07, FORM-SUB-08, FORM-SUB-09, FORM-SUB-13, FORM-SUB-16"""
    data = data_of(send_by_ajax(form))
    message = BeautifulSoup(data["confirmation_markup"], "html.parser").find(id=f"gform_confirmation_wrapper_{form.pk}")

    assert set(data) >= LISTED
    assert message.text == "Thank you. We have received your message."
    assert (data["confirmation_type"], data["confirmation_redirect"]) == ("message", "")
    assert (data["form_markup"], data["page_markup"]) == ("", "")
    assert Entry.objects.get().texts["1"] == "Ana"


# In a transaction, lookups are not kept.
@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_the_html_around_a_message_is_rendered_once_for_all_visitors():
    form = web_form(confirmations=[FormConfirmation(name="Own", type="message", message=f"<p>{{Name:1}}, {PHONE}</p>")])
    fields = by_a_person(shown(page_with(form)), gform_ajax_nonce=nonce_for(form), form_id=str(form.pk))
    ana, ben = (ajax("gform_submit_form", {**fields, "input_1": name}) for name in ("Ana", "<i>Ben</i>"))
    rendered: list[str] = []

    def note(**facts: object) -> None:
        rendered.append(str(facts["page"]))

    document_rendered.connect(note)
    cem = ajax("gform_submit_form", {**fields, "input_1": "Cem"})
    document_rendered.disconnect(note)

    messages = [BeautifulSoup(data_of(one)["confirmation_markup"], "html.parser") for one in (ana, ben, cem)]
    assert [one.p.text for one in messages] == [f"{name}, {PHONE}" for name in ("Ana", "<i>Ben</i>", "Cem")]
    assert rendered == []
    assert messages[0].find(role="status")["id"] == f"gform_confirmation_wrapper_{form.pk}"


def test_contacts_in_a_message_are_encoded_like_those_of_a_page():
    own = FormConfirmation(name="Own", type="message", message="<p>office@example.org</p>")

    assert "office@example.org" not in data_of(send_by_ajax(web_form(confirmations=[own])))["confirmation_markup"]


def test_a_phone_number_in_a_message_is_in_order_in_a_script_from_right_to_left(form, rf):
    visit = FormVisit(form.pk, confirmation=f"<p>{PHONE}</p>")
    with override("ar"):
        markup = FormMarkup(visit, rf.get("/", headers=BROWSER), page_with(form)).confirmation

    assert f'<bdi dir="ltr">{PHONE}</bdi>' in markup


def test_FORM_SUB_11_the_reply_is_between_markers_whatever_was_typed(form):
    """FORM-SUB-10, FORM-SUB-11, FORM-SUB-12"""
    response = send_by_ajax(form, input_1=f"{END}{START}</script>", input_2="")
    text = response.content.decode()

    assert (text.count(START), text.count(END)) == (1, 1) and "</script>" not in text
    assert text.startswith(START) and text.endswith(END)
    assert "This field is required." in reply_in(response)["data"]["form_markup"]


def test_FORM_SUB_27_wrong_answers_are_answered_with_the_whole_form(form):
    """FORM-SUB-15, FORM-SUB-27"""
    data = data_of(send_by_ajax(form, input_1="", input_2="no address"))
    html = BeautifulSoup(data["form_markup"], "html.parser")

    assert data["is_valid"] is False and data["confirmation_markup"] == ""
    assert html.find(id=f"gform_wrapper_{form.pk}")["class"] == ["gform_wrapper", "gform_validation_error"]
    assert html.find(id=f"input_{form.pk}_2")["value"] == "no address"
    assert data["validation_messages"] == {
        "1": "This field is required.",
        "2": "Enter a complete e-mail address, with an @ and a dot.",
    }


def test_FORM_SUB_14_going_on_is_answered_with_the_next_page():
    """FORM-SUB-14, FORM-PAGE-14"""
    form = web_form(*THREE_PAGES)
    data = data_of(send_by_ajax(form, input_1="Ana", gform_source_page_number="1", gform_target_page_number="2"))
    page = BeautifulSoup(data["page_markup"], "html.parser").find(id=f"gform_page_{form.pk}_2")

    assert (data["page_number"], data["source_page_number"], data["submission_type"]) == (2, 1, "next")
    assert not page.has_attr("hidden") and page.find("input", attrs={"name": "input_3"})
    assert (data["form_markup"], data["confirmation_markup"]) == ("", "")


def test_FORM_SUB_32_a_redirect_comes_from_the_settings():
    """FORM-SUB-17, FORM-SUB-32"""
    redirect = FormConfirmation(name="Away", type="redirect", url="https://example.org/thanks")
    data = data_of(send_by_ajax(web_form(confirmations=[redirect]), confirmation_redirect="https://evil.example"))

    assert (data["confirmation_type"], data["confirmation_redirect"]) == ("redirect", "https://example.org/thanks")
    assert data["confirmation_markup"] == ""


@pytest.mark.parametrize("shown_parts", ["1", "0"])
def test_FORM_SUB_08_title_and_description_are_shown_as_on_the_page(shown_parts):
    """FORM-SUB-08"""
    form = web_form(description="Within two days.")
    display = {"display_title": shown_parts, "display_description": shown_parts}
    html = BeautifulSoup(data_of(send_by_ajax(form, input_1="", **display))["form_markup"], "html.parser")

    assert bool(html.find(id=f"gform_title_{form.pk}")) == (shown_parts == "1")
    assert ("Within two days." in html.text) == (shown_parts == "1")


@pytest.mark.parametrize("nonce", ["", "0123456789", "other form"])
def test_FORM_SUB_26_a_form_needs_its_own_nonce(form, nonce):
    """FORM-SUB-26"""
    value = nonce_for(web_form(title="Other")) if nonce == "other form" else nonce
    response = send_by_ajax(form, gform_ajax_nonce=value)

    assert response.status_code == 403 and not Entry.objects.exists()
    assert reply_in(response) == {
        "success": False,
        "data": "Your session has expired. Please refresh the page and try again.",
    }


def test_FORM_SUB_26_the_page_has_no_nonce(form):
    """FORM-SUB-26"""
    assert nonce_for(form) not in shown(page_with(form))


@pytest.mark.parametrize("id", ["999999", "abc", "", "0"])
def test_FORM_ERR_02_a_form_that_does_not_exist(db, id):
    """FORM-ERR-02"""
    response = ajax("gform_submit_form", {"form_id": id})

    assert response.status_code == 200
    assert reply_in(response) == {"success": False, "data": f"Form {id} not found."}


def test_replies_never_say_whether_a_message_is_spam(form):
    assert not {"is_spam", "spam"} & set(data_of(send_by_ajax(form)))


def test_FORM_SUB_31_the_same_key_gets_the_first_reply_again(form):
    """FORM-SUB-31: Also if the answers are others by then."""
    key = {"idempotency-key": "6d1c4c1c-2b7f-4a58-8b5f-9c2f7d1c9e11"}
    first, second = send_by_ajax(form, headers=key), send_by_ajax(form, headers=key, input_1="", input_2="")

    assert reply_in(first) == reply_in(second) and Entry.objects.count() == 1


def test_FORM_SUB_31_an_error_is_no_final_reply(form):
    """FORM-SUB-31"""
    key = {"idempotency-key": "6d1c4c1c-2b7f-4a58-8b5f-9c2f7d1c9e11"}
    assert data_of(send_by_ajax(form, headers=key, input_1=""))["is_valid"] is False
    assert data_of(send_by_ajax(form, headers=key))["confirmation_type"] == "message"


def test_FORM_SUB_31_one_more_step_is_no_final_reply(form, monkeypatch):
    """FORM-SUB-31: the message is sent again with the same key, once it is confirmed."""
    monkeypatch.setattr(confirmations, "TRIES", 50)
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.hold_from, rules.confirm_below = 0.05, 0.99
    rules.save()
    key = {"idempotency-key": "6d1c4c1c-2b7f-4a58-8b5f-9c2f7d1c9e11"}
    asked = data_of(send_by_ajax(form, headers=key, intarsia_confirmation="possible"))
    assert asked["is_valid"] is False and not Entry.objects.exists()

    confirmed = {"intarsia_confirmation": solved(asked["confirm"]["challenge"])}
    assert data_of(send_by_ajax(form, headers=key, **confirmed))["confirmation_type"] == "message"
    assert data_of(send_by_ajax(form, headers=key))["confirmation_type"] == "message"
    assert Entry.objects.count() == 1


def test_a_short_key_of_another_client_is_another_submission(form):
    send_by_ajax(form, headers={"idempotency-key": "1"})
    send_by_ajax(form, headers={"idempotency-key": "1", "user-agent": "Another browser"})

    assert Entry.objects.count() == 2


def test_the_same_call_by_rest_is_not_framed(form):
    fields = by_a_person(shown(page_with(form))) | {"form_id": str(form.pk)}
    client = Client(headers=BROWSER)
    answer = client.post("/api/webforms/v1/submit", fields, headers={"x-wp-nonce": nonce_for(form)})
    refused = client.post("/api/webforms/v1/submit", fields)

    assert answer.json()["confirmation_type"] == "message"
    assert (refused.status_code, refused.json()["code"]) == (403, "rest_cookie_invalid_nonce")


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        (
            '<p>x</p>\n<div id="a"><br><div>é</div>\n<img src="x"/></div><p>',
            '<div id="a"><br><div>é</div>\n<img src="x"/></div>',
        ),
        ('<div id="b"></div>', ""),
        ("", ""),
    ],
)
def test_an_element_is_found_with_its_own_tag(html, expected):
    assert outer_html(html, "a") == expected
