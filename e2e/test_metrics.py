"""Prometheus asks any worker and gets the numbers of all, also of one that was killed."""

import os
import shutil
import signal
import time
import urllib.error
import urllib.request

import pytest

from e2e.people import answers_until, both_workers, visit
from e2e.site import prepared_folder, start
from intarsia.state.tests.metrics import TOKEN, samples

pytestmark = pytest.mark.server

CACHED = 'requests_total{kind="cached",status="2xx"}'


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("metrics") / "site"
    shutil.copytree(prepared_folder(), folder)
    site = start(folder, INTARSIA_METRICS_TOKEN=TOKEN)
    yield site
    site.stop()


def metrics(site, token=TOKEN):
    request = urllib.request.Request(f"{site.url}/metrics", headers={"Authorization": f"Bearer {token}"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
        return samples(answer.read().decode())


def test_a_killed_worker_loses_no_count(site):
    url = f"{site.url}/landing/"
    seen = answers_until(url, lambda found: both_workers([one for one in found if one.is_from_memory]))
    before = metrics(site)
    # Visitors of the other workers, such as probes, get no page from memory.
    assert before[CACHED] == len([one for one in seen if one.is_from_memory])
    assert before["worker_starts_total"] == 2
    assert before['processes{process="site"}'] == 2

    for worker in site.workers():
        os.kill(worker, signal.SIGKILL)
    answers_until(url, lambda found: len(site.workers()) == 2, may_break=True)
    after = metrics(site)

    assert after[CACHED] >= before[CACHED]
    assert after["cache_misses_total"] > before["cache_misses_total"]
    deadline = time.monotonic() + 30
    while metrics(site)["worker_starts_total"] < 4:
        assert time.monotonic() < deadline
    assert metrics(site)['processes{process="site"}'] == 2
    assert metrics(site)['memory_bytes{process="renderer"}'] > 10_000_000


def test_only_clients_with_the_token_get_numbers(site):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        metrics(site, "wrong")
    assert visit(f"{site.url}/metrics").status == 404
