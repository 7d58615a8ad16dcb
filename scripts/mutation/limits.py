"""A pytest plugin: runs chosen tests in a given order, and ends what takes too long."""

import json
import os
import signal
import time
from pathlib import Path

import pytest

DEADLINE = time.monotonic() + float(os.environ["MUTATION_SECONDS"])
CHOSEN = json.loads(Path(os.environ["MUTATION_TESTS"]).read_text("utf-8"))
# How long the last test took.
LAST = Path(os.environ["MUTATION_LAST"])
# The exit code when tests remain after the deadline.
NO_TIME_LEFT = 70
# A test that uses the processor this long is in an endless loop. A busy machine makes no test look like that.
BUSY_SECONDS = 30
# A test that waits this long waits for something that never comes, or for the processor. So the change has no result.
IDLE_SECONDS = 90


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items):
    order = {name: position for position, name in enumerate(CHOSEN)}
    items[:] = sorted((one for one in items if one.nodeid in order), key=lambda one: order[one.nodeid])
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    started = time.monotonic()
    if started > DEADLINE:
        pytest.exit("no time left", returncode=NO_TIME_LEFT)
    signal.signal(signal.SIGALRM, _too_idle)
    signal.signal(signal.SIGPROF, _too_busy)
    signal.alarm(IDLE_SECONDS)
    signal.setitimer(signal.ITIMER_PROF, BUSY_SECONDS)
    try:
        return (yield)
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        LAST.write_text(json.dumps(time.monotonic() - started), "utf-8")


def _too_idle(*_):
    pytest.exit("no time left", returncode=NO_TIME_LEFT)


def _too_busy(*_):
    pytest.fail("took too long")
