"""Short-lived shared values behave the same in a file and in Redis."""

import time

import pytest

from intarsia.state.key_value import key_value
from intarsia.state.key_value.in_file import FileKeyValue


def test_the_last_value_counts(store):
    key_value().put("session", {"ct_timezone": 2, "words": ["é", None]}, 60)
    key_value().put("session", {"ct_timezone": 3}, 60)

    assert key_value().get("session") == {"ct_timezone": 3}
    assert key_value().get("another") is None


def test_another_process_reads_the_value(store, in_another_process):
    key_value().put("session", ["é"], 60)

    code = "from intarsia.state.key_value import key_value; print(key_value().get('session') == ['\\u00e9'])"

    assert in_another_process(code) == "True"


def test_first_time_is_the_same_for_all_callers(store):
    first = key_value().first("visit", 60)

    assert first > 1_700_000_000
    assert [key_value().first("visit", 60), key_value().first("visit", 60)] == [first, first]
    assert key_value().first("other visit", 60) >= first


def test_values_in_a_file_expire_and_are_deleted(tmp_path, monkeypatch):
    shared, now = FileKeyValue(tmp_path / "shared.sqlite3"), time.time()
    shared.put("a", {"x": [1]}, 10)
    begun = shared.first("f", 10)

    monkeypatch.setattr(time, "time", lambda: now + 500)

    assert shared.get("a") is None
    assert shared.first("f", 10) > begun
    with shared.file.transaction() as database:
        assert database.execute("SELECT key FROM key_value").fetchall() == [("f",)]


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_every_value_in_redis_expires(in_redis, settings):
    key_value().put("session", 1, 60)
    key_value().first("visit", 6_000)

    server = key_value().in_redis.redis
    keys = server.keys(f"intarsia:{settings.INTARSIA_REDIS_NAMESPACE}:*")

    session, visit = sorted(server.ttl(key) for key in keys)
    assert 30 <= session <= 60 and 5_970 <= visit <= 6_000
