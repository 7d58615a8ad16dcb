"""What crashed one process is known to all, in files and in Redis."""

import os
import time

import pytest

from intarsia.page_cache.tests.services import redis
from intarsia.state.crash_log import crash_log
from intarsia.state.crash_log.in_file import SECONDS_KEPT, FileCrashLog
from intarsia.state.crash_log.in_redis import READ_EVERY_SECONDS, RedisCrashLog

ADD = "from intarsia.state.crash_log import crash_log; crash_log().add('v1-accordion')"


def test_another_process_reads_the_name(store, in_another_process):
    in_another_process(ADD)

    assert crash_log().names() == {"v1-accordion"}


def test_own_names_are_known_at_once(store):
    assert crash_log().names() == frozenset()
    crash_log().add("v1-menu")

    assert crash_log().names() == {"v1-menu"}


def test_old_files_are_deleted(tmp_path):
    log = FileCrashLog(tmp_path / "crashes")
    log.add("v1-menu")
    (file,) = (tmp_path / "crashes").iterdir()
    long_ago = time.time() - SECONDS_KEPT - 1
    os.utime(file, (long_ago, long_ago))

    assert log.names() == frozenset()
    assert not file.exists()


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_old_names_in_redis_are_left_out_and_deleted(redis_url, tmp_path):
    log = RedisCrashLog(redis_url, f"{tmp_path}:")
    log.redis.zadd(log.key, {"v1-menu": time.time() - SECONDS_KEPT - 1})

    assert log.names() == frozenset()
    log.add("v1-accordion")
    assert log.redis.zrange(log.key, 0, -1) == ["v1-accordion"]


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_redis_is_read_once_per_second_and_may_be_unavailable(short_folder, caplog):
    now = [1000.0]
    with redis(short_folder):
        one, other = (RedisCrashLog(f"unix://{short_folder}/redis.sock", "", lambda: now[0]) for _ in range(2))
        assert one.names() == frozenset()
        other.add("v1-menu")
        assert one.names() == frozenset()
        now[0] += READ_EVERY_SECONDS
        assert one.names() == {"v1-menu"}
    now[0] += READ_EVERY_SECONDS
    assert one.names() == {"v1-menu"}
    one.add("v1-accordion")
    assert one.names() == {"v1-menu", "v1-accordion"}
    assert "Other processes cannot be told" in caplog.text
    one.redis.close()
    other.redis.close()
