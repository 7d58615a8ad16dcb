"""One worker may die: the service goes on and the worker comes back."""

import os
import signal
import time
import urllib.request

import pytest

pytestmark = pytest.mark.browser


def status(site, path="/landing/"):
    with urllib.request.urlopen(site.url + path, timeout=20) as answer:
        return answer.status


def test_killing_a_worker_costs_no_more_than_that_worker(site):
    before = site.workers()
    os.kill(before[0], signal.SIGKILL)

    answers = [_status_or_reset(site) for _ in range(20)]
    deadline = time.monotonic() + 30
    while len(set(site.workers()) - {before[0]}) < len(before) and time.monotonic() < deadline:
        answers.append(_status_or_reset(site))

    assert answers[-1] == 200
    assert answers.count(200) >= len(answers) - 2
    assert len(site.workers()) == len(before)
    assert before[0] not in site.workers()


def _status_or_reset(site):
    try:
        return status(site)
    except OSError:
        return "reset"
