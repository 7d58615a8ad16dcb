"""Recent values have a bound for each owner and for all, in a file and in Redis."""

import time

import pytest

from intarsia.state.recent_values import Bounds, recent_values
from intarsia.state.recent_values.in_file import TRIM_EVERY, FileRecentValues

BOUNDS = Bounds("seen", 60, of_owner=3, in_all=5)


def put(*names: str, owner: str = "a") -> None:
    for name in names:
        recent_values().put(BOUNDS, owner, name, {"name": name})


def kept(*names: str, owner: str = "a") -> list[str]:
    return [name for name in names if recent_values().get(BOUNDS, owner, name)]


def test_the_last_value_counts(store):
    recent_values().put(BOUNDS, "a", "x", {"words": ["é", None]})
    recent_values().put(BOUNDS, "a", "x", [3])

    assert recent_values().get(BOUNDS, "a", "x") == [3]
    assert recent_values().get(BOUNDS, "b", "x") is None
    assert recent_values().get(Bounds("other", 60, 3, 5), "a", "x") is None


def test_numbers_are_counted_and_have_the_same_bounds(store):
    assert [recent_values().count(BOUNDS, "a", "x") for _ in range(3)] == [1, 2, 3]
    assert recent_values().get(BOUNDS, "a", "x") == 3
    for name in "yz":
        recent_values().count(BOUNDS, "a", name)
    recent_values().count(BOUNDS, "a", "x")
    recent_values().count(BOUNDS, "a", "w")

    assert [recent_values().get(BOUNDS, "a", name) for name in "xyzw"] == [4, None, 1, 1]


def test_a_count_in_a_file_begins_again_after_its_time(tmp_path, monkeypatch):
    shared, now = FileRecentValues(tmp_path / "shared.sqlite3"), time.time()
    shared.count(BOUNDS, "a", "x")

    monkeypatch.setattr(time, "time", lambda: now + 61)
    assert shared.count(BOUNDS, "a", "x") == 1


def test_the_oldest_of_an_owner_are_deleted_first(store):
    put("1", "2", "3")
    put("1")
    put("4")

    assert kept("1", "2", "3", "4") == ["1", "3", "4"]


def test_an_owner_makes_no_room_of_others_before_the_bound_for_all(store):
    put("1", owner="b")
    put(*map(str, range(20)))

    assert kept("1", owner="b") == ["1"]


def test_all_owners_together_have_a_bound(store):
    for number in range(4 * TRIM_EVERY):
        put("x", owner=str(number))

    found = [number for number in range(4 * TRIM_EVERY) if kept("x", owner=str(number))]
    assert 4 * TRIM_EVERY - 1 in found
    assert len(found) <= BOUNDS.in_all + TRIM_EVERY


def test_another_process_reads_the_value(store, in_another_process):
    put("x")
    code = (
        "from intarsia.state.recent_values import Bounds, recent_values;"
        "print(recent_values().get(Bounds('seen', 60, 3, 5), 'a', 'x'))"
    )

    assert in_another_process(code) == "{'name': 'x'}"


def test_values_in_a_file_expire_and_are_deleted(tmp_path, monkeypatch):
    shared, now = FileRecentValues(tmp_path / "shared.sqlite3"), time.time()
    shared.put(BOUNDS, "a", "x", 1)

    monkeypatch.setattr(time, "time", lambda: now + 61)

    assert shared.get(BOUNDS, "a", "x") is None
    for number in range(TRIM_EVERY):
        shared.put(BOUNDS, "b", str(number % 2), 1)
    with shared.file.transaction() as database:
        assert database.execute("SELECT owner FROM recent").fetchall() == [("b",), ("b",)]


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_every_value_in_redis_expires(in_redis):
    put("x")
    redis = recent_values().redis
    assert all(redis.ttl(key) > 0 for key in redis.keys("*recent:*"))
