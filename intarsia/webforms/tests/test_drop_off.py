"""On which page of a form visitors leave it, counted without their ways being stored."""

import sqlite3
from datetime import timedelta

import pytest
from bs4 import BeautifulSoup
from django.db import connection
from django.test import Client
from django.utils import timezone

from intarsia.webforms.models import PageCount
from intarsia.webforms.paging.drop_off import KEPT_DAYS, forget_old_counts

from .builders import by_a_person, web_form

pytestmark = pytest.mark.django_db


def field(id: str, **settings: str) -> dict:
    return {"type": "text", "props": {"id": id, "label": id.title(), **settings}}


@pytest.fixture
def form():
    contact = {"type": "page_break", "props": {"id": "b2", "label": "Contact"}}
    return web_form(field("name", is_required="yes"), contact, field("mail"))


class Visitor:
    def __init__(self, form, agent: str) -> None:
        self.form, self.client = form, Client(headers={"user-agent": agent})

    def press(self, button: str, page: int, name: str = "Ana") -> None:
        fields = by_a_person("") | {"input_1": name, "input_3": "ana@example.com", "gform_submission_type": button}
        self.client.post(f"/forms/{self.form.pk}/", fields | {"gform_source_page_number": str(page)})


@pytest.fixture
def rows(client, admin_user, form):
    """The table of the pages as staff see it."""
    client.force_login(admin_user)

    def shown(of=form) -> list[str]:
        html = BeautifulSoup(client.get(f"/admin/webform_entries/report/{of.pk}/").content, "html.parser")
        return [row.get_text(" ", strip=True) for row in html.select("section[aria-labelledby=pages] tbody tr")]

    return shown


def test_staff_see_how_many_visitors_reached_completed_and_left_each_page(form, rows):
    for number in range(4):
        Visitor(form, f"Browser {number}").press("next", 1)
    Visitor(form, "Browser 0").press("submit", 2)

    assert rows() == ["1 – 4 –", "2: Contact 4 1 3 (75 %)"]


def test_a_visitor_who_goes_back_and_forth_is_counted_once(form, rows):
    visitor = Visitor(form, "Browser")
    for button, page in (("next", 1), ("previous", 2), ("next", 1)):
        visitor.press(button, page)

    assert rows() == ["1 – 1 –", "2: Contact 1 0 1 (100 %)"]


def test_a_page_with_errors_is_not_completed(form, rows):
    Visitor(form, "Browser").press("next", 1, name="")

    assert rows() == ["1 – 0 –", "2: Contact 0 0 0 (0 %)"]


def test_a_form_with_one_page_has_no_table_of_pages(rows):
    single = web_form(field("name"))
    Visitor(single, "Browser").press("submit", 1)

    assert rows(single) == [] and not PageCount.objects.exists()


def test_counts_are_deleted_after_their_time(form):
    today = timezone.localdate()
    for days in (KEPT_DAYS, KEPT_DAYS + 1):
        PageCount.add(form.pk, "b2", today - timedelta(days=days), "reached")
    forget_old_counts()

    assert PageCount.objects.get().day == today - timedelta(days=KEPT_DAYS)


@pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL has no lock for all writers.")
@pytest.mark.django_db(transaction=True, serialized_rollback=True)
@pytest.mark.timeout(60)
def test_a_visitor_does_not_wait_for_another_writer_to_be_counted(form, caplog):
    visitor = Visitor(form, "Browser")
    visitor.press("previous", 2)
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA busy_timeout = 3600000")
    other = sqlite3.connect(connection.settings_dict["NAME"], isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    visitor.press("next", 1)

    other.close()
    assert f"A page of form {form.pk} was not counted." in caplog.text
    assert not PageCount.objects.exists()
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA busy_timeout").fetchone() == (3_600_000,)
    connection.close()
