"""Payments by card: amounts, declined cards, lost answers, and what staff see."""

import logging
from datetime import timedelta

import pytest
from bs4 import BeautifulSoup
from django.test import Client
from django.utils import timezone
from wagtail.models import Site

from intarsia.jobs.models import Job
from intarsia.jobs.testing import run_jobs
from intarsia.pages.tests.builders import administrator
from intarsia.protection.models import ProtectionSettings
from intarsia.protection.tests.senders import QUESTION
from intarsia.webforms.models import Entry, Payment
from intarsia.webforms.payments.amounts import amount_text, smallest_units
from intarsia.webforms.payments.settling import CAPTURE, UNCLAIMED, forget_unclaimed, refund
from intarsia.webforms.submit import storing

from .builders import CONTACT, by_a_person, page_with, send, shown, web_form
from .calls import data_of, send_by_ajax
from .stripe_service import ASKS_THE_BANK, DECLINED, GOOD, stripe, take_test_cards

pytestmark = pytest.mark.django_db

PRODUCT = {"type": "product", "props": {"id": "kit", "label": "Kit", "price": "48.00"}}
CARD = {"type": "credit_card", "props": {"id": "card", "label": "Card"}}
APPROVED, REFUSED = "test_visa_4242_approved Visa 4242", "test_visa_0002_card_declined Visa 0002"


@pytest.fixture
def form(db):
    """Name, e-mail, message, product 4 and card 5."""
    take_test_cards()
    return web_form(*CONTACT, PRODUCT, CARD, currency="EUR")


def posted(form, token, **answers):
    fields = {"input_4.3": "2", "input_5": token, **answers}
    return send(form, by_a_person(shown(page_with(form)), **fields), follow=True).content.decode()


def error_in(html):
    found = BeautifulSoup(html, "html.parser").find(id=lambda id: id and id.startswith("validation_message_"))
    return found.text if found else ""


def card_in(html):
    return BeautifulSoup(html, "html.parser").find(attrs={"data-payment": True})


def test_FORM_CARD_01_an_order_is_paid_with_the_amount_that_the_server_calculates(form):
    """FORM-PRICE-12"""
    html = posted(form, APPROVED, **{"input_4.2": "0.01", "amount": "1"})
    payment = Payment.objects.get()

    assert "Thank you" in html
    assert (payment.amount, payment.currency, payment.state, payment.card) == (
        9600,
        "EUR",
        "authorized",
        "Visa •••• 4242",
    )
    run_jobs()
    payment.refresh_from_db()
    assert payment.state == "paid" and payment.entry.texts["5"] == "Visa •••• 4242"


def test_FORM_CARD_03_a_declined_card_is_an_error_of_its_field_and_nothing_typed_is_lost(form):
    html = posted(form, REFUSED)

    assert error_in(html).startswith("Your card was declined, and nothing was charged.")
    assert QUESTION in html and "ana@example.org" in html and card_in(html).input["value"] == ""
    assert Entry.objects.count() == 0
    assert "Thank you" in posted(form, APPROVED)
    payment = Payment.objects.get()
    assert [state for _when, state, _code in payment.history] == ["declined", "authorized"]


@pytest.mark.parametrize("answers", [{"input_4.3": "0"}, {"input_4.3": ""}])
def test_FORM_CARD_01_nothing_is_paid_for_an_order_that_costs_nothing(form, answers):
    assert "Thank you" in posted(form, "", **answers)
    assert Payment.objects.count() == 0


def test_FORM_CARD_01_a_missing_card_is_an_error_that_says_what_to_do(form):
    html = posted(form, "")

    assert error_in(html).startswith("Enter your card.") and "JavaScript" in error_in(html)
    assert Entry.objects.count() == 0


def test_FORM_CARD_01_other_errors_do_not_make_visitors_enter_the_card_again(form):
    html = posted(form, APPROVED, input_1="")

    assert card_in(html).input["value"] == APPROVED and "Visa •••• 4242" in html
    assert Payment.objects.count() == 0


def test_FORM_CARD_01_a_site_without_a_provider_says_so_and_takes_no_order(form, caplog):
    form.payments.model._meta.apps.get_model("intarsia_webforms", "PaymentSettings").objects.all().delete()
    html = posted(form, APPROVED)

    assert error_in(html) == "Payments are not possible at the moment. Nothing was charged."
    assert Entry.objects.count() == 0 and "no payment provider" in caplog.text


def test_FORM_CARD_01_a_blocked_message_pays_nothing(form):
    form.honeypot = form.Honeypot.REJECT
    form.save()
    page = shown(page_with(form))
    trap = BeautifulSoup(page, "html.parser").select_one(".gfield--type-honeypot input")["name"]
    send(form, by_a_person(page, input_5=APPROVED, **{"input_4.3": "1", trap: "spam"}))

    assert Payment.objects.count() == 0


def test_FORM_CARD_03_neither_the_entry_nor_a_log_has_more_than_the_last_digits(form, caplog):
    caplog.set_level(logging.DEBUG)
    posted(form, "4242424242424242 Visa 4242")
    posted(form, APPROVED)
    entry = Entry.objects.get()

    assert entry.answers["5"] is None and "4242424242424242" not in f"{entry.answers}{entry.texts}{entry.text}"
    assert "4242424242424242" not in caplog.text


def test_FORM_CARD_01_the_policy_of_the_page_allows_the_provider_of_its_form():
    form = web_form(*CONTACT, PRODUCT, CARD)
    with stripe():
        html = shown(page_with(form))
        other = shown(page_with(web_form()))

    assert "https://js.stripe.com" in policy_of(html) and "https://api.stripe.com" in policy_of(html)
    assert "stripe" not in policy_of(other)
    assert card_in(html)["data-options"] == '{"key":"pk_test"}' and "sk_test" not in html


def policy_of(html):
    return BeautifulSoup(html, "html.parser").find("meta", attrs={"http-equiv": "Content-Security-Policy"})["content"]


@pytest.mark.parametrize(
    ("amount", "currency", "units"),
    [("113.80", "EUR", 11380), ("1200", "JPY", 1200), ("0.1", "USD", 10), ("0.125", "EUR", 13), ("0.5", "JPY", 1)],
)
def test_FORM_CARD_01_amounts_are_in_the_smallest_unit(amount, currency, units):
    assert smallest_units(amount, currency) == units


@pytest.mark.parametrize(
    ("units", "currency", "text"), [(11380, "EUR", "113.80 EUR"), (1200, "JPY", "1200 JPY"), (5, "USD", "0.05 USD")]
)
def test_FORM_CARD_01_staff_read_amounts_in_units_of_the_currency(units, currency, text):
    assert amount_text(units, currency) == text


def test_FORM_CARD_01_stripe_reserves_the_amount_and_takes_it_once_the_entry_is_stored(form):
    with stripe() as service:
        assert "Thank you" in posted(form, f"{GOOD} Visa 4242")
        assert service.only_intent["status"] == "requires_capture" and service.only_intent["amount"] == 9600
        run_jobs()

    assert service.only_intent["status"] == "succeeded" and Payment.objects.get().state == "paid"


def test_FORM_CARD_01_a_decline_of_stripe_is_explained_and_its_intent_used_again(form):
    with stripe() as service:
        assert error_in(posted(form, DECLINED)) == "There is not enough money on this card. Use another card."
        assert "Thank you" in posted(form, GOOD)

    assert service.only_intent["status"] == "requires_capture" and Entry.objects.count() == 1


@pytest.mark.parametrize("lost", ["payment_intents", "confirm"])
def test_FORM_CARD_01_a_lost_answer_does_not_reserve_twice(form, lost, monkeypatch):
    """Stripe did it, the answer did not arrive, and the visitor sends the form once more."""
    monkeypatch.setattr("intarsia.webforms.payments.stripe_provider.stripe_api.TRIES", 1)
    with stripe() as service:
        service.loses = lost
        assert "you do not pay twice" in error_in(posted(form, GOOD))
        assert "Thank you" in posted(form, GOOD)

    assert service.only_intent["status"] == "requires_capture"
    assert service.calls("confirm") == 1 and Entry.objects.count() == Payment.objects.count() == 1


def test_FORM_CARD_01_a_crash_between_payment_and_entry_does_not_reserve_twice(form, monkeypatch):
    with stripe() as service:
        monkeypatch.setattr(storing, "record", crash)
        with pytest.raises(RuntimeError):
            posted(form, GOOD)
        monkeypatch.undo()
        assert Entry.objects.count() == 0
        # The visitor reloads the page and enters the card again: another token, the same order.
        assert "Thank you" in posted(form, "pm_other Visa 4242")

    assert service.only_intent["status"] == "requires_capture" and Entry.objects.count() == 1


def crash(*_args):
    raise RuntimeError("The process was killed.")


def test_FORM_CARD_01_the_same_order_after_a_reload_is_stored_and_paid_once(form):
    """The answer was lost after the entry was stored; the script of the reloaded page has another key."""
    for key in ("a" * 32, "b" * 32):
        answers = {"input_4.3": "2", "input_5": APPROVED}
        data = data_of(send_by_ajax(form, headers={"Idempotency-Key": key}, **answers))
        assert data["confirmation_type"] == "message"

    assert Entry.objects.count() == Payment.objects.count() == 1


def test_FORM_CARD_01_a_bank_that_asks_for_a_confirmation_gets_it_before_the_entry_is_stored(form):
    with stripe() as service:
        html = posted(form, f"{ASKS_THE_BANK} Visa 4242")
        assert card_in(html)["data-action"] == "pi_1_secret" and Entry.objects.count() == 0
        assert card_in(html).input["value"] == f"{ASKS_THE_BANK} Visa 4242"
        service.intents["pi_1"]["status"] = "requires_capture"
        assert "Thank you" in posted(form, f"{ASKS_THE_BANK} Visa 4242")

    assert service.calls("confirm") == 1 and Payment.objects.get().state == "authorized"


def test_FORM_CARD_01_messages_of_stripe_agree_with_the_entry_in_any_order(form, monkeypatch):
    with stripe() as service:
        monkeypatch.setattr(storing, "record", crash)
        with pytest.raises(RuntimeError):
            posted(form, GOOD)
        monkeypatch.undo()
        # Before the entry exists.
        assert service.tells("pi_1").status_code == 200
        run_jobs()
        posted(form, GOOD)
        run_jobs()
        service.refunded("pi_1", 1000)
        for _again in range(2):
            service.tells("pi_1")
        run_jobs()
        assert (Payment.objects.get().state, Payment.objects.get().refunded) == ("paid", 1000)
        service.refunded("pi_1", 9600)
        service.tells("pi_1")
        run_jobs()

    payment = Payment.objects.get()
    assert (payment.state, payment.refunded, payment.entry) == ("refunded", 9600, Entry.objects.get())


def test_FORM_CARD_01_messages_with_a_wrong_or_old_signature_are_refused(form):
    with stripe() as service:
        posted(form, GOOD)
        assert service.tells("pi_1", secret="other").status_code == 400
        assert service.tells("pi_1", sent_at=timezone.now().timestamp() - 3600).status_code == 400
    endless = Client(headers={"Stripe-Signature": f"t={'9' * 5000},v1=0"})
    assert endless.post("/forms/payments/stripe/", "{}", content_type="application/json").status_code == 400


@pytest.mark.parametrize(
    "body",
    ["[]", "null", "{", '{"data": null}', '{"data": {"object": null}}', '{"data": {"object": {"metadata": []}}}'],
)
def test_FORM_CARD_01_signed_messages_about_something_else_are_accepted(form, body):
    """Stripe repeats a message that was answered with an error for days, and then turns off the endpoint."""
    with stripe() as service:
        posted(form, GOOD)
        assert service.sends(body).status_code == 200


def test_FORM_CARD_01_an_amount_that_no_entry_claims_is_given_back(form, monkeypatch):
    with stripe() as service:
        monkeypatch.setattr(storing, "record", crash)
        with pytest.raises(RuntimeError):
            posted(form, GOOD)
        Payment.objects.update(created=timezone.now() - UNCLAIMED - timedelta(minutes=1))
        forget_unclaimed()
        run_jobs()

    assert service.only_intent["status"] == "canceled" and Payment.objects.get().state == "canceled"


def test_FORM_CARD_01_a_refund_is_known_at_once(form):
    with stripe() as service:
        posted(form, GOOD)
        run_jobs()
        refund(Payment.objects.get())

    assert service.calls("refunds") == 1 and Payment.objects.get().state == "refunded"


def test_FORM_CARD_01_an_amount_that_stripe_refuses_to_take_is_tried_again(form):
    """FORM-CARD-01"""
    with stripe() as service:
        service.refuses = "capture"
        posted(form, GOOD)
        run_jobs()
        job = Job.objects.get(name=CAPTURE)
        assert (job.state, Payment.objects.get().state) == ("waiting", "authorized") and "processing_error" in job.error

        service.refuses = ""
        run_jobs(after=timedelta(hours=1))

    assert Payment.objects.get().state == "paid"


@pytest.mark.parametrize("answer", [{"refuses": "refunds"}, {"refund_status": "failed"}])
def test_FORM_CARD_01_a_refund_that_stripe_refuses_is_not_shown_as_refunded(form, staff, answer):
    """FORM-CARD-01"""
    with stripe() as service:
        posted(form, GOOD)
        run_jobs()
        vars(service).update(answer)
        fields = {"action": "refund", "payment": Payment.objects.get().pk}
        page = staff.post(f"/admin/webform_entries/act/{Entry.objects.get().pk}/", fields, follow=True)

    assert "did not refund the payment" in page.content.decode()
    assert (Payment.objects.get().state, Payment.objects.get().refunded) == ("paid", 0)


@pytest.fixture
def staff(db):
    client = Client()
    client.force_login(administrator())
    return client


def test_FORM_CARD_01_staff_see_the_payment_in_the_entry_its_timeline_the_list_and_the_spreadsheet(form, staff):
    posted(form, REFUSED)
    posted(form, APPROVED)
    run_jobs()
    entry = Entry.objects.get()
    page = staff.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()
    listed = staff.get("/admin/webform_entries/").content.decode()
    exported = staff.get("/admin/webform_entries/", {"form": form.pk, "export": "csv"}).getvalue().decode()

    assert "Paid · 96,00 € · Visa •••• 4242" in page or "Paid · 96,00 € · Visa" in page
    assert "Payment: Declined (card_declined)" in page and "Payment: Paid" in page
    assert "Paid" in listed and exported.splitlines()[1].endswith(',"Paid"')


def test_FORM_CARD_01_staff_refund_a_payment(form, staff):
    posted(form, APPROVED)
    run_jobs()
    entry, payment = Entry.objects.get(), Payment.objects.get()
    fields = {"action": "refund", "payment": payment.pk}
    page = staff.post(f"/admin/webform_entries/act/{entry.pk}/", fields, follow=True).content.decode()

    payment.refresh_from_db()
    assert payment.state == "refunded" and payment.refunded == 9600
    assert "Refund requested" in page and "Payment: Refunded" in page


def edited(staff, **fields) -> str:
    """The page after staff changed these inputs of the only entry."""
    edit = f"/admin/webform_entries/edit/{Entry.objects.get().pk}/"
    inputs = BeautifulSoup(staff.get(edit).content, "html.parser").select("[name^=input_]")
    values = {one["name"]: one.get("value") or one.text for one in inputs}
    return staff.post(edit, values | fields, follow=True).content.decode()


TOTAL = {"type": "total", "props": {"id": "total", "label": "Total"}}


@pytest.fixture
def with_total(db):
    """Name, e-mail, message, product 4, card 5 and total 6."""
    take_test_cards()
    return web_form(*CONTACT, PRODUCT, CARD, TOTAL, currency="EUR")


def test_FORM_PRICE_12_staff_who_change_a_quantity_change_the_order_and_its_total(with_total, staff):
    """FORM-PRICE-12"""
    posted(with_total, APPROVED)
    run_jobs()
    page = edited(staff, **{"input_4.3": "3"})
    entry = Entry.objects.get()

    assert (entry.order["lines"][0]["quantity"], entry.order["total"]["value"]) == ("3", "144")
    assert "144" in entry.texts["6"]
    assert "The total is now 144,00" in page and "the payment is still 96,00" in page
    assert entry.payments.get().amount == 9600


def test_FORM_PRICE_12_an_order_that_staff_did_not_touch_keeps_the_prices_of_its_day(with_total, staff):
    """FORM-PRICE-12"""
    posted(with_total, APPROVED)
    run_jobs()
    with_total.document["content"][3]["props"]["price"] = "60.00"
    with_total.save()
    page = edited(staff, input_1="Ben Prokop")
    entry = Entry.objects.get()

    assert (entry.name, entry.order["total"]["value"]) == ("Ben Prokop", "96")
    assert "96" in entry.texts["6"] and "The total is now" not in page


@pytest.mark.parametrize(("decision", "state"), [("allow", "paid"), ("spam", "canceled"), ("trash", "canceled")])
def test_FORM_CARD_01_the_payment_of_a_held_entry_follows_the_decision_of_staff(form, staff, decision, state):
    """FORM-CARD-01"""
    ProtectionSettings.objects.create(site=Site.objects.get(), hold_from=0.0, confirm_below=0.0)
    posted(form, APPROVED)
    run_jobs()
    entry, payment = Entry.objects.get(), Payment.objects.get()
    assert payment.state == "authorized", "nothing is taken while the entry waits"

    staff.post(f"/admin/webform_entries/act/{entry.pk}/", {"action": "decide", "decision": decision})
    run_jobs()

    payment.refresh_from_db()
    assert payment.state == state
