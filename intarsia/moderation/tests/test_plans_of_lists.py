"""What staff's lists ask is answered from an index, in the order of the list."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from intarsia.moderation.admin import long_list
from intarsia.moderation.admin.long_list import newest
from intarsia.moderation.models import ModerationRecord
from intarsia.protection.admin.judged_messages import message_list
from intarsia.protection.tests.messages import message

pytestmark = pytest.mark.django_db
HINT = "Only the newest 2 are listed."


def listed():
    """As the list of all messages asks for them."""
    return ModerationRecord.objects.not_erased().exclude(outcome="")


def plan_of(rows) -> str:
    """PostgreSQL reads a table as small as in this test as a whole, unless that is made expensive."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("SET LOCAL enable_bitmapscan = off")
            cursor.execute("SET LOCAL enable_sort = off")
            cursor.execute("SET LOCAL enable_incremental_sort = off")
    return str(rows.explain())


def uses(index: str, plan: str) -> bool:
    """PostgreSQL may choose any index while the table is empty."""
    return index in plan or (connection.vendor == "postgresql" and "Seq Scan" not in plan and " using " in plan)


@pytest.mark.parametrize(
    ("rows", "index"),
    [
        (lambda: listed(), "record_by_date_only"),
        (lambda: listed().values_list("received", "pk")[10_000:10_002], "record_by_date_only"),
        (lambda: listed().filter(form="contact"), "record_by_form_only"),
        (lambda: listed().filter(status="waiting"), "record_by_status_only"),
    ],
    ids=["all", "a deep page", "a form", "a status"],
)
def test_all_messages_are_listed_in_the_order_of_an_index(rows, index):
    rows = rows()
    plan = plan_of(rows if rows.query.is_sliced else rows[:20])

    assert uses(index, plan)
    assert "TEMP B-TREE" not in plan and " Sort " not in plan


def test_charts_read_a_range_of_an_index_for_each_day_without_statistics_of_the_database(admin_client):
    """Nothing makes them on SQLite."""
    message()
    with CaptureQueriesContext(connection) as queries:
        admin_client.get(reverse("protection_messages:index"))
    charts = [query["sql"] for query in queries if query["sql"].startswith('SELECT 0 AS "at"')]

    assert len(charts) == 2
    for chart in charts:
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN {'QUERY PLAN ' if connection.vendor == 'sqlite' else ''}{chart}")
            plan = " ".join(str(row) for row in cursor.fetchall())
        assert uses("record_for_charts", plan)
        assert "moderationrecord_outcome" not in plan


def test_newest_messages_are_a_range_of_an_index_and_no_list_of_keys(monkeypatch):
    monkeypatch.setattr(long_list, "MAX_ROWS", 2)
    for _ in range(3):
        message()
    rows, has_older = newest(listed().order_by("-score"))

    assert has_older and rows.count() == 2
    assert uses("record_by_date_only", plan_of(rows))
    assert " IN " not in str(rows.query)


def test_messages_of_one_moment_are_told_apart_by_their_keys(monkeypatch):
    monkeypatch.setattr(long_list, "MAX_ROWS", 2)
    for name in ("Ana", "Ben", "Cem"):
        message(name=name)
    ModerationRecord.objects.update(received=ModerationRecord.objects.latest("received").received)
    rows, has_older = newest(listed())

    assert has_older and [record.content.name for record in rows] == ["Cem", "Ben"]


def test_newest_of_few_messages_are_all(monkeypatch):
    monkeypatch.setattr(long_list, "MAX_ROWS", 2)
    message()
    message()
    rows, has_older = newest(listed())

    assert not has_older and rows.count() == 2


def test_a_reason_is_looked_for_in_the_newest_messages_that_the_other_filters_leave(admin_client, monkeypatch):
    monkeypatch.setattr(message_list, "MAX_COMPARED", 2)
    reasons = [{"reason": "too_fast", "family": "time", "weight": 2}]
    for name, form in (("Ana", "contact"), ("Ben", "contact"), ("Cem", "other"), ("Dan", "contact")):
        message(name=name, form=form, reasons=reasons)

    def shown(**query: str) -> tuple[list[str], bool]:
        answer = admin_client.get(reverse("protection_messages:index"), {"show": "all", "reason": "too_fast", **query})
        html = answer.content.decode()
        return [name for name in ("Ana", "Ben", "Cem", "Dan") if name in html], HINT in html

    assert shown() == (["Cem", "Dan"], True)
    assert shown(form="contact") == (["Ben", "Dan"], True)
    assert shown(form="other") == (["Cem"], False)
    # The index of texts finds few rows, so nothing is left out.
    assert shown(q="Ana") == (["Ana"], False)


def test_a_list_that_sorts_the_newest_messages_says_so(admin_client, monkeypatch):
    monkeypatch.setattr(long_list, "MAX_ROWS", 2)
    for _ in range(3):
        message()
    html = admin_client.get(reverse("protection_messages:index") + "?ordering=-score").content.decode()

    assert "Only the newest" in html
