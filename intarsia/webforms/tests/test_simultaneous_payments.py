"""Payments while something else happens: the same order in another tab, and entries that are deleted."""

import json
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from wagtail.models import Site

from intarsia.jobs.testing import run_jobs
from intarsia.moderation.api import erase
from intarsia.pages.tests.builders import administrator
from intarsia.protection.models import ProtectionSettings
from intarsia.webforms.models import Entry, FormFile, Payment
from intarsia.webforms.payments import settling
from intarsia.webforms.payments.provider import Outcome
from intarsia.webforms.payments.provider_for_tests import ProviderForTests
from intarsia.webforms.payments.settling import UNCLAIMED, forget_unclaimed
from intarsia.webforms.submit import storing, submission
from intarsia.webforms.uploads.storage.expiry import delete_unowned

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form
from .calls import data_of, send_by_ajax
from .stripe_service import GOOD, stripe, take_test_cards
from .test_payments import APPROVED, CARD, PRODUCT, crash, posted
from .uploads import file_form, upload, uploaded

pytestmark = pytest.mark.django_db
AGAIN = "ask for it again"


@pytest.fixture
def form(db):
    take_test_cards()
    return web_form(*CONTACT, PRODUCT, CARD, currency="EUR")


def send_order(form, key):
    fields = {"input_4.3": "2", "input_5": APPROVED}
    return data_of(send_by_ajax(form, headers={"Idempotency-Key": key * 32}, **fields))


@pytest.mark.parametrize("step", ["pay", "store"])
def test_FORM_CARD_01_the_same_order_in_two_tabs_is_stored_and_paid_once(form, step, monkeypatch):
    """The second request is done while the first one is about to pay, or to store its entry."""
    original, answers = getattr(submission, step), []

    def after_another(*arguments):
        if not answers:
            answers.append(None)
            answers.append(send_order(form, "b"))
        return original(*arguments)

    monkeypatch.setattr(submission, step, after_another)
    answers.append(send_order(form, "a"))

    assert [answer["confirmation_type"] for answer in answers[1:]] == ["message", "message"]
    assert Entry.objects.count() == Payment.objects.filter(state="authorized").count() == 1


def test_FORM_CARD_01_a_provider_that_knows_no_more_is_told_to_give_an_unclaimed_amount_back(form, monkeypatch):
    canceled = []

    def cancel(_self, payment, _settings):
        canceled.append(payment.reference)
        return Outcome(Payment.State.CANCELED)

    monkeypatch.setattr(ProviderForTests, "cancel", cancel)
    monkeypatch.setattr(storing, "record", crash)
    with pytest.raises(RuntimeError):
        posted(form, APPROVED)
    Payment.objects.update(created=timezone.now() - UNCLAIMED - timedelta(minutes=1))
    forget_unclaimed()
    run_jobs()

    assert canceled == [Payment.objects.get().reference]


def test_FORM_CARD_01_what_is_reserved_for_a_deleted_entry_is_given_back(form):
    ProtectionSettings.objects.create(site=Site.objects.get(), hold_from=0.0, confirm_below=0.0)
    with stripe() as service:
        posted(form, GOOD)
        assert service.only_intent["status"] == "requires_capture"
        erase("ana@example.org")
        run_jobs()

    assert service.only_intent["status"] == "canceled" and not Payment.objects.exists()


def test_FORM_CARD_01_deleting_an_entry_returns_no_money_that_was_taken(form):
    with stripe() as service:
        posted(form, GOOD)
        run_jobs()
        Entry.objects.get().delete()
        run_jobs()

    assert service.only_intent["status"] == "succeeded"


@pytest.fixture
def staff(db):
    client = Client()
    client.force_login(administrator())
    return client


def hold_all():
    ProtectionSettings.objects.create(site=Site.objects.get(), hold_from=0.0, confirm_below=0.0)


def decide(staff, decision):
    """What staff see then: the entry and what happened with it."""
    url = f"/admin/webform_entries/act/{Entry.objects.get().pk}/"
    return staff.post(url, {"action": "decide", "decision": decision}, follow=True).content.decode()


def paid_and_decided(form, staff, is_held, decisions):
    """The payment service after an entry was sent, staff took these decisions, and then the jobs ran."""
    if is_held:
        hold_all()
    with stripe() as service:
        posted(form, GOOD)
        for decision in decisions:
            decide(staff, decision)
        run_jobs()
    return service


@pytest.mark.parametrize(("is_held", "decisions"), [(False, ["spam"]), (True, ["allow", "spam"]), (False, ["trash"])])
def test_FORM_CARD_01_a_removal_before_the_amount_is_taken_gives_it_back(form, staff, is_held, decisions):
    """FORM-CARD-01"""
    service = paid_and_decided(form, staff, is_held, decisions)

    assert service.only_intent["status"] == "canceled" and service.calls("capture") == 0
    assert Payment.objects.get().state == "canceled"


@pytest.mark.parametrize(
    ("is_held", "decisions"),
    [(False, ["trash", "restore"]), (True, ["trash", "allow"]), (True, ["spam", "restore", "spam", "allow"])],
)
def test_FORM_CARD_01_a_removal_that_is_undone_at_once_keeps_the_payment(form, staff, is_held, decisions):
    """FORM-CARD-01"""
    service = paid_and_decided(form, staff, is_held, decisions)

    assert service.only_intent["status"] == "succeeded" and service.calls("cancel") == 0


def test_FORM_CARD_01_an_amount_that_is_still_reserved_is_taken_when_the_removal_is_undone(form, staff):
    """FORM-CARD-01: the job that takes it ran while the entry was in the trash, the one that gives it back not yet."""
    with stripe() as service:
        posted(form, GOOD)
        decide(staff, "trash")
        settling.capture(Payment.objects.get().pk)
        decide(staff, "restore")
        run_jobs()

    assert service.only_intent["status"] == "succeeded"


def test_FORM_CARD_01_staff_who_allow_an_entry_whose_payment_was_canceled_see_that_it_must_be_asked_for(form, staff):
    """FORM-CARD-01"""
    posted(form, APPROVED)
    decide(staff, "trash")
    run_jobs()
    assert AGAIN not in staff.get(f"/admin/webform_entries/inspect/{Entry.objects.get().pk}/").content.decode()

    page = decide(staff, "allow")
    listed = staff.get("/admin/webform_entries/").content.decode()
    exported = staff.get("/admin/webform_entries/", {"form": form.pk, "export": "csv"}).getvalue().decode()
    later = staff.get(f"/admin/webform_entries/inspect/{Entry.objects.get().pk}/").content.decode()

    assert "The payment of 1 entry was canceled before, so nothing is paid." in page
    assert f"Canceled: {AGAIN} · 96" in later and "Payment: Canceled" in later
    assert f"Canceled: {AGAIN}" in listed and exported.splitlines()[1].endswith(f',"Canceled: {AGAIN}"')


def test_FORM_UPL_16_a_file_that_is_deleted_while_its_form_is_sent_is_asked_for_again(monkeypatch):
    """A check of the message can take seconds. No entry names a file that nobody has."""
    form, original = file_form(), submission.store
    sent = by_a_person(shown(page_with(form))) | uploaded(upload(form))

    def store_late(accepted):
        delete_unowned(FormFile.objects.all())
        return original(accepted)

    monkeypatch.setattr(submission, "store", store_late)
    html = send(form, sent, follow=True).content.decode()

    assert "This file is not stored any more. Choose it again." in html
    assert not Entry.objects.exists() and json.loads(sent["gform_uploaded_files"])["input_4"]
