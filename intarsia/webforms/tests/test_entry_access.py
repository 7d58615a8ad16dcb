"""FORM-SUB-34: who sees entries, how long they are kept, and what a person asks for."""

import json
from collections import Counter
from datetime import timedelta

import pytest
from django.contrib.auth.models import Group, Permission
from django.core.management import call_command
from django.db import connection
from django.db.models.signals import pre_delete
from django.utils import timezone
from wagtail.models import ModelLogEntry

from intarsia.moderation.api import erase, export
from intarsia.webforms.models import Entry, EntryNote

from .builders import CONTACT, by_a_person, entry, page_with, send, shown, web_form

pytestmark = pytest.mark.django_db

LIST = "/admin/webform_entries/"


def reader(django_user_model, *codenames: str, group: Group | None = None):
    user = django_user_model.objects.create_user(f"reader{len(codenames)}{bool(group)}", "r@example.org", "x")
    found = Permission.objects.filter(codename__in=["access_admin", "view_entry", *codenames])
    user.user_permissions.set(found)
    if group:
        user.groups.add(group)
    return user


def test_FORM_SUB_34_entries_are_open_to_users_of_the_groups_of_their_form(client, django_user_model):
    office = Group.objects.create(name="Office")
    closed = web_form(title="Applications", groups=[office])
    secret, public = entry(closed, name="Secret"), entry(web_form(title="Contact"), name="Public")
    client.force_login(reader(django_user_model))
    html = client.get(LIST).content.decode()

    assert "Public" in html and "Secret" not in html and "Applications" not in html
    assert client.get(f"{LIST}inspect/{public.pk}/").status_code == 200
    for path in ("inspect/{}/", "print/{}/", "edit/{}/"):
        assert client.get(LIST + path.format(secret.pk)).status_code == 302
    assert client.get(f"{LIST}report/{closed.pk}/").status_code == 302
    assert "Secret" not in client.get(LIST, {"export": "csv", "form": closed.pk}, follow=True).content.decode()

    client.force_login(reader(django_user_model, group=office))
    assert "Secret" in client.get(LIST).content.decode()
    assert client.get(f"{LIST}inspect/{secret.pk}/").status_code == 200


def test_FORM_SUB_34_staff_delete_an_entry_with_the_permission_for_its_form(client, django_user_model):
    office = Group.objects.create(name="Office")
    secret, public = entry(web_form(groups=[office]), name="Secret"), entry(web_form(), name="Public")
    client.force_login(reader(django_user_model, "delete_entry"))
    asked = client.get(f"{LIST}delete/{public.pk}/")
    for one in (public, secret):
        client.post(f"{LIST}delete/{one.pk}/")

    assert asked.status_code == 200
    assert [one.name for one in Entry.objects.all()] == ["Secret"]


@pytest.mark.parametrize("number", [10**30, "9" * 5000, "\u0663"])
def test_a_list_of_entries_of_an_impossible_form_shows_entries_of_all(form, client, django_user_model, number):
    entry(form, name="Ana")
    client.force_login(reader(django_user_model))

    assert client.get(LIST, {"form": number}).status_code == 200


def test_FORM_SUB_34_a_guessed_entry_gives_visitors_nothing(client, form):
    assert client.get(f"{LIST}inspect/{entry(form).pk}/").status_code == 302


def test_the_queue_of_messages_hides_the_entries_of_closed_forms(client, django_user_model):
    closed = web_form(title="Applications", groups=[Group.objects.create(name="Office")])
    entry(closed, "waiting", name="Secret")
    entry(web_form(title="Contact"), "waiting", name="Public")
    client.force_login(reader(django_user_model, "change_entry"))
    html = client.get("/admin/protection_messages/").content.decode()

    assert "Public" in html and "Contact" in html and "Secret" not in html


def test_reading_exporting_and_erasing_are_permissions_of_their_own(client, django_user_model, form):
    one = entry(form)
    person = f"{LIST}person/{one.pk}/"
    client.force_login(reader(django_user_model))
    assert "export=csv" not in client.get(LIST).content.decode()
    assert client.get(LIST, {"export": "csv"}).status_code == 302
    assert client.post(person, {"wanted": "export"}).status_code == 302

    client.force_login(reader(django_user_model, "export_entry"))
    assert client.get(LIST, {"export": "csv"}).status_code == 200
    kept = json.loads(client.post(person, {"wanted": "export"}).content)["kept"]
    assert kept["webform_entries"][0]["answers"][0] == {"question": "Name", "answer": "Ana"}
    assert client.post(person, {"wanted": "erase", "is_sure": "yes"}).status_code == 302
    assert Entry.objects.exists()

    client.force_login(reader(django_user_model, "erase_entry", "export_entry"))
    client.post(person, {"wanted": "erase"})
    assert Entry.objects.exists()
    client.post(person, {"wanted": "erase", "is_sure": "yes"})
    assert not Entry.objects.exists()


def test_a_privacy_request_reaches_entries_in_which_the_email_is_an_answer(form):
    one = entry(form, message="second@example.org")
    entry(form, message="I am not second@example.org but know them.")
    EntryNote.objects.create(entry=one, text="A friend of the house.")

    (found,) = export("Second@example.org")["webform_entries"]
    assert found["notes"] == ["A friend of the house."]
    assert erase("second@example.org")["webform_entries"] == 1
    assert Entry.objects.count() == 1


SECOND = {"type": "email", "props": {"id": "billing", "label": "E-mail for invoices"}}
ONE_LINE = {"type": "text", "props": {"id": "contact", "label": "How can we reach you?"}}
GUEST = {"type": "email", "props": {"id": "guest", "label": "E-mail"}}
GUESTS = {"type": "repeater", "props": {"id": "guests", "label": "Guests", "fields": [GUEST]}}


@pytest.mark.parametrize(
    ("fields", "inputs"),
    [
        ((*CONTACT, SECOND), ["input_4"]),
        ((ONE_LINE,), ["input_1"]),
        ((*CONTACT, GUESTS), ["input_5[1]", "input_5[0]"]),
    ],
    ids=["second e-mail field", "line of text", "row of a repeater"],
)
@pytest.mark.parametrize("address", ["ben@example.org", "ben@bücher.example"])
def test_a_privacy_request_reaches_an_email_address_in_any_field(fields, inputs, address):
    form = web_form(*fields)
    answers = dict(zip(inputs, [address, "other@example.org"], strict=False))
    send(form, by_a_person(shown(page_with(form)), **answers))
    assert Entry.objects.count() == 1

    assert len(export(address.upper())["webform_entries"]) == 1
    assert erase(address)["webform_entries"] == 1 and not Entry.objects.exists()


def test_wagtails_log_keeps_nobodys_name_or_email_of_an_entry(client, django_user_model, form):
    """It stays when the entry is deleted or erased, and users who may see entries of other forms can read it."""
    first, second = entry(form), entry(form, name="")
    client.force_login(reader(django_user_model, "change_entry", "delete_entry"))
    client.post(f"{LIST}edit/{first.pk}/", {"input_1": "Ana B", "input_2": "ana@example.org", "input_3": "Hello"})
    for one in (first, second):
        client.post(f"{LIST}delete/{one.pk}/")
    labels = list(ModelLogEntry.objects.order_by("pk").values_list("label", flat=True))

    assert not Entry.objects.exists()
    assert labels == [f"Contact · #{first.pk}", f"Contact · #{first.pk}", f"Contact · #{second.pk}"]


@pytest.mark.parametrize("wanted", ["export", "erase"])
def test_nobody_exports_or_erases_entries_of_forms_that_are_closed_for_them(client, django_user_model, wanted):
    office = Group.objects.create(name="Office")
    secret, public = entry(web_form(title="Applications", groups=[office])), entry(web_form())
    person, asked = f"{LIST}person/{public.pk}/", {"wanted": wanted, "is_sure": "yes"}
    client.force_login(reader(django_user_model, "export_entry", "erase_entry"))
    answer = client.post(person, asked, follow=True)

    assert "Applications" not in answer.content.decode()
    assert "forms whose entries you may not see" in answer.content.decode()
    assert set(Entry.objects.all()) == {secret, public}

    client.force_login(reader(django_user_model, "export_entry", "erase_entry", group=office))
    answer = client.post(person, asked)
    if wanted == "export":
        assert len(json.loads(answer.content)["kept"]["webform_entries"]) == 2
    assert Entry.objects.exists() is (wanted == "export")


def test_entries_are_deleted_after_the_days_that_their_form_says():
    kept, limited = web_form(title="Kept"), web_form(title="Limited", keep_days=30)
    old, new, always = entry(limited), entry(limited), entry(kept)
    before = timezone.now() - timedelta(days=31)
    Entry.objects.filter(pk__in=[old.pk, always.pk]).update(submitted=before)
    call_command("forget_messages")

    assert set(Entry.objects.all()) == {new, always}


def test_many_expired_entries_are_deleted_in_several_short_transactions():
    limited = web_form(keep_days=30)
    for _ in range(45):
        entry(limited)
    Entry.objects.update(submitted=timezone.now() - timedelta(days=31))
    deleted_in = Counter()

    def count(**_signal):
        deleted_in[tuple(connection.savepoint_ids)] += 1

    pre_delete.connect(count, Entry)
    try:
        call_command("forget_messages")
    finally:
        pre_delete.disconnect(count, Entry)

    assert not Entry.objects.exists()
    assert deleted_in.total() == 45 and max(deleted_in.values()) <= 40
