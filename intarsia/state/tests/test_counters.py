"""Counters behave the same in a file and in Redis."""

import time

import pytest

from intarsia.state import limits
from intarsia.state.counters import counters
from intarsia.state.counters.in_file import FileCounters
from intarsia.state.limits import is_within_limit


def test_each_key_has_its_own_count(store):
    assert [counters().count("rate:a", 60) for _ in range(3)] == [1, 2, 3]
    assert counters().count("rate:b", 60) == 1


def test_several_keys_are_counted_in_one_call(store):
    counters().count("rate:b", 60)

    assert counters().count_each(["rate:a", "rate:b", "rate:a"], 60) == [1, 2, 2]
    assert counters().count_each([], 60) == []


def test_processes_count_together(store, in_another_process):
    assert counters().count("rate", 60) == 1

    other = "from intarsia.state.counters import counters; print(counters().count('rate', 60))"

    assert in_another_process(other) == "2"
    assert counters().count("rate", 60) == 3


def test_a_visitor_is_limited_by_name_and_minute(store, monkeypatch):
    # A minute may end in the middle of a test.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10_000_000)

    assert [is_within_limit("192.0.2.1", "search", 2) for _ in range(3)] == [True, True, False]
    assert is_within_limit("192.0.2.2", "search", 2)
    assert is_within_limit("192.0.2.1", "comments", 2)

    monkeypatch.setattr(limits, "WINDOW_SECONDS", 9_000_000)
    assert is_within_limit("192.0.2.1", "search", 2)


def test_a_count_in_a_file_restarts_after_its_time(tmp_path, monkeypatch):
    counts, now = FileCounters(tmp_path / "counters.sqlite3"), time.time()
    assert [counts.count("rate", 10), counts.count("rate", 10)] == [1, 2]

    monkeypatch.setattr(time, "time", lambda: now + 11)

    assert counts.count("rate", 10) == 1


def test_expired_counts_are_deleted_from_the_file(tmp_path, monkeypatch):
    counts, now = FileCounters(tmp_path / "counters.sqlite3"), time.time()
    counts.count("old", 10)

    monkeypatch.setattr(time, "time", lambda: now + 500)
    counts.count("new", 10)

    with counts.file.transaction() as database:
        assert database.execute("SELECT key FROM counts").fetchall() == [("new",)]


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_a_count_in_redis_expires_after_its_first_increment(in_redis, settings):
    counters().count("rate", 600)
    counters().count("rate", 9_000)

    (key,) = counters().in_redis.redis.keys(f"intarsia:{settings.INTARSIA_REDIS_NAMESPACE}:*")
    assert 570 <= counters().in_redis.redis.ttl(key) <= 600
