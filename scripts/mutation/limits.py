"""A pytest plugin: a test that takes too long has failed, and after a deadline no further test begins."""

import os
import signal
import time

import pytest

DEADLINE = time.monotonic() + float(os.environ["MUTATION_SECONDS"])
SECONDS_PER_TEST = 30


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    if time.monotonic() > DEADLINE:
        pytest.exit("no time left", returncode=0)
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(SECONDS_PER_TEST)
    try:
        return (yield)
    finally:
        signal.alarm(0)


def _too_long(*_):
    pytest.fail(f"took longer than {SECONDS_PER_TEST} seconds")
