"""One process of the site has the lock, with files and with Redis."""

import subprocess

import pytest

from intarsia.page_cache.tests.services import python, run_python
from intarsia.state.locks import site_lock
from intarsia.state.locks.in_file import FileLock
from intarsia.state.locks.in_redis import RedisLock

SECONDS = 60
TRY = f"from intarsia.state.locks import site_lock; print(site_lock('jobs', {SECONDS}).acquire())"
HOLD = """
import sys
from pathlib import Path
from intarsia.state.locks.in_file import FileLock
lock = FileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.read()
"""
# In a process without other threads: one of them could hold any lock while the process forks.
FORK = """
import os, sys
from pathlib import Path
from intarsia.state.locks.in_file import FileLock
path = Path(sys.argv[1])
lock = FileLock(path)
lock.acquire()
child = os.fork()
if child:
    os.waitpid(child, 0)
    print(FileLock(path).acquire())
else:
    print(lock.acquire(), flush=True)
    os._exit(0)
"""


def test_one_process_has_the_lock_until_it_releases_it(store, in_another_process):
    lock = site_lock("jobs", SECONDS)
    assert [lock.acquire(), lock.acquire()] == [True, True]
    assert in_another_process(TRY) == "False"

    lock.release()
    assert in_another_process(TRY) == "True"


def test_each_name_is_a_lock_of_its_own(store):
    one, other = site_lock("jobs", SECONDS), site_lock("mail", SECONDS)

    assert [one.acquire(), other.acquire()] == [True, True]
    one.release()
    other.release()


def test_only_the_owner_releases_the_lock(store):
    owner, stranger, third = (site_lock("jobs", SECONDS) for _ in range(3))
    assert owner.acquire()

    stranger.release()

    assert not third.acquire()
    owner.release()


def test_a_killed_process_loses_its_lock_in_a_file(tmp_path):
    lock = FileLock(tmp_path / "jobs.lock")
    with python(HOLD, tmp_path / "jobs.lock", stdin=subprocess.PIPE) as other:
        assert other.stdout.readline() == "True\n"
        assert not lock.acquire()
        other.kill()
        other.wait()
    assert lock.acquire()
    lock.release()


def test_a_forked_process_does_not_have_the_lock_of_its_parent(tmp_path):
    assert run_python(FORK, tmp_path / "jobs.lock") == "False\nFalse\n"


def test_a_lock_whose_file_was_deleted_is_taken_again(tmp_path):
    lock = FileLock(tmp_path / "jobs.lock")
    lock.acquire()
    (tmp_path / "jobs.lock").unlink()

    assert lock.acquire()
    assert not FileLock(tmp_path / "jobs.lock").acquire()
    lock.release()


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_a_lock_in_redis_ends_after_its_time_unless_it_is_kept(redis_url, tmp_path):
    prefix = f"{tmp_path}:"
    owner, other = RedisLock(redis_url, prefix, "jobs", SECONDS), RedisLock(redis_url, prefix, "jobs", SECONDS)
    assert owner.acquire()
    (key,) = owner.redis.keys(f"{prefix}*")
    owner.redis.expire(key, 5)
    owner.acquire()
    assert owner.redis.ttl(key) > 30

    # As if the time were over.
    owner.redis.delete(key)
    assert other.acquire() and not owner.acquire()
    owner.redis.close()
    other.redis.close()


@pytest.mark.services
@pytest.mark.programs("Redis")
def test_installations_have_locks_of_their_own(redis_url, tmp_path):
    one, other = (RedisLock(redis_url, f"{tmp_path}-{name}:", "jobs", SECONDS) for name in ("one", "other"))

    assert one.acquire() and other.acquire()
    one.redis.close()
    other.redis.close()
