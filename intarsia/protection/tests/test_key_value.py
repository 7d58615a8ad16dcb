"""Short-lived shared values behave the same in a file and in Redis."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from intarsia.protection.visitor import key_value as memories
from intarsia.protection.visitor.key_value import STORE_ERRORS, FileKeyValue, KeyValue, RedisKeyValue
from scripts.programs import path_of

NEEDS_REDIS = (pytest.mark.services, pytest.mark.programs("Redis"))
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def redis_server() -> Iterator[tuple[str, subprocess.Popen]]:
    # The path of a socket is limited to about a hundred characters, and tmp_path may be longer.
    folder = Path(tempfile.mkdtemp(prefix="in-"))
    command = [path_of("redis-server"), "--port", "0", "--unixsocket", str(folder / "redis.sock"), "--save", ""]
    with subprocess.Popen([*command, "--logfile", str(folder / "log")], cwd=folder) as process:
        try:
            _await(folder / "redis.sock", process)
            yield f"unix://{folder}/redis.sock", process
        finally:
            process.kill()
    shutil.rmtree(folder)


def _await(socket: Path, process: subprocess.Popen) -> None:
    import redis

    with redis.Redis(
        unix_socket_path=str(socket), retry=redis.retry.Retry(redis.backoff.ConstantBackoff(0.05), 200)
    ) as client:
        assert client.ping() and process.poll() is None


@pytest.fixture(params=["file", pytest.param("redis", marks=NEEDS_REDIS)])
def key_value(request, tmp_path) -> Iterator[KeyValue]:
    if request.param == "file":
        yield FileKeyValue(tmp_path / "key_value.sqlite3")
        return
    kept = RedisKeyValue(request.getfixturevalue("redis_server")[0])
    yield kept
    kept.redis.close()


def test_stored_value_expires(key_value: KeyValue):
    key_value.put("session", {"ct_timezone": 2, "words": ["é", None]}, 60)
    key_value.put("session", {"ct_timezone": 3}, 60)

    assert key_value.get("session") == {"ct_timezone": 3}
    assert key_value.get("another") is None


def test_each_key_has_its_own_count(key_value: KeyValue):
    assert [key_value.count("rate:a", 60) for _ in range(3)] == [1, 2, 3]
    assert key_value.count("rate:b", 60) == 1


def test_first_time_is_the_same_for_all_callers(key_value: KeyValue):
    first = key_value.first("visit", 60)

    assert first > 1_700_000_000
    assert [key_value.first("visit", 60), key_value.first("visit", 60)] == [first, first]
    assert key_value.first("other visit", 60) >= first


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_every_redis_key_expires(redis_server):
    kept = RedisKeyValue(redis_server[0])
    kept.put("session", 1, 60)
    kept.count("rate", 600)
    kept.count("rate", 9_000)
    kept.first("visit", 6_000)

    ends = [kept.redis.ttl(RedisKeyValue.PREFIX + key) for key in ("session", "rate", "visit")]

    assert all(end - 30 <= seconds <= end for end, seconds in zip((60, 600, 6_000), ends, strict=True))
    assert kept.redis.dbsize() == len(kept.redis.keys(f"{RedisKeyValue.PREFIX}*"))
    kept.redis.close()


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_processes_share_counts(redis_server, settings):
    settings.REDIS_URL = redis_server[0]
    code = (
        "from intarsia.protection.visitor.key_value import RedisKeyValue; "
        f"RedisKeyValue.PREFIX = {RedisKeyValue.PREFIX!r};"
        f"print(RedisKeyValue({redis_server[0]!r}).count('rate', 60))"
    )
    assert memories.key_value().count("rate", 60) == 1

    output = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout

    assert output.strip() == "2"
    assert memories.key_value().count("rate", 60) == 3
    memories.key_value().redis.close()


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_unavailable_redis_raises_the_expected_error(redis_server):
    ip, process = redis_server
    kept = RedisKeyValue(ip)
    kept.put("session", 1, 60)
    process.kill()
    process.wait()

    for ask in (lambda: kept.get("session"), lambda: kept.count("rate", 60), lambda: kept.put("session", 2, 60)):
        with pytest.raises(STORE_ERRORS):
            ask()
    kept.redis.close()
