"""Field types whose answers the server checks, calculates or never stores."""

import json

import pytest
from bs4 import BeautifulSoup
from django.core import mail

from intarsia.jobs.testing import run_jobs
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import Unavailable
from intarsia.webforms.models import Entry
from intarsia.webforms.numbering import numbers_of
from intarsia.webforms.orders import order_rows

from .builders import CONTACT, by_a_person, hidden_inputs, notification, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db


def test_FORM_PWD_05_a_password_is_never_stored(monkeypatch):
    """FORM-PWD-05, also if the rules cannot run"""
    form = web_form(*CONTACT, {"type": "password", "props": {"id": "secret"}})
    typed = {"input_4": "k7#Qz!pW-unseen", "input_4_2": "k7#Qz!pW-unseen"}
    html = shown(page_with(form))
    send(form, by_a_person(html, **typed))
    monkeypatch.setattr(type(renderer()), "call", _unavailable)
    send(form, by_a_person(html, input_1="Bob", **typed))

    assert Entry.objects.count() == 2
    for entry in Entry.objects.all():
        assert "unseen" not in str([entry.answers, entry.texts, entry.text])


def test_nothing_typed_is_lost_if_the_rules_cannot_run(monkeypatch):
    children = {
        "type": "repeater",
        "props": {
            "id": "children",
            "label": "Children",
            "fields": [{"type": "text", "props": {"id": "child", "label": "Child"}}],
        },
    }
    address = {"type": "address", "props": {"id": "address", "label": "Address"}}
    form = web_form(*CONTACT, address, children)
    html = shown(page_with(form))
    numbers = numbers_of(form.pk)
    typed = {
        f"input_{numbers['address']}.1": "12 Mill Lane",
        f"input_{numbers['address']}.3": "Elmford",
        f"input_{numbers['child']}[0]": "Mia",
        f"input_{numbers['child']}[1]": "Noah",
    }
    monkeypatch.setattr(type(renderer()), "call", _unavailable)
    send(form, by_a_person(html, **typed))

    entry = Entry.objects.get()
    assert entry.texts[str(numbers["address"])] == "12 Mill Lane, Elmford"
    assert entry.texts[str(numbers["child"])] == "Mia\nNoah"
    assert entry.texts[str(numbers["mail"])] == "ana@example.org"
    assert ("Child", "Mia\nNoah") in entry.labelled_answers
    assert entry.record.status == "waiting"


def _unavailable(*call):
    raise Unavailable("V8 is busy.")


def test_a_password_is_not_on_the_page_with_errors():
    form = web_form(*CONTACT, {"type": "password", "props": {"id": "secret"}})
    fields = by_a_person(shown(page_with(form)), input_1="", input_4="k7#Qz!pW-unseen", input_4_2="other")

    assert "unseen" not in send(form, fields).content.decode()


def test_FORM_CALC_07_the_server_calculates():
    """FORM-CALC-07: a result that was sent is not read."""
    count = {"type": "text", "props": {"id": "count", "label": "Count"}}
    total = {"type": "calculation", "props": {"id": "sum", "label": "Sum", "formula": "{Count:4} * 2"}}
    form = web_form(*CONTACT, count, total)
    send(form, by_a_person(shown(page_with(form)), input_4="21", input_5="1"))

    assert Entry.objects.get().answers["5"] == "42"


ORDER = (
    {"type": "product", "props": {"id": "ticket", "label": "Ticket", "price": "12.50"}},
    {
        "type": "coupon",
        "props": {"id": "coupon", "coupons": [{"_id": "a", "code": "SECRET-7", "kind": "amount", "value": "5"}]},
    },
    {"type": "total", "props": {"id": "total"}},
)


def test_FORM_PRICE_12_the_server_calculates_the_order_and_stores_it(admin_client):
    """FORM-PRICE-12, FORM-PRICE-06: prices and totals that were sent are not read."""
    form = web_form(*CONTACT, *ORDER, currency="EUR", notifications=[notification(message="<p>{order}</p>")])
    cheap = {"input_4.2": "0,01 €", "input_4.3": "2", "input_5": "secret-7", "input_6": "0,02 €"}
    send(form, by_a_person(shown(page_with(form)), **cheap))
    run_jobs()

    entry = Entry.objects.get()
    assert order_rows(entry) == [("2 × Ticket", "25,00 €"), ("Discount", "-5,00 €"), ("Total", "20,00 €")]
    assert (entry.answers["6"], entry.texts["6"]) == ("20", "20,00 €")
    assert "Total: 20,00 €" in mail.outbox[0].body
    page = admin_client.get(f"/admin/webform_entries/inspect/{entry.pk}/").content.decode()
    assert page.count("<dt>Total</dt>") == 1


def test_an_entry_without_an_order_has_none(form):
    send(form, by_a_person(shown(page_with(form))))

    assert Entry.objects.get().order is None and order_rows(Entry.objects.get()) == []


def test_staff_see_the_order_of_an_entry(admin_client):
    form = web_form(*CONTACT, *ORDER)
    send(form, by_a_person(shown(page_with(form)), **{"input_4.3": "2"}))
    html = admin_client.get(f"/admin/webform_entries/inspect/{Entry.objects.get().pk}/").content.decode()

    assert "2 × Ticket" in html and "$25.00" in html


def test_coupon_codes_are_on_no_page():
    form = web_form(*CONTACT, *ORDER)
    html = shown(page_with(form))

    assert "SECRET" not in html
    [ticket] = [field for field in rules_in(html, form)["fields"] if field["id"] == "ticket"]
    assert ticket["pricing"] == {"role": "product", "price": {"fixed": "12.50"}}


def test_FORM_PRICE_01_the_script_of_a_form_gets_its_currency():
    """FORM-PRICE-01"""
    form = web_form(*CONTACT, *ORDER, currency="EUR")
    currency = rules_in(shown(page_with(form)), form)["currency"]

    assert currency == {
        "code": "EUR",
        "symbol_left": "",
        "symbol_right": "€",
        "symbol_padding": " ",
        "decimals": 2,
        "decimal_separator": ",",
        "thousand_separator": ".",
    }


def test_a_form_without_rules_and_prices_has_no_rules_in_its_page(form):
    assert "data-rules" not in shown(page_with(form))


def test_FORM_COND_03_what_rules_hide_at_first_is_hidden_in_the_html():
    """FORM-COND-03: so nothing moves when the script starts. Without a script the style shows it."""
    rule = {"field": "kind", "operator": "is", "value": "Other"}
    more = {"type": "text", "props": {"id": "more", "label": "Which", "shown_if": rule, "is_required": "yes"}}
    form = web_form({"type": "text", "props": {"id": "kind", "label": "Kind"}}, more)
    page = page_with(form)
    fresh = BeautifulSoup(shown(page), "html.parser")
    box = fresh.find(id=f"field_{form.pk}_2")

    assert box.has_attr("data-hidden-at-first") and not box.has_attr("hidden")
    assert not fresh.find(id=f"field_{form.pk}_1").has_attr("data-hidden-at-first")
    answer = send(form, {**hidden_inputs(str(fresh)), "input_1": "Other"}).content.decode()
    assert not BeautifulSoup(answer, "html.parser").find(id=f"field_{form.pk}_2").has_attr("data-hidden-at-first")


def test_a_form_has_what_its_script_needs_to_check_answers(form):
    tag = BeautifulSoup(shown(page_with(form)), "html.parser").find(id=f"gform_{form.pk}")
    required = {"is_required": "yes"}

    assert json.loads(tag["data-checks"]) == {
        "fields": {
            "1": {"type": "text", "settings": required},
            "2": {"type": "email", "settings": required},
            "3": {"type": "textarea", "settings": required},
        },
        "texts": {},
    }


def rules_in(html: str, form) -> dict:
    return json.loads(BeautifulSoup(html, "html.parser").find(id=f"gform_{form.pk}")["data-rules"])


def password_first():
    secret = {"type": "password", "props": {"id": "secret", "label": "Password", "is_required": "yes"}}
    return web_form(
        secret, {"type": "page_break", "props": {"id": "second"}}, {"type": "text", "props": {"id": "name"}}
    )


def moved(form, kind: str, page: int, **inputs: str) -> BeautifulSoup:
    fields = {"gform_source_page_number": str(page), "gform_submission_type": kind, "gform_submit": str(form.pk)}
    return BeautifulSoup(send(form, fields | inputs).content, "html.parser")


def test_FORM_PWD_05_a_password_of_an_earlier_page_is_checked_once_and_not_in_the_html():
    """FORM-PWD-05, FORM-PAGE-15, FORM-PAGE-19"""
    form, good = password_first(), "veneer-Oak-19-knife"
    weak = moved(form, "next", 1, input_1="short", input_1_2="short")
    assert not weak.find("input", {"name": "input_1_checked"})
    second = moved(form, "next", 1, input_1=good, input_1_2=good)
    mark = second.find("input", {"name": "input_1_checked"})["value"]

    assert good not in str(second) and "Your password was checked." in second.text
    assert "This field is required." in moved(form, "submit", 2).text
    assert "This field is required." in moved(form, "submit", 2, input_1_checked=f"{mark}x").text
    assert "Enter the same password twice." in moved(form, "submit", 2, input_1=good, input_1_checked=mark).text
    first = moved(form, "previous", 2, input_1_checked=mark)
    assert first.find("input", {"name": "input_1_checked"}) and not first.find("input", {"name": "input_1"}).has_attr(
        "required"
    )
    send(form, by_a_person("", gform_source_page_number="2", input_1="", input_1_checked=mark))
    assert good not in json.dumps(Entry.objects.get().answers)


def test_FORM_PWD_05_the_mark_of_another_form_is_refused():
    """FORM-PWD-05"""
    one, other, good = password_first(), password_first(), "veneer-Oak-19-knife"
    mark = moved(one, "next", 1, input_1=good, input_1_2=good).find("input", {"name": "input_1_checked"})["value"]

    assert "This field is required." in moved(other, "submit", 2, input_1_checked=mark).text
