"""Between submissions a process keeps forms and settings, until they change."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from wagtail.models import Site

from intarsia.protection.models import ListedSender, ProtectionSettings
from intarsia.webforms.confirmations.models import FormConfirmation
from intarsia.webforms.models import Entry

from .builders import notification, web_form
from .calls import ajax, data_of, nonce_for, reply_in, send_by_ajax

# Transactions keep nothing.
pytestmark = pytest.mark.django_db(transaction=True, serialized_rollback=True)


def confirmation(text: str) -> FormConfirmation:
    return FormConfirmation(name="Thanks", message=f"<p>{text}</p>")


def is_refused(entry: Entry) -> bool:
    return entry.record is not None and entry.record.status == "blocked"


def confirmed(form, **answers: str) -> str:
    return data_of(send_by_ajax(form, **answers))["confirmation_markup"]


def test_a_submission_reads_only_whether_it_was_sent_before():
    form = web_form(notifications=[notification()])
    send_by_ajax(form, input_1="First")
    with CaptureQueriesContext(connection) as captured:
        send_by_ajax(form, input_1="Second")

    queries = [query["sql"] for query in captured]
    [read] = [sql for sql in queries if sql.startswith("SELECT") and "intarsia_webforms" in sql]
    written = [sql.split('"')[1] for sql in queries if sql.startswith("INSERT")]
    assert read.startswith("SELECT 1 ") and '"intarsia_webforms_entry"' in read
    assert written[-4:] == [
        "intarsia_webforms_entry",
        "intarsia_moderation_moderationrecord",
        "intarsia_webforms_delivery",
        "intarsia_jobs_job",
    ]


def test_the_next_submission_gets_what_was_published_since():
    form = web_form(confirmations=[confirmation("Until noon.")])
    assert "Until noon." in confirmed(form, input_1="First")
    form.confirmations.set([confirmation("Until midnight.")])
    form.save_revision().publish()

    assert "Until midnight." in confirmed(form, input_1="Second")
    nonce = nonce_for(form)
    form.unpublish()
    reply = reply_in(ajax("gform_submit_form", {"gform_ajax_nonce": nonce, "form_id": str(form.pk)}))
    assert reply == {"success": False, "data": f"Form {form.pk} not found."}


def test_a_sender_is_blocked_from_the_moment_of_being_listed():
    form = web_form()
    data_of(send_by_ajax(form, input_1="First"))
    listed = ListedSender.objects.create(site=Site.objects.get(), kind="email", value="ana@example.org")
    assert data_of(send_by_ajax(form, input_1="Second"))["is_valid"] is False
    listed.delete()

    assert data_of(send_by_ajax(form, input_1="Third"))["is_valid"] is True
    assert sorted(entry.texts["1"] for entry in Entry.objects.all() if not is_refused(entry)) == ["First", "Third"]


def test_settings_of_the_protection_apply_at_once():
    form = web_form()
    assert data_of(send_by_ajax(form, input_1="First"))["is_valid"] is True
    settings = ProtectionSettings.for_site(Site.objects.get())
    settings.fastest_seconds = 3600
    settings.save()

    assert data_of(send_by_ajax(form, input_1="Second"))["is_valid"] is False
