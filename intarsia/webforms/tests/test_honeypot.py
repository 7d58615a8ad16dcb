"""The traps of a form: evidence of spam, which the owner may make strict. People without JavaScript are not caught."""

import time

import pytest
from bs4 import BeautifulSoup

from intarsia.webforms.models import Entry, WebForm
from intarsia.webforms.numbering import numbers_of
from intarsia.webforms.traps import version_hash
from intarsia.webforms.traps.honeypot import trap_number

from .builders import by_a_person, page_with, send, shown, web_form
from .calls import ajax, data_of, send_by_ajax

pytestmark = pytest.mark.django_db

PATH = "gform_theme_config/common/form/honeypot/version_hash"


def trap_in(html: str):
    return BeautifulSoup(html, "html.parser").select_one(".gfield--type-honeypot input")


def hash_of(form: WebForm) -> str:
    return data_of(ajax("gform_get_config", {"args": f'{{"form_id": {form.pk}}}', "config_path": PATH}))["version_hash"]


def sent_with(form: WebForm, **fields: str) -> Entry:
    send(form, by_a_person(shown(page_with(form)), **fields))
    return Entry.objects.latest("pk")


def reasons(entry: Entry) -> set[str]:
    return {one["reason"] for one in entry.record.reasons} & {
        "form_trap_filled",
        "wrong_version_hash",
        "no_version_hash",
    }


def test_FORM_HONEY_01_every_page_of_a_form_has_the_same_trap(form):
    """FORM-HONEY-01"""
    first, second = trap_in(shown(page_with(form))), trap_in(shown(page_with(form)))

    assert first == second and first["name"] == f"input_{trap_number(form.pk)}"
    # Password managers leave such fields alone.
    assert {"data-1p-ignore", "data-bwignore", "data-lpignore", "data-form-type"} <= first.attrs.keys()


def test_FORM_HONEY_01_a_form_can_be_without_one():
    form = web_form(honeypot="off")
    assert trap_in(shown(page_with(form))) is None

    assert reasons(sent_with(form, version_hash="wrong")) == set()


@pytest.mark.parametrize(
    ("hours", "judged"),
    [(0, "right"), (12, "right"), (24, "missing"), (59 * 12, "missing"), (60 * 12, "wrong"), (-12, "wrong")],
)
def test_a_version_hash_is_right_for_a_day_and_outdated_for_a_month(monkeypatch, hours, judged):
    """It changes twice a day. A page that was open for days is not a forgery."""
    sent, now = version_hash.version_hash(7), time.time()
    monkeypatch.setattr(version_hash, "time", lambda: now + hours * 3600)

    assert version_hash.judged_hash(7, sent) == judged
    assert version_hash.judged_hash(8, sent) == "wrong"
    assert version_hash.judged_hash(7, "") == "missing"


def test_the_number_of_a_trap_looks_like_that_of_a_field():
    numbers = {trap_number(form) for form in range(1, 5000)}

    assert (min(numbers), max(numbers)) == (300, 999)


def test_a_field_never_has_the_number_of_the_trap(form, monkeypatch):
    monkeypatch.setattr("intarsia.webforms.numbering.trap_number", lambda _form: 4)
    new = ({"type": "text", "props": {"id": name}} for name in ("one", "two"))
    form.document = {**form.document, "content": [*form.document["content"], *new]}
    form.save_revision().publish()

    assert numbers_of(form.pk) == {"name": 1, "mail": 2, "message": 3, "one": 5, "two": 6}


def test_FORM_HONEY_04_a_person_with_the_hash_of_the_form_has_no_evidence_against_them(form):
    entry = sent_with(form, version_hash=hash_of(form))

    assert (entry.record.status, reasons(entry)) == ("allowed", set())


def test_FORM_HONEY_04_without_javascript_a_message_gets_through(form):
    answers = {"input_1": "Ana", "input_2": "ana@example.org", "input_3": "Is the course in May for beginners?"}
    fields = by_a_person(shown(page_with(form)), **answers)
    send(form, {name: value for name, value in fields.items() if not name.startswith(("ct_", "apbct"))})
    entry = Entry.objects.get()

    assert (entry.record.status, reasons(entry)) == ("allowed", {"no_version_hash"})


def test_FORM_HONEY_04_a_filled_trap_is_evidence_among_others(form):
    entry = sent_with(form, **{f"input_{trap_number(form.pk)}": "x", "version_hash": hash_of(form)})

    assert reasons(entry) == {"form_trap_filled"} and len(entry.record.reasons) > 1


def test_FORM_HONEY_04_a_program_that_fills_in_everything_is_spam(form):
    fields = by_a_person(shown(page_with(form)), **{f"input_{trap_number(form.pk)}": "https://example.org"})
    send(form, {name: value for name, value in fields.items() if not name.startswith(("ct_", "apbct"))})

    assert Entry.objects.get().record.status != "allowed"


@pytest.mark.parametrize("wrong", ["0" * 32, "ä", "another form's"])
def test_FORM_HONEY_04_a_wrong_hash_is_spam(form, wrong):
    sent = hash_of(web_form()) if wrong == "another form's" else wrong
    entry = sent_with(form, version_hash=sent)

    assert entry.record.status != "allowed" and reasons(entry) == {"wrong_version_hash"}


@pytest.mark.parametrize(("hours", "expected"), [(12, set()), (24, {"no_version_hash"}), (72, {"no_version_hash"})])
def test_FORM_HONEY_04_a_hash_counts_in_the_next_period_and_is_never_taken_for_a_forgery(
    form, hours, expected, monkeypatch
):
    before = hash_of(form)
    later = time.time() + hours * 60 * 60
    monkeypatch.setattr("intarsia.webforms.traps.version_hash.time", lambda: later)

    assert reasons(sent_with(form, version_hash=before)) == expected


@pytest.mark.parametrize("caught", ["filled", "wrong hash"])
def test_FORM_HONEY_04_a_strict_form_refuses_what_was_caught(caught):
    form = web_form(honeypot="reject", submission_method="ajax")
    trap = {f"input_{trap_number(form.pk)}": "x"} if caught == "filled" else {"version_hash": "wrong"}
    reply = data_of(send_by_ajax(form, **trap))

    assert reply["is_valid"] is False and reply["validation_summary"]
    assert Entry.objects.get().record.status == "blocked"
    assert data_of(send_by_ajax(form, version_hash=hash_of(form)))["is_valid"] is True
