"""Generations for several machines with Redis."""

import pytest

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.store.page_store import INTERVAL
from intarsia.page_cache.tags import EVERYTHING
from intarsia.page_cache.wsgi import PageCache
from intarsia.state import redis_breaker
from intarsia.state.generations import MAX_TAGS, backend
from intarsia.state.generations.in_redis import RETRY_SECONDS, RedisGenerations

from .services import redis, run_python
from .site import Clock, Site, visit

pytestmark = [pytest.mark.services, pytest.mark.programs("Redis")]


@pytest.fixture(autouse=True)
def redis_is_asked_again_at_once(monkeypatch):
    monkeypatch.setattr(redis_breaker, "RETRY_SECONDS", 0)


class Machine:
    def __init__(self, folder):
        self.clock, self.site = Clock(), Site()
        self.generations = RedisGenerations(f"unix://{folder}/redis.sock", "intarsia:bakery:", self.clock)
        self.cache = PageCache(self.site, Conf(directory=folder), self.generations.read, clock=self.clock)
        self.application = self.cache.answer()

    def renderings(self):
        visit(self.application)
        self.clock.now += INTERVAL
        return len(self.site.asked)

    def close(self):
        self.generations._client.close()


@pytest.fixture
def machine(short_folder):
    """Makes machines. Redis must already run."""
    machines = []

    def make():
        machines.append(Machine(short_folder))
        return machines[-1]

    yield make
    for machine in machines:
        machine.close()


def test_another_machine_notices_a_change(short_folder, machine):
    with redis(short_folder):
        one, other = machine(), machine()
        assert [other.renderings(), other.renderings()] == [1, 1]
        one.generations.bump(["page-12"])
        assert [other.renderings(), other.renderings()] == [2, 2]
        one.generations.bump(["page-13"])
        assert other.renderings() == 2
        one.generations.bump([EVERYTHING])
        assert [other.renderings(), other.renderings()] == [3, 3]


def test_another_process_finds_redis_by_its_setting(short_folder, machine):
    code = """
import sys
from pathlib import Path
from intarsia.page_cache.conf import Conf
from intarsia.state.generations import backend
backend(Conf(directory=Path("/nowhere"), redis_url=sys.argv[1], redis_prefix="intarsia:bakery:")).bump(["page-12"])
"""
    with redis(short_folder):
        one = machine()
        assert one.renderings() == 1
        run_python(code, f"unix://{short_folder}/redis.sock")
        assert one.renderings() == 2


def test_redis_gets_one_call_per_interval(short_folder, machine):
    with redis(short_folder):
        one = machine()
        one.renderings()
        before = one.generations._client.info("commandstats")["cmdstat_evalsha"]["calls"]
        for _ in range(3):
            for _ in range(20):
                visit(one.application)
            one.clock.now += INTERVAL
        stats = one.generations._client.info("commandstats")
        assert stats["cmdstat_evalsha"]["calls"] == before + 3


def test_if_redis_loses_its_data_older_pages_are_invalid(short_folder, machine):
    with redis(short_folder):
        one, other = machine(), machine()
        one.generations.bump(["page-1"])
        assert [other.renderings(), other.renderings()] == [1, 1]
        one.generations._client.flushall()
        assert [other.renderings(), other.renderings()] == [2, 2]
        # A restored backup without the newest numbers.
        one.generations._client.zadd(one.generations.key, {EVERYTHING: 5})
        one.generations._client.zremrangebyrank(one.generations.key, 1, -1)
        assert [other.renderings(), other.renderings()] == [3, 3]


def test_without_redis_pages_are_served_and_purges_are_sent_later(short_folder, machine, caplog):
    with redis(short_folder):
        one, other = machine(), machine()
        assert [one.renderings(), other.renderings()] == [1, 1]
    for _ in range(8):
        assert [one.renderings(), other.renderings()] == [1, 1]
    logged = [record for record in caplog.records if record.name == RedisGenerations.__module__]
    assert len(logged) == 2, "each machine says once that Redis is unavailable"
    one.generations.bump(["page-12"])
    assert [one.renderings(), one.renderings()] == [2, 2], "the machine where it was changed knows it at once"
    assert other.renderings() == 1
    with redis(short_folder):
        for either in (one, other):
            either.clock.now += RETRY_SECONDS
        one.renderings()
        assert [other.renderings(), other.renderings()] == [2, 2]


def test_the_oldest_tags_are_dropped_and_pages_of_that_age_are_invalid(short_folder, machine):
    with redis(short_folder):
        one, other = machine(), machine()
        assert other.renderings() == 1
        one.generations.bump([f"page-{number}" for number in range(1000, 1000 + MAX_TAGS + 5)])
        one.generations.bump(["page-12"])
        assert one.generations._client.zcard(one.generations.key) <= MAX_TAGS // 2 + 1
        assert other.renderings() == 2
        newcomer = machine()
        newest = newcomer.generations.read()
        assert newest.current == one.generations.read().current
        assert not newest.unchanged(["page-1000"], newest.tags[EVERYTHING] - 1)


def test_each_redis_url_has_one_connection(short_folder):
    conf = Conf(directory=short_folder, redis_url=f"unix://{short_folder}/redis.sock")
    assert backend(conf) is backend(conf)
