"""A Redis that stops or hangs: nobody waits for it, and what could not be stored is not found later."""

import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest
from redis import ConnectionError, RedisError

from intarsia.page_cache.tests.services import redis, run_python
from intarsia.state import limits, redis_breaker
from intarsia.state.counters import counters
from intarsia.state.django_cache import RedisCache
from intarsia.state.key_value import key_value
from intarsia.state.redis_breaker import RETRY_SECONDS, Breaker, BreakingRetry
from intarsia.state.redis_client import redis_client

from .conftest import CONFIGURED


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Connection:
    """A call to Redis. It counts the attempts."""

    calls, is_unavailable = 0, True

    def __call__(self) -> str:
        self.calls += 1
        if self.is_unavailable:
            raise ConnectionError("refused")
        return "answer"


@pytest.fixture
def connection() -> Connection:
    return Connection()


def ask(retry: BreakingRetry, connection: Connection) -> str | None:
    try:
        return retry.call_with_retry(connection, lambda _error: None)
    except ConnectionError:
        return None


def test_redis_is_not_asked_again_within_a_second_of_a_failure(connection):
    clock = Clock()
    retry = BreakingRetry(Breaker(clock))

    assert [ask(retry, connection) for _ in range(5)] == [None] * 5
    assert connection.calls == 2

    connection.is_unavailable = False
    assert ask(retry, connection) is None
    clock.now += RETRY_SECONDS
    assert [ask(retry, connection) for _ in range(3)] == ["answer"] * 3


def test_one_call_tries_again_while_the_others_fail_at_once(connection):
    clock = Clock()
    breaker = Breaker(clock)
    ask(BreakingRetry(breaker), connection)
    clock.now += RETRY_SECONDS
    breaker.check()
    failed_at_once = []

    def other() -> None:
        try:
            breaker.check()
        except ConnectionError:
            failed_at_once.append(True)

    thread = threading.Thread(target=other)
    thread.start()
    thread.join()

    breaker.check()
    assert failed_at_once == [True]


def test_each_failure_is_logged_once(connection, caplog):
    clock = Clock()
    retry = BreakingRetry(Breaker(clock))
    for _second in range(5):
        ask(retry, connection)
        clock.now += RETRY_SECONDS
    connection.is_unavailable = False
    ask(retry, connection)

    assert [record.getMessage() for record in caplog.records] == [
        "Redis does not answer (refused). The site continues without it.",
        "Redis answers again.",
    ]


@pytest.fixture
def cache(short_folder) -> Iterator[RedisCache]:
    cache = RedisCache(f"unix://{short_folder}/redis.sock", {"KEY_PREFIX": "site"})
    yield cache
    for pool in cache._cache._pools.values():
        pool.disconnect()


def test_a_cache_without_redis_finds_nothing_and_stores_nothing(cache):
    cache.set("menu", 1)
    cache.set_many({"menu": 1})
    cache.delete_many(["menu"])

    assert cache.get("menu", "default") == "default"
    assert cache.get_or_set("menu", lambda: 2) == 2
    assert cache.get_many(["menu"]) == {}
    assert (cache.add("menu", 1), cache.touch("menu"), cache.delete("menu"), cache.has_key("menu")) == (False,) * 4
    with pytest.raises(ValueError, match="not found"):
        cache.incr("menu")


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_values_that_could_not_be_changed_are_not_found_when_redis_is_back(cache, short_folder, monkeypatch):
    monkeypatch.setattr(redis_breaker, "RETRY_SECONDS", 0)
    with redis(short_folder) as process:
        cache.set_many({"deleted": 1, "changed": 1, "kept": 1})
        os.kill(process.pid, signal.SIGSTOP)
        try:
            cache.delete("deleted")
            cache.set("changed", 2)
        finally:
            os.kill(process.pid, signal.SIGCONT)

        assert cache.get_many(["deleted", "changed", "kept"]) == {"kept": 1}
        cache.set("changed", 3)
        assert cache.get("changed") == 3


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_threads_do_not_find_what_another_thread_could_not_change(cache, short_folder, monkeypatch):
    monkeypatch.setattr(redis_breaker, "RETRY_SECONDS", 0)
    other = RedisCache(f"unix://{short_folder}/redis.sock", {"KEY_PREFIX": "site"})
    with redis(short_folder) as process:
        cache.set("site-roots", "old")
        os.kill(process.pid, signal.SIGSTOP)
        try:
            cache.delete("site-roots")
        finally:
            os.kill(process.pid, signal.SIGCONT)

        assert other.get("site-roots") is None
        for pool in other._cache._pools.values():
            pool.disconnect()


@pytest.fixture
def redis_outage(settings, tmp_path):
    settings.REDIS_URL = f"unix://{tmp_path}/missing.sock"
    settings.INTARSIA_CACHE_DIR = tmp_path


def test_limits_hold_on_each_machine_while_redis_is_unavailable(redis_outage, monkeypatch):
    # A minute may end in the middle of a test.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10_000_000)
    assert [limits.is_within_limit("192.0.2.1", "mails", 2) for _ in range(3)] == [True, True, False]


def test_processes_of_a_machine_count_together_while_redis_is_unavailable(redis_outage, settings):
    assert counters().count("mails", 60) == 1
    other = "from intarsia.state.counters import counters; print(counters().count('mails', 60))"
    arguments = settings.REDIS_URL, settings.INTARSIA_CACHE_DIR, "site"
    assert run_python(CONFIGURED + other, *arguments).strip() == "2"


def test_tokens_are_used_up_and_decisions_stored_while_redis_is_unavailable(redis_outage):
    first = key_value().first("used:token", 60)
    key_value().put("captcha", {"outcome": "passed"}, 60)

    assert key_value().first("used:token", 60) == first
    assert key_value().get("captcha") == {"outcome": "passed"}


def test_without_a_folder_callers_get_the_error_of_redis(redis_outage, settings):
    settings.INTARSIA_CACHE_DIR, settings.MEDIA_ROOT = None, ""
    with pytest.raises(RedisError):
        counters().count("mails", 60)
    assert limits.is_within_limit("192.0.2.1", "mails", 0)


def test_timeouts_in_the_url_come_first():
    options = redis_client("redis://cache.example.org/0?socket_timeout=0.4").connection_pool.connection_kwargs
    assert (options["socket_timeout"], options["socket_connect_timeout"]) == (0.4, 0.25)


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_a_redis_that_hangs_delays_one_call_by_a_tenth_of_a_second(short_folder):
    with redis(short_folder) as process:
        client = redis_client(f"unix://{short_folder}/redis.sock")
        client.get("x")
        os.kill(process.pid, signal.SIGSTOP)
        try:
            started = time.monotonic()
            for _ in range(100):
                with pytest.raises(RedisError):
                    client.get("x")
            assert time.monotonic() - started < 0.2
        finally:
            os.kill(process.pid, signal.SIGCONT)
            client.close()
