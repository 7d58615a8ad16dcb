"""FORM-SUB-30: e-mails about entries: to whom, when, and what answers can do in them."""

import json
from datetime import timedelta
from email import message_from_bytes, message_from_string
from email.header import decode_header
from smtplib import SMTPRecipientsRefused

import pytest
from bs4 import BeautifulSoup
from django.contrib.auth import get_user_model
from django.core import mail
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils import timezone
from wagtail.users.models import UserProfile

from intarsia.jobs.claiming import claim_next
from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import decide
from intarsia.webforms.delivery.planning import enqueue_deliveries, resend
from intarsia.webforms.delivery.sending import send_delivery
from intarsia.webforms.models import Delivery, Entry

from .builders import CONTACT, by_a_person, notification, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

BOB = {"field": "name", "operator": "is", "value": "Bob"}


def mails_of(*notifications, **answers: str) -> list:
    form = web_form(notifications=list(notifications))
    send(form, by_a_person(shown(page_with(form)), **answers))
    run_jobs()
    return mail.outbox


def test_FORM_SUB_30_the_e_mail_is_html_and_text_with_escaped_answers():
    message = "<h3>{form_title}</h3><p>From {Name:1}</p><p>{all_fields}</p>"
    [email] = mails_of(notification(message=message), input_1="<b>Ana</b> {date}")
    html = email.alternatives[0].content

    assert email.alternatives[0].mimetype == "text/html"
    assert "<h3>Contact</h3>" in html and "From &lt;b&gt;Ana&lt;/b&gt; {date}" in html
    assert email.body.startswith(
        "Contact\n\nFrom <b>Ana</b> {date}\n\nName\n<b>Ana</b> {date}\n\nE-mail\nana@example.org"
    )


@pytest.mark.parametrize("answer", ["https://example.org/oak", "oak.html"])
def test_an_answer_that_is_a_url_or_file_name_can_be_the_whole_text(answer):
    [email] = mails_of(notification(message="{Name:1}"), input_1=answer)

    assert f">{answer}</" in email.alternatives[0].content.replace("\n", "") and email.body == answer


@pytest.mark.parametrize("name", ["Ana\r\nBcc: evil@example.org", "Ana\nSubject: x", "Ana\u2028Bcc: evil@example.org"])
def test_FORM_SUB_30_an_answer_cannot_add_headers(name):
    [email] = mails_of(notification(subject="From {Name:1}", from_name="{Name:1}"), input_1=name)
    sent = message_from_string(email.message().as_string())

    assert sent.get_all("Bcc") is None and len(sent.get_all("Subject")) == 1
    assert email.recipients() == ["office@example.org"]


@pytest.mark.parametrize("name", ["w" * 4000, "Ж" * 4000, "🎉" * 1500, "Ana\x01\x1b" * 400])
def test_FORM_SUB_30_a_long_answer_makes_no_header_that_mail_servers_refuse(name):
    [email] = mails_of(notification(subject="From {Name:1}", from_name="{Name:1}"), input_1=name)
    sent = email.message()

    assert max(len(line) for line in sent.as_bytes().splitlines()) <= 998
    assert not any(control in email.subject + email.from_email for control in "\x01\x1b")


def test_FORM_SUB_30_an_answer_is_one_recipient_or_none():
    to = "{E-mail:2}, {Name:1}, office@example.org"
    [email] = mails_of(notification(to=to, cc="{Name:1}"), input_1="a@example.org, b@example.org")

    assert (email.to, email.cc) == (["ana@example.org", "office@example.org"], [])


def test_an_e_mail_has_its_recipients_and_names():
    [email] = mails_of(
        notification(from_name="{Name:1} (form)", reply_to="desk@example.org", cc="c@example.org", bcc="b@example.org")
    )

    assert email.from_email == '"Ana (form)" <webmaster@localhost>'
    assert (email.reply_to, email.cc, email.bcc) == (["desk@example.org"], ["c@example.org"], ["b@example.org"])


def test_replies_go_to_the_visitor_unless_the_visitor_gets_the_e_mail():
    emails = mails_of(notification(), notification(to="{E-mail:2}"))

    assert [email.reply_to for email in emails] == [["ana@example.org"], []]


@pytest.mark.parametrize(
    ("sender", "reply_to"),
    [
        ("jürg_m@bücher.example", "jürg_m@xn--bcher-kva.example"),
        ("用户@example.org", "用户@example.org"),
    ],
)
def test_replies_go_to_a_visitor_whose_email_has_other_letters(sender, reply_to):
    [email] = mails_of(notification(), input_2=sender)

    sent = message_from_bytes(email.message().as_bytes())["Reply-To"]

    # Django versions choose different encodings.
    parts = [part.decode(charset or "ascii") for part, charset in decode_header(sent)]
    assert sent.isascii() and "".join(parts) == reply_to


@pytest.mark.parametrize(("language", "label"), [("de", "Antwort an"), ("fr", "Répondre à")])
def test_the_label_of_reply_to_is_not_the_one_of_comments_that_reply_to_others(language, label, admin_client):
    UserProfile.objects.create(user=get_user_model().objects.get(), preferred_language=language)
    html = admin_client.get("/admin/snippets/intarsia_webforms/webform/add/").content.decode()

    assert html.count(label) == 1


@pytest.mark.parametrize(("language", "label"), [("en", "Message"), ("de", "Nachricht")])
def test_the_boxes_of_rich_texts_have_a_name(language, label, admin_client, admin_user):
    """The label of Wagtail names a hidden input."""
    UserProfile.objects.create(user=admin_user, preferred_language=language)
    html = admin_client.get("/admin/snippets/intarsia_webforms/webform/add/").content.decode()
    boxes = BeautifulSoup(html, "html.parser").select("[data-draftail-input]")
    names = [json.loads(box["data-w-init-detail-value"]).get("ariaLabel") for box in boxes]

    # A new notification, a new confirmation, and two texts about saved answers.
    assert len(names) == 4 and None not in names and names.count(label) == 2


def test_two_jobs_of_one_delivery_never_run_at_the_same_time():
    """A moderator can release an entry while its first job still waits or runs."""
    form = web_form(notifications=[notification(), notification(to="desk@example.org")])
    send(form, by_a_person(shown(page_with(form))))
    enqueue_deliveries(Delivery.objects.all())
    now = timezone.now()

    running = [claim_next(now), claim_next(now)]
    assert {job.payload["delivery"] for job in running} == {delivery.pk for delivery in Delivery.objects.all()}
    assert claim_next(now) is None and Job.objects.count() == 4


@pytest.mark.parametrize(("name", "names"), [("Bob", ["all", "bob"]), ("Ana", ["all"])])
def test_a_notification_is_sent_if_its_condition_is_met(name, names):
    """The rules of the form decide, in V8."""
    off = notification(subject="off", is_active=False)
    emails = mails_of(notification(subject="all"), notification(subject="bob", condition=BOB), off, input_1=name)

    assert sorted(email.subject for email in emails) == names


@pytest.mark.parametrize(
    ("name", "to"), [("Bob", ["bob@example.org", "all@example.org"]), ("Ana", ["all@example.org"])]
)
def test_answers_choose_further_recipients(name, to):
    routes = [{"condition": BOB, "to": "bob@example.org"}, {"condition": None, "to": "all@example.org"}]
    [email] = mails_of(notification(to="", routes=routes), input_1=name)

    assert email.to == to


def test_staff_get_a_link_to_the_entry():
    [email] = mails_of(notification(message='<p><a href="{entry_url}">Open</a> <a href="/about/">About</a></p>'))
    pk = Entry.objects.get().pk

    assert f"/admin/webform_entries/inspect/{pk}/" in email.body
    assert 'href="http://localhost/about/"' in email.alternatives[0].content


def test_a_failed_job_names_no_recipient_because_it_stays_when_the_entry_is_erased(monkeypatch, caplog):
    form = web_form(notifications=[notification(to="{E-mail:2}")])
    send(form, by_a_person(shown(page_with(form))))

    def refuse(_email):
        raise SMTPRecipientsRefused({"ana@example.org": (550, b"No such user.")})

    monkeypatch.setattr(mail.EmailMultiAlternatives, "send", refuse)
    run_jobs()

    assert "ana@example.org" in Delivery.objects.get().error
    (failed,) = Job.objects.exclude(error="")
    assert "SMTPRecipientsRefused" in failed.error and "No such user" in failed.error
    assert "ana@example.org" not in failed.error + caplog.text


def test_each_notification_is_a_delivery_that_is_tried_again_by_itself(monkeypatch):
    """One that fails repeats no other; a person can send each once more."""
    form = web_form(notifications=[notification(), notification(name="Second", to="second@example.org")])
    send(form, by_a_person(shown(page_with(form))))
    failing = {"second@example.org"}
    working = mail.EmailMultiAlternatives.send
    monkeypatch.setattr(mail.EmailMultiAlternatives, "send", lambda email: _send(email, failing, working))
    run_jobs()

    first, second = Delivery.objects.all()
    assert first.sent and not second.sent and second.error == "OSError: The mail server is down."
    assert sorted(Job.objects.values_list("state", flat=True)) == ["done", "waiting"]
    failing.clear()
    run_jobs(after=timedelta(hours=1))
    assert [email.to for email in mail.outbox] == [["office@example.org"], ["second@example.org"]]
    second.refresh_from_db()
    assert second.sent and not second.error

    resend(first)
    run_jobs()
    assert [email.to for email in mail.outbox][2:] == [["office@example.org"]]


def _send(email, failing, working):
    if failing & set(email.to):
        raise OSError("The mail server is down.")
    return working(email)


def test_an_e_mail_whose_process_ends_before_it_is_noted_comes_twice_as_the_same_message():
    form = web_form(notifications=[notification()])
    send(form, by_a_person(shown(page_with(form))))
    run_jobs()
    # What the process did not write any more.
    Delivery.objects.update(sent=None)
    send_delivery(Delivery.objects.get().pk)
    resend(Delivery.objects.get())
    run_jobs()

    first, second, by_staff = (email.message()["Message-ID"] for email in mail.outbox)
    assert first == second != by_staff
    assert first.endswith("@localhost>")


def test_automatic_e_mails_say_so_and_no_absence_note_answers_them():
    [email] = mails_of(notification())

    assert email.message()["Auto-Submitted"] == "auto-generated"


def test_a_notification_that_is_published_again_is_still_sent():
    """Publishing gives it a new primary key."""
    form = web_form(notifications=[notification()])
    send(form, by_a_person(shown(page_with(form))))
    form.save_revision().publish()
    run_jobs()

    assert len(mail.outbox) == 1


@pytest.mark.parametrize("removal", ["spam", "trash"])
def test_what_was_not_sent_yet_is_kept_back_while_its_entry_is_removed(removal):
    """The mail server may be unavailable for hours, and spam names a victim as its sender."""
    form = web_form(notifications=[notification(to="{E-mail:2}")])
    send(form, by_a_person(shown(page_with(form))))
    decide([Entry.objects.get().record], removal, None)
    run_jobs()
    assert mail.outbox == []

    decide([Entry.objects.get().record], "restore", None)
    run_jobs()
    decide([Entry.objects.get().record], removal, None)
    decide([Entry.objects.get().record], "restore", None)
    run_jobs()
    assert [email.to for email in mail.outbox] == [["ana@example.org"]]


def test_an_entry_that_is_removed_and_restored_before_it_is_sent_is_sent_once():
    form = web_form(notifications=[notification()])
    send(form, by_a_person(shown(page_with(form))))
    for decision in ("spam", "restore"):
        decide([Entry.objects.get().record], decision, None)
    run_jobs()

    assert len(mail.outbox) == 1


def test_staff_see_why_a_notification_whose_file_cannot_be_read_is_not_sent():
    uploads = {"type": "file_upload", "props": {"id": "files", "label": "File"}}
    form = web_form(*CONTACT, uploads, notifications=[notification(attachments="{all_files}")])
    fields = by_a_person(shown(page_with(form)))
    send(form, {**fields, "input_4": [SimpleUploadedFile("CV.pdf", b"%PDF-1.4\n%%EOF")]})
    stored = Entry.objects.get().files.get()
    stored.file.storage.delete(stored.content)
    run_jobs()

    assert "FileNotFoundError" in Delivery.objects.get().error


def test_staff_see_that_no_answer_named_a_recipient(admin_client):
    form = web_form(notifications=[notification(name="Copy", to="{Name:1}")])
    for name in ("Ana", ""):
        send(form, {**by_a_person(shown(page_with(form))), "input_1": name, "input_3": f"About {name}"})
    run_jobs()
    entry = Entry.objects.get(name="Ana")
    page = admin_client.get(reverse("webform_entries:inspect", args=[entry.pk])).content.decode()

    # An empty answer names no recipient on purpose.
    assert [delivery.entry for delivery in Delivery.objects.all()] == [entry]
    assert "Not sent. These answers give it no recipient." in page and "Send “Copy” again" not in page
    assert mail.outbox == [] and not Job.objects.filter(name="webforms.send").exists()


def test_nothing_is_sent_for_a_deleted_entry():
    form = web_form(notifications=[notification()])
    send(form, by_a_person(shown(page_with(form))))
    Entry.objects.all().delete()
    run_jobs()

    assert not mail.outbox and Job.objects.get().state == "done"


@pytest.mark.parametrize(
    ("values", "problem"),
    [
        ({"to": "nobody"}, "nobody is not an e-mail address"),
        ({"to": "{entry_url}"}, "is not an e-mail address"),
        ({"to": ""}, "Enter an e-mail address."),
        ({"routes": [{"condition": None, "to": ""}]}, "Enter an e-mail address for the conditional recipients"),
        ({"routes": [{"condition": {"any": 1}, "to": "a@example.org"}]}, "This condition cannot be used"),
        ({"routes": [{"to": "a@example.org"}]}, "Conditional recipients need a condition and e-mail addresses."),
        ({"cc": "a@example.org," * 51}, "Enter at most 50 e-mail addresses."),
    ],
)
def test_unusable_recipients_are_refused(values, problem):
    with pytest.raises(ValidationError, match=problem):
        notification(**values).full_clean(exclude=["form"])


def mail_with_files(files: dict[str, bytes], **values) -> mail.EmailMultiAlternatives:
    """The notification of an entry with these files in field 4."""
    uploads = {"type": "file_upload", "props": {"id": "files", "label": "File", "max_files": 5}}
    form = web_form(*CONTACT, uploads, notifications=[notification(**values)])
    fields = by_a_person(shown(page_with(form)))
    sent = [SimpleUploadedFile(name, content, content_type="text/plain") for name, content in files.items()]
    send(form, {**fields, "input_4": sent})
    run_jobs()
    return mail.outbox[-1]


def test_FORM_SUB_30_the_files_of_chosen_fields_are_attached():
    pdf = b"%PDF-1.4\n%%EOF"
    for chosen in ("{File:4}", "{all_files}"):
        assert mail_with_files({"CV.pdf": pdf}, attachments=chosen).attachments == [("CV.pdf", pdf, "application/pdf")]
    for chosen in ("", "{Name:1}"):
        assert mail_with_files({"CV.pdf": pdf}, attachments=chosen).attachments == []


def test_FORM_SUB_30_files_that_do_not_fit_are_named_with_a_link_to_the_entry(settings):
    settings.INTARSIA_MAIL_ATTACHMENTS = 40
    files = {"large.pdf": b"%PDF-1.4\n" + b" " * 40 + b"%%EOF", "small.pdf": b"%PDF-1.4\n%%EOF"}
    email = mail_with_files(files, attachments="{all_files}")

    assert [name for name, _content, _type in email.attachments] == ["small.pdf"]
    assert "Too large for an e-mail: large.pdf." in email.body and "/admin/webform_entries/inspect/" in email.body


@pytest.mark.parametrize("text", ["CV.pdf", "{File}", "{File:4} and more", "{date}"])
def test_only_merge_tags_of_fields_choose_attachments(text):
    with pytest.raises(ValidationError, match="Enter merge tags of file fields"):
        notification(attachments=text).clean_fields(exclude=["form", "sort_order"])


def test_the_settings_of_a_form_show_its_merge_tags(client, admin_user):
    """Repeated names have no tags for their parts, because there are several."""
    name = {"type": "name", "props": {"id": "name", "label": "Your {full} name"}}
    repeater = {
        "type": "repeater",
        "props": {
            "id": "guests",
            "label": "Guests",
            "fields": [
                {"type": "name", "props": {"id": "guest", "label": "Guest"}},
            ],
        },
    }
    form = web_form({"type": "page_break", "props": {"id": "first", "label": "First"}}, name, repeater)
    client.force_login(admin_user)
    page = client.get(f"/admin/snippets/intarsia_webforms/webform/edit/{form.pk}/")
    html = BeautifulSoup(page.content, "html.parser")
    tags = [code.text for code in html.select("#tab-after_sending td code")]

    assert tags[:3] == ["{Your (full) name:2}", "{Your (full) name:2.3}", "{Your (full) name:2.6}"]
    assert [tag for tag in tags if "Guest" in tag] == ["{Guests:3}", "{Guest:4}"]
    assert "{all_fields}" in tags and not [tag for tag in tags if "First" in tag]
    assert [box["rows"] for box in html.select("textarea[name$=-to], textarea[name$=-cc]")] == ["1", "1"]
