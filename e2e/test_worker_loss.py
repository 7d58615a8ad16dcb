"""When one worker dies, the service continues and the worker is restarted."""

import os
import shutil
import signal
import time
import urllib.request

import pytest

from e2e import both_workers
from e2e.site import prepared_folder, start

pytestmark = pytest.mark.server


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


def test_a_worker_that_dies_twice_within_seconds_does_not_end_the_service(tmp_path):
    """granian takes that for a crash loop and stops; the launcher starts it again."""
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site")
    try:
        before = site.workers()
        _kill(before[0], site)
        (respawned,) = set(site.workers()) - set(before)
        _kill(respawned, site)
        _wait_until(lambda: _status_or_reset(site) == 200)

        assert "crash loop" in (site.folder / "server.log").read_text()
        assert {_status_or_reset(site) for _ in range(10)} == {200}
        assert len(site.workers()) == 2
    finally:
        site.stop()


def test_visitors_of_a_site_that_lost_both_workers_wait_less_than_at_its_start(tmp_path):
    """They wait in the queue of the listening socket. The second loss within seconds ends granian, too."""
    shutil.copytree(prepared_folder(), tmp_path / "site")
    started = time.monotonic()
    site = start(tmp_path / "site")
    try:
        both_workers.answer(site)
        first = time.monotonic() - started
        losses = [both_workers.lose(site) for _ in range(3)]

        assert [loss.refused for loss in losses] == [0, 0, 0]
        # One of them may meet a busy moment of the machine.
        assert sorted(max(loss.cached, loss.uncached) for loss in losses)[1] < first / 2
        assert "It is not started again" not in site.log()
    finally:
        site.stop()


def _kill(worker, site):
    os.kill(worker, signal.SIGKILL)
    _wait_until(lambda: worker not in site.workers() and len(site.workers()) == 2)


def _wait_until(holds):
    deadline = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < deadline, "It did not come about within half a minute."
        time.sleep(0.05)
