"""Save and continue: visitors keep answers and files, and come back by a link."""

import re
from datetime import timedelta

import pytest
from bs4 import BeautifulSoup
from django.core import mail
from django.test import Client
from django.utils import timezone

from intarsia.protection.tests.senders import BROWSER
from intarsia.webforms.models import Entry, FormFile, SavedAnswers, WebForm
from intarsia.webforms.saved_answers.deletion import forget_expired
from intarsia.webforms.saved_answers.storing import hash_of
from intarsia.webforms.uploads.storage.expiry import forget_temporary_files

from .builders import by_a_person, page_with, web_form
from .calls import data_of, send_by_ajax
from .test_paging import field, page_break, page_numbers, press, start
from .uploads import upload, uploaded

pytestmark = pytest.mark.django_db

FIELDS = (
    field("name", is_required="yes"),
    page_break("b2"),
    field("town", is_required="yes"),
    {"type": "password", "props": {"id": "secret", "label": "Password"}},
    {"type": "file_upload", "props": {"id": "file", "label": "File"}},
)
TOWN, SECRET, FILE = "input_3", "input_4", "input_5"
TOKEN = re.compile(r"[\w-]{40,}")


@pytest.fixture
def form():
    return web_form(*FIELDS, can_save=True)


def saved(form: WebForm, **typed: str) -> BeautifulSoup:
    """The answer to somebody who saves on the second page."""
    second = press(start(form), form, "next", input_1="Ana")
    return press(second, form, "save-continue", **typed)


def link_in(html: BeautifulSoup) -> str:
    return html.find(class_="resume_form_link")["href"].removeprefix("http://testserver")


def opened(link: str) -> BeautifulSoup:
    return BeautifulSoup(Client().get(link).content.decode(), "html.parser")


def send_link(html: BeautifulSoup, form: WebForm, address: str, **fields: str) -> BeautifulSoup:
    return press(html, form, "send-link", gform_resume_email=address, **fields)


def test_FORM_SAVE_04_the_visitor_gets_a_link_and_a_field_to_have_it_sent(form):
    """FORM-SAVE-04, FORM-SAVE-07"""
    html = saved(form)

    assert html.find(id=f"gform_confirmation_wrapper_{form.pk}")["aria-label"] == "Your answers are saved."
    assert html.find("input", attrs={"name": "gform_resume_email"}) and link_in(html)
    assert html.find(id=f"gform_send_resume_link_button_{form.pk}")["data-submission-type"] == "send-link"
    assert not Entry.objects.exists()


def test_a_form_offers_it_only_if_the_owner_says_so():
    form = web_form(*FIELDS)
    html = press(start(form), form, "save-continue", input_1="Ana")

    assert not html.find(class_="gform_save_link") and not SavedAnswers.objects.exists()


def test_FORM_SAVE_01_a_form_without_a_pressed_button_says_it_with_its_flag(form):
    """FORM-SAVE-01"""
    html = press(start(form), form, "", gform_save="1", gform_target_page_number="2")

    assert SavedAnswers.objects.count() == 1 and link_in(html)


def test_FORM_SAVE_05_the_link_brings_back_answers_files_and_page(form):
    """FORM-SAVE-05"""
    file = upload(form, field_id=5)
    given = {"gform_uploaded_files": uploaded(file)["gform_uploaded_files"].replace("input_4", FILE)}
    html = opened(link_in(saved(form, **{TOWN: "Bergen", **given})))

    assert page_numbers(html) == ["2"]
    assert [html.find("input", attrs={"name": name})["value"] for name in ("input_1", TOWN)] == ["Ana", "Bergen"]
    assert "Thesis.pdf" in html.find(class_="file_upload__files").text
    assert "Thank you" in press(html, form, "submit", gform_remove_file="").text
    assert [file.name for file in Entry.objects.get().files.all()] == ["Thesis.pdf"]
    assert not SavedAnswers.objects.exists()


def test_FORM_SAVE_07_only_sending_needs_the_required_answers(form):
    """FORM-SAVE-07"""
    html = press(opened(link_in(saved(form))), form, "submit")

    assert html.find(id=f"validation_message_{form.pk}_3").text == "This field is required."


def test_FORM_SAVE_06_the_token_is_random_and_stored_as_a_hash(form):
    """FORM-SAVE-06"""
    tokens = [link_in(saved(form)).rpartition("=")[2] for _ in range(2)]

    assert tokens[0] != tokens[1] and all(map(TOKEN.fullmatch, tokens))
    stored = str(list(SavedAnswers.objects.values()))
    assert not any(token in stored for token in tokens) and hash_of(tokens[0]) in stored


def test_FORM_SAVE_06_an_expired_or_wrong_token_shows_a_message_instead_of_data(form):
    """FORM-SAVE-06"""
    link = link_in(saved(form, **{TOWN: "Bergen"}))
    SavedAnswers.objects.update(expires=timezone.now())

    for wrong in (link, f"{link}x"):
        html = opened(wrong)
        assert "This link does not work any more" in html.find(id=f"gform_{form.pk}_validation_container").text
        assert "Bergen" not in str(html) and page_numbers(html) == ["1"]


def test_the_link_works_for_its_own_form_only(form):
    other = web_form(*FIELDS, title="Other", can_save=True)
    token = link_in(saved(form, **{TOWN: "Bergen"})).rpartition("=")[2]

    assert "Bergen" not in str(opened(f"{page_with(other).url}?gf_token={token}"))
    press(start(other), other, "save-continue", gform_resume_token=token, input_1="Eve")
    assert [one.inputs["input_1"] for one in SavedAnswers.objects.order_by("pk")] == [["Ana"], ["Eve"]]


@pytest.mark.parametrize("change", [{"can_save": False}, {"live": False}])
def test_the_owner_can_make_all_links_stop(form, change):
    link = link_in(saved(form, **{TOWN: "Bergen"}))
    WebForm.objects.update(**change)

    assert "Bergen" not in str(opened(link))


def test_FORM_SAVE_06_the_link_works_for_30_days_or_as_long_as_the_form_says(form):
    """FORM-SAVE-06"""
    saved(form)
    saved(web_form(*FIELDS, can_save=True, save_days=3))
    days = [(one.expires - timezone.now() + timedelta(hours=1)).days for one in SavedAnswers.objects.order_by("pk")]

    assert days == [30, 3]


def test_FORM_SAVE_08_after_the_form_was_sent_the_link_does_not_work_any_more(form):
    """FORM-SAVE-08"""
    link = link_in(saved(form, **{TOWN: "Bergen"}))
    press(opened(link), form, "submit")

    assert Entry.objects.get().texts["3"] == "Bergen"
    assert "This link does not work any more" in opened(link).text


def test_saving_again_keeps_the_link(form):
    link = link_in(saved(form, **{TOWN: "Bergen"}))
    again = press(opened(link), form, "save-continue", **{TOWN: "Oslo"})

    assert link_in(again) == link and SavedAnswers.objects.get().inputs[TOWN] == ["Oslo"]


def test_passwords_are_never_saved(form):
    saved(form, **{SECRET: "walnut rosette", f"{SECRET}_2": "walnut rosette"})

    assert "rosette" not in str(list(SavedAnswers.objects.values()))


def test_the_page_of_a_link_is_stored_nowhere_and_tells_no_other_site(form):
    answer = Client().get(link_in(saved(form)))

    assert "no-store" in answer["Cache-Control"] and "private" in answer["Cache-Control"]
    assert answer["Referrer-Policy"] == "no-referrer" and answer["X-Robots-Tag"] == "noindex"


def test_a_page_that_only_some_may_see_stays_closed(form, django_capture_on_commit_callbacks):
    page = page_with(form)
    with django_capture_on_commit_callbacks(execute=True):
        page.view_restrictions.create(restriction_type="login")
    answer = Client().get(f"{page.url}?gf_token=x")

    assert answer.status_code == 302


def test_a_visitor_deletes_what_was_saved(form):
    link = link_in(saved(form, **{TOWN: "Bergen"}))
    button = opened(link).find(id=f"gform_forget_{form.pk}")
    fields = {one["name"]: one["value"] for one in button.parent.find_all("input")}
    answer = Client(headers=BROWSER).post(button.parent["action"], fields)

    assert "Your saved answers are deleted." in answer.content.decode()
    assert not SavedAnswers.objects.exists() and "Bergen" not in str(opened(link))


def test_FORM_UPL_17_files_stay_as_long_as_the_link_works(form):
    """FORM-UPL-17"""
    given = uploaded(upload(form, field_id=5))["gform_uploaded_files"].replace("input_4", FILE)
    saved(form, gform_uploaded_files=given)
    later = timezone.now() + timedelta(days=29)

    assert (forget_temporary_files(later), forget_expired(later)) == (0, 0)
    assert forget_expired(timezone.now() + timedelta(days=31)) == 1 and not FormFile.objects.exists()


def test_FORM_SAVE_03_the_link_is_sent_to_an_e_mail_address(form):
    """FORM-SAVE-03"""
    html = saved(form)
    sent = send_link(html, form, "ana@example.org")
    email = mail.outbox[0]

    assert "The link is on its way to you." in sent.find(role="status").text
    assert (email.to, email.subject) == (["ana@example.org"], form.title)
    assert email.extra_headers["Auto-Submitted"] == "auto-generated"
    assert link_in(html) in email.body and link_in(html) in email.alternatives[0].content
    assert SavedAnswers.objects.get().recipients == "ana@example.org"


def test_FORM_SAVE_09_a_wrong_email_is_refused_next_to_its_field(form):
    """FORM-SAVE-09"""
    html = send_link(saved(form), form, "ana@")
    field = html.find(id=f"gform_resume_email_{form.pk}")

    assert (field["value"], field["aria-invalid"]) == ("ana@", "true")
    assert html.find(id=field["aria-describedby"]).text == "Enter a complete e-mail address, with an @ and a dot."
    assert mail.outbox == []


def test_FORM_SAVE_09_one_recipient_gets_three_mails_an_hour(form):
    """FORM-SAVE-09"""
    answers = [send_link(saved(form), form, "ana@example.org").text for _ in range(4)]

    assert len(mail.outbox) == 3 and "The link was sent too often." in answers[-1]


def test_FORM_SAVE_09_one_link_is_sent_five_times(form):
    """FORM-SAVE-09"""
    html = saved(form)
    answers = [send_link(html, form, f"ana{number}@example.org").text for number in range(6)]

    assert len(mail.outbox) == 5 and "The link was sent too often." in answers[-1]


def test_without_a_link_nothing_is_sent(form):
    html = send_link(saved(form), form, "ana@example.org", gform_resume_token="x")

    assert mail.outbox == [] and "This link does not work any more" in html.text


def test_if_the_mail_server_fails_the_visitor_still_has_the_link(form, settings):
    html = saved(form)
    settings.EMAIL_BACKEND, settings.EMAIL_PORT = "django.core.mail.backends.smtp.EmailBackend", 1
    answer = send_link(html, form, "ana@example.org")

    assert "The e-mail could not be sent." in answer.text and link_in(answer) == link_in(html)


def test_the_owners_texts_have_merge_tags():
    form = web_form(
        *FIELDS,
        can_save=True,
        save_button="Later",
        save_message=(
            '<p>{form_title}: {save_url} {save_token}</p><p><a href="{save_url}">Go</a> {save_email}</p>'
            '<p>{save_email_input: button_text="Mail it" placeholder="you@example.org" validation_message="No."}</p>'
        ),
        save_email_subject="{form_title} waits",
        save_email_message="<p>Go to {save_link}, {save_email}.</p>",
    )
    html = saved(form)
    message = html.find(id=f"gform_confirmation_message_{form.pk}")
    url = message.find("a", string="Go")["href"]
    sent = send_link(html, form, "ana@example.org").find(id=f"gform_confirmation_message_{form.pk}")

    assert start(form).find(class_="gform_save_link").text == "Later"
    assert f"Contact: {url} {url.rpartition('=')[2]}" in message.text
    assert message.button.text == "Mail it" and message.input["placeholder"] == "you@example.org"
    assert "No." in send_link(html, form, "ana").text and "a**@***le.org" in sent.text
    assert mail.outbox[0].subject == "Contact waits"
    assert mail.outbox[0].body == f"Go to {url}, ana@example.org."


def test_FORM_SAVE_02_the_reply_by_ajax_has_the_token_and_what_is_shown(form):
    """FORM-SAVE-02, FORM-SAVE-04"""
    data = data_of(send_by_ajax(form, gform_submission_type="save-continue", gform_save="1"))
    html = BeautifulSoup(data["confirmation_markup"], "html.parser")
    fields = {"gform_submission_type": "send-link", "gform_resume_token": data["resume_token"]}
    wrong = data_of(send_by_ajax(form, **fields, gform_resume_email="ana"))

    assert (data["is_valid"], data["submission_type"], data["confirmation_type"]) == (True, "save-continue", "message")
    assert html.find(id=f"gform_confirmation_wrapper_{form.pk}").form["data-formid"] == str(form.pk)
    assert link_in(html).endswith(data["resume_token"])
    assert (wrong["is_valid"], "aria-invalid" in wrong["confirmation_markup"]) == (False, True)
    assert wrong["validation_summary"].startswith("Enter a complete e-mail address")


def test_a_file_that_is_refused_is_said_before_anything_is_saved(form):
    from django.core.files.uploadedfile import SimpleUploadedFile

    fields = {**by_a_person(str(start(form))), FILE: SimpleUploadedFile("run.exe", b"MZ")}
    answer = Client(headers=BROWSER).post(f"/forms/{form.pk}/", fields | {"gform_submission_type": "save-continue"})

    assert "Files of this type cannot be uploaded." in answer.content.decode() and not SavedAnswers.objects.exists()
