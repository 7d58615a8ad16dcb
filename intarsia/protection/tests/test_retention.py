"""PROT-SRV-11: retention of messages and IP addresses."""

from datetime import date, timedelta

import pytest
from django.core.management import call_command
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from wagtail.models import Site

from intarsia.firewall.models import BlockedIp
from intarsia.jobs.schedule import enqueue_periodic
from intarsia.moderation.models import ModerationRecord
from intarsia.moderation.privacy import retention
from intarsia.protection.models import JudgedSubmission, ProtectionSettings
from intarsia.protection.tests.messages import message as build_message

pytestmark = pytest.mark.django_db


def message(days: float, **changes) -> ModerationRecord:
    defaults = {"received": timezone.now() - timedelta(days=days), "outcome": "allow", "score": 0.1, "ip": "192.0.2.7"}
    return build_message(**defaults | changes)


def kept() -> set[str]:
    return set(JudgedSubmission.objects.values_list("name", flat=True))


def test_PROT_SRV_11_allowed_messages_are_kept_a_month_and_others_three():
    """PROT-SRV-11"""
    now = timezone.now()
    for name, days, outcome in (
        ("new", 29, "allow"),
        ("old", 31, "allow"),
        ("held", 89, "hold"),
        ("refused", 31, "block"),
        ("long held", 91, "hold"),
        ("long refused", 91, "block"),
    ):
        message(days, name=name, outcome=outcome)
    message(31, name="allowed after review", outcome="hold", status="allowed", delivered_at=now)

    assert retention.forget(now).messages == 4
    assert kept() == {"new", "held", "refused"}


def test_messages_are_deleted_in_short_transactions(monkeypatch):
    monkeypatch.setattr(retention, "BATCH", 2)
    for number in range(5):
        message(100, name=f"old {number}")
    message(50, name="young", outcome="hold")
    with CaptureQueriesContext(connection) as queries:
        forgotten = retention.forget()

    changes = [query["sql"] for query in queries if query["sql"].startswith(("DELETE", "UPDATE"))]
    table = JudgedSubmission._meta.db_table
    assert len([sql for sql in changes if f'DELETE FROM "{table}"' in sql]) == 3
    assert (forgotten.messages, forgotten.ips, kept()) == (5, 1, {"young"})


def test_site_sets_the_retention():
    rules = ProtectionSettings.for_site(Site.objects.get(is_default_site=True))
    rules.keep_delivered_days, rules.keep_others_days = 3, 5
    rules.save()
    for name, days, outcome in (("a", 2, "allow"), ("b", 4, "allow"), ("c", 4, "hold"), ("d", 6, "hold")):
        message(days, name=name, outcome=outcome)

    retention.forget()

    assert kept() == {"a", "c"}


def test_ips_are_deleted_after_a_week(capsys):
    young, old = message(6), message(8)

    call_command("forget_messages")

    for entry in (young, old):
        entry.refresh_from_db()
    assert (young.ip, old.ip) == ("192.0.2.7", None)
    assert "IP addresses deleted: 1" in capsys.readouterr().out


def test_expired_data_is_deleted_by_an_hourly_job(run_jobs):
    message(31, name="old")
    now = timezone.now()

    for minutes, kept_names in ((0, set()), (30, {"older"}), (61, set())):
        enqueue_periodic(now + timedelta(minutes=minutes))
        run_jobs()
        assert kept() == kept_names
        message(40, name="older")


def test_expired_data_of_all_apps_is_deleted_together():
    BlockedIp.objects.create(
        day=date(2020, 1, 1), ip="192.0.2.7", reason="flood", times=1, last=timezone.now(), was_blocked=True
    )

    assert retention.forget().further == 1


def test_messages_that_lost_their_record_are_deleted():
    """Before records moved to another site, they were deleted with their own."""
    message(0, name="here"), message(0, name="there").delete()

    assert retention.forget().further == 1
    assert kept() == {"here"}


@pytest.mark.django_db(transaction=True, serialized_rollback=True)
def test_database_is_free_between_batches_as_long_as_a_batch_took(monkeypatch):
    """Who waits for SQLite's lock asks for it again only now and then."""
    pauses: list[float] = []
    monkeypatch.setattr(retention, "BATCH", 2)
    monkeypatch.setattr(retention.time, "sleep", pauses.append)
    for number in range(5):
        message(100, name=f"old {number}", ip=None)

    assert retention.forget().messages == 5
    assert len(pauses) == 3
    assert all(retention.MIN_PAUSE <= pause <= retention.MAX_PAUSE for pause in pauses)


def test_transactions_shrink_if_rows_cost_more_than_expected():
    sizes = [retention._next_size(100, seconds) for seconds in (0.05, 0.14, 0.5, 60.0, 0.001)]
    assert sizes == [100, 35, 50, 50, 200]
    assert [retention._next_size(size, 0.5) for size in (20, 10, 1)] == [10, 5, 1]
    assert retention._next_size(retention.BATCH, 0.0) == retention.BATCH


def test_on_a_busy_machine_transactions_keep_enough_rows_to_get_on():
    """There, one row takes nearly as long as twenty: with ever fewer rows, old messages would never be deleted."""
    size = retention.FIRST_BATCH
    for seconds in (0.13, 0.12, 0.14, 0.3, 0.1):
        size = retention._next_size(size, seconds)

    assert size == retention.FIRST_BATCH
    assert retention._next_size(size, 0.5, has_one_writer=False) == retention.FIRST_BATCH
