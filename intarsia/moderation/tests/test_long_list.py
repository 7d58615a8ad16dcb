"""Lists for staff stay fast with many messages, because they count and sort the newest ones only."""

from importlib import import_module

import pytest
from django.apps import apps
from django.contrib.auth.models import Group, Permission
from django.db import connection
from django.urls import reverse

from intarsia.moderation import search, text_index
from intarsia.moderation.admin import long_list
from intarsia.moderation.form_names import form_names
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.tests.messages import message
from intarsia.webforms.tests.builders import entry, web_form

pytestmark = pytest.mark.django_db

HINT = "Only the newest 2 are listed. Search or filter to find others."
SEARCH_HINT = "Only the newest matches are listed. Search for a longer text to find others."


def html_of(client, name: str, query: str = "") -> str:
    return client.get(reverse(f"{name}:index") + query).content.decode()


@pytest.fixture
def at_most_two(monkeypatch):
    monkeypatch.setattr(long_list, "MAX_ROWS", 2)
    for module in (search, text_index):
        monkeypatch.setattr(module, "MAX_MATCHES", 2)
    monkeypatch.setattr(long_list.bounded_count, "__defaults__", (2,))
    monkeypatch.setattr(long_list.in_words, "__defaults__", (2,))


def test_list_counts_and_pages_through_the_newest_only(admin_client, at_most_two):
    for name in ("Ana", "Ben", "Cem"):
        message(name=name)
    html = html_of(admin_client, "protection_messages")

    assert ("Ana" in html, "Ben" in html, "Cem" in html) == (False, True, True)
    assert "2+ messages" in html
    assert "Held (2+)" in html
    assert HINT in html


def test_list_within_the_bound_says_exact_numbers(admin_client, at_most_two):
    message(name="Ana")
    message(name="Ben")
    html = html_of(admin_client, "protection_messages")

    assert "2 messages" in html
    assert "Only the newest" not in html


def test_tabs_of_entries_count_up_to_the_bound(admin_client, at_most_two):
    form = web_form()
    for _ in range(3):
        entry(form, "waiting")

    assert "Held (2+)" in html_of(admin_client, "webform_entries")


def test_sorting_by_another_column_sorts_the_newest_only(admin_client, at_most_two):
    for name, score in (("Ana", 0.9), ("Ben", 0.5), ("Cem", 0.7)):
        message(name=name, score=score)
    html = html_of(admin_client, "protection_messages", "?ordering=-score")

    assert "Ana" not in html
    assert html.index("Cem") < html.index("Ben")


def test_search_says_that_there_may_be_older_matches(admin_client, at_most_two):
    message(name="Ana", text="blue knives", form="other")
    html = html_of(admin_client, "protection_messages", "?q=knives")
    assert ("Ana" in html, SEARCH_HINT in html) == (True, False)

    for name in ("Ben", "Cem"):
        message(name=name, text="blue knives", form="other")
    html = html_of(admin_client, "protection_messages", "?q=knives")
    assert ("Ana" in html, "Cem" in html, SEARCH_HINT in html) == (False, True, True)


@pytest.mark.parametrize("text", ["knives", "q7"], ids=["in the index", "too short for the index"])
def test_newer_matches_that_a_filter_hides_displace_no_older_ones(admin_client, at_most_two, monkeypatch, text):
    monkeypatch.setattr(text_index.rows, "NEWEST_ROWS", 2)
    message(name="Ana", text=text, form="small")
    for name in ("Ben", "Cem", "Dan"):
        message(name=name, text=text, form="other", outcome="block", status="spam")

    for query in (f"?q={text}&show=waiting", f"?q={text}&form=small"):
        html = html_of(admin_client, "protection_messages", query)
        assert ("Ana" in html, "Dan" in html, SEARCH_HINT in html) == (True, False, False)
    assert "Dan" in html_of(admin_client, "protection_messages", f"?q={text}")


def test_newer_entries_of_forms_that_a_user_may_not_read_displace_no_older_ones(client, django_user_model, at_most_two):
    mine, other = web_form(title="Mine"), web_form(title="Other", groups=[Group.objects.create(name="Office")])
    entry(mine, name="Ana", message="blue knives")
    for name in ("Ben", "Cem", "Dan"):
        entry(other, name=name, message="blue knives")
    user = django_user_model.objects.create_user("reader", "reader@example.org", "x")
    user.user_permissions.set(Permission.objects.filter(codename__in=["access_admin", "view_entry"]))
    client.force_login(user)

    html = html_of(client, "webform_entries", "?q=knives")
    assert ("Ana" in html, "Dan" in html, SEARCH_HINT in html) == (True, False, False)


def test_export_of_a_search_contains_all_matches(admin_client, at_most_two):
    form = web_form()
    for name in ("Ana", "Ben", "Cem"):
        entry(form, name=name, message="blue knives")
    answer = admin_client.get(reverse("webform_entries:index") + f"?export=csv&q=knives&form={form.pk}")

    assert b"".join(answer.streaming_content).decode().count("blue knives") == 3


def test_form_names_are_those_of_records_that_are_not_erased():
    for form in ("b", "a", "b", "erased"):
        message(form=form)
    ModerationRecord.objects.get(form="erased").erase()

    assert form_names() == ["a", "b"]


def test_main_reason_is_a_column_that_follows_the_reasons():
    reasons = [{"reason": "words", "family": "text", "weight": 2}, {"reason": "pace", "family": "time", "weight": 1}]
    suspect, person = message(reasons=reasons), message(reasons=[{**reasons[0], "weight": -1}])
    assert (suspect.main_reason, person.main_reason) == ("words", "")

    ModerationRecord.objects.update(main_reason="")
    import_module("intarsia.moderation.migrations.0011_recent_main_reasons").fill(apps, connection.schema_editor())
    suspect.refresh_from_db()
    assert suspect.main_reason == "words"

    suspect.erase()
    suspect.refresh_from_db()
    assert suspect.main_reason == ""
