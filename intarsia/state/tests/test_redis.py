"""One Redis for several installations, and an unavailable Redis."""

import pytest

from intarsia.page_cache.tests.services import redis
from intarsia.state import generations, redis_breaker
from intarsia.state.conf import redis_prefix
from intarsia.state.counters import counters
from intarsia.state.counters.in_redis import RedisCounters
from intarsia.state.generations.tags import EVERYTHING
from intarsia.state.key_value import key_value
from intarsia.state.limits import is_within_limit
from intarsia.state.store_errors import store_errors


def with_redis(test):
    return pytest.mark.services(pytest.mark.programs("Redis")(test))


@pytest.fixture
def installation(in_redis, settings, tmp_path):
    """Continues the test as another installation."""

    def change(name):
        settings.INTARSIA_REDIS_NAMESPACE = f"{tmp_path}-{name}"

    return change


@with_redis
def test_counts_and_values_of_installations_do_not_mix(installation):
    installation("one")
    counters().count("rate", 60)
    key_value().put("session", 1, 60)
    first = key_value().first("visit", 60)
    assert not is_within_limit("192.0.2.1", "search", 0)

    installation("other")
    assert counters().count("rate", 60) == 1
    assert key_value().get("session") is None
    assert key_value().first("visit", 60) > first
    assert is_within_limit("192.0.2.1", "search", 1)


@with_redis
def test_generations_of_installations_do_not_mix(installation):
    installation("one")
    before = generations.bump("page-1")

    installation("other")
    assert generations.current().tags.keys() == {EVERYTHING}
    generations.bump("page-2")

    installation("one")
    assert generations.current() == before


@with_redis
def test_pages_of_an_earlier_namespace_are_invalid(installation):
    installation("one")
    rendered_at = generations.bump("page-1").current

    installation("other")
    assert not generations.current().unchanged(["page-1"], rendered_at)


def test_installations_with_other_secret_keys_have_other_namespaces(settings):
    settings.INTARSIA_REDIS_NAMESPACE = ""
    settings.SECRET_KEY = "one"
    one = redis_prefix()
    settings.SECRET_KEY = "other"

    assert redis_prefix() != one
    assert "other" not in redis_prefix()


def test_a_namespace_can_be_chosen(settings):
    settings.INTARSIA_REDIS_NAMESPACE = "shop"

    assert redis_prefix() == "intarsia:shop:"


@with_redis
def test_redis_that_stops_raises_an_expected_error_and_comes_back(short_folder, monkeypatch):
    monkeypatch.setattr(redis_breaker, "RETRY_SECONDS", 0)
    with redis(short_folder):
        kept = RedisCounters(f"unix://{short_folder}/redis.sock", "")
        kept.count("rate", 60)
    with pytest.raises(store_errors()):
        kept.count("rate", 60)
    with redis(short_folder):
        assert kept.count("rate", 60) == 1
    kept.redis.close()
