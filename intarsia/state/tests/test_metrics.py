"""Counts of all processes are added up; no count of a killed process is lost, and none is counted twice."""

import fcntl
import json
import os
import shutil
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from intarsia.page_cache.tests.services import python, run_python
from intarsia.state import metrics
from intarsia.state.locks.on_machine import locked
from intarsia.state.metrics.catalog import BUCKETS
from intarsia.state.metrics.exposition import exposition
from intarsia.state.metrics.keys import key_of
from intarsia.state.metrics.machine import ENDED, counted
from intarsia.state.metrics.process_file import LOCK, MAX_KEYS, folder
from intarsia.state.tests.metrics import counts, metrics_on, samples

__all__ = ["metrics_on"]
pytestmark = pytest.mark.usefixtures("metrics_on")

CONFIGURED = """
import os, signal, sys
from django.conf import settings
settings.configure(INTARSIA_CACHE_DIR=sys.argv[1], INTARSIA_METRICS_TOKEN="token")
from intarsia.state import metrics
"""
COUNTS = CONFIGURED + "[metrics.add('jobs_total', 'done') for number in range(3)]\n"
NOBODY = 65534
DONE = 'jobs_total{result="done"}'


def files() -> list[str]:
    return sorted(file.name for file in folder().glob("*.counts"))


def test_processes_that_run_and_have_ended_count_together(tmp_path):
    metrics.add("jobs_total", "done")
    for _ in range(2):
        run_python(COUNTS, tmp_path)

    assert counts() == {DONE: 7}
    metrics.add("jobs_total", "done")
    assert counts() == {DONE: 8}


def test_a_killed_process_loses_no_count_and_leaves_no_file(tmp_path):
    with python(COUNTS + "os.kill(os.getpid(), signal.SIGKILL)", tmp_path) as process:
        assert process.wait() == -signal.SIGKILL
    assert len(files()) == 1

    assert counts() == {DONE: 3}
    assert files() == []
    assert counts() == {DONE: 3}


def test_a_file_that_was_added_up_but_not_deleted_is_not_counted_twice(tmp_path):
    run_python(COUNTS, tmp_path)
    (name,) = files()
    shutil.copy(folder() / name, tmp_path / "copy")
    counts()
    # As if the process had been killed before it deleted the file.
    shutil.copy(tmp_path / "copy", folder() / name)

    assert counts() == {DONE: 3}
    assert files() == []


def test_totals_that_a_power_failure_emptied_begin_again(tmp_path):
    folder().mkdir()
    (folder() / ENDED).write_text("")
    run_python(COUNTS, tmp_path)

    assert counts() == {DONE: 3}
    assert json.loads((folder() / ENDED).read_text())["totals"]


def test_a_forked_process_counts_in_a_file_of_its_own(tmp_path):
    forks = "metrics.add('jobs_total', 'done')\nif os.fork() == 0:\n    metrics.add('jobs_total', 'failed')\n"
    forks += "    print(os.getpid(), flush=True)\n    signal.pause()\nos._exit(0)"
    with python(CONFIGURED + forks, tmp_path) as process:
        child = int(process.stdout.readline())
        process.wait()

        assert counts() == {DONE: 1, 'jobs_total{result="failed"}': 1}
        # The file of the parent is not locked by the child.
        assert counted(folder()).processes == [child]
        os.kill(child, signal.SIGKILL)


def test_more_keys_than_fit_are_not_counted_and_disturb_nothing():
    for number in range(MAX_KEYS + 10):
        metrics.add("limit_refusals_total", f"limit-{number}")
    metrics.add("limit_refusals_total", "limit-0")

    assert len(counts()) == MAX_KEYS
    assert counts()['limit_refusals_total{limit="limit-0"}'] == 2


def test_a_folder_that_cannot_be_written_disturbs_nothing(tmp_path, caplog):
    folder().write_text("no folder")
    metrics.add("jobs_total", "done")
    metrics.add("jobs_total", "done")

    assert [record.message for record in caplog.records] == [f"This process cannot count for {folder()}."]


@contextmanager
def as_another_user() -> Iterator[None]:
    """As root, nothing is refused."""
    user = os.geteuid()
    os.seteuid(NOBODY if user == 0 else user)
    try:
        yield
    finally:
        os.seteuid(user)


def test_files_that_may_only_be_read_are_counted(tmp_path, monkeypatch):
    run_python(COUNTS, tmp_path)
    for file in folder().iterdir():
        file.chmod(0o444)
    monkeypatch.chdir(folder())
    folder().chmod(0o555)

    with as_another_user():
        assert counted(Path()).totals[key_of("jobs_total", "done")] == 3
        assert counted(Path()).totals[key_of("jobs_total", "done")] == 3
    folder().chmod(0o755)
    assert counts() == {DONE: 3}
    assert files() == []


def test_a_process_counts_with_a_lock_file_of_another_user(tmp_path, monkeypatch):
    run_python(COUNTS, tmp_path)
    monkeypatch.chdir(folder())
    Path(LOCK).chmod(0o444)

    with as_another_user(), locked(Path(LOCK)), open(LOCK) as same, pytest.raises(BlockingIOError):
        fcntl.flock(same, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_one_file_that_cannot_be_read_is_named_and_skipped(tmp_path, caplog):
    run_python(COUNTS, tmp_path)
    (folder() / "1.1.broken.counts").mkdir()

    assert counts() == {DONE: 3}
    assert "1.1.broken.counts is not counted" in caplog.text


def test_counts_are_read_but_not_merged_without_their_lock(tmp_path, caplog):
    run_python(COUNTS, tmp_path)
    (folder() / LOCK).unlink()
    (folder() / LOCK).mkdir()

    assert counts() == {DONE: 3}
    assert len(files()) == 1
    assert "are read, but not merged" in caplog.text


def test_nothing_is_counted_or_written_without_a_token(settings):
    settings.INTARSIA_METRICS_TOKEN = ""
    metrics.add("jobs_total", "done")
    metrics.observe("render_seconds", 1)

    assert metrics.counter("jobs_total", "done") is None
    assert not folder().exists()


def test_a_histogram_has_cumulative_buckets():
    for seconds in (0.0005, 0.2, 0.2, 60):
        metrics.observe("request_seconds", seconds, "call")

    assert {name: number for name, number in counts().items() if name.startswith("request_seconds")} == {
        **{f'request_seconds_bucket{{kind="call",le="{most:g}"}}': 1 for most in BUCKETS if most < 0.2},
        **{f'request_seconds_bucket{{kind="call",le="{most:g}"}}': 3 for most in BUCKETS if most > 0.2},
        'request_seconds_bucket{kind="call",le="+Inf"}': 4,
        'request_seconds_sum{kind="call"}': pytest.approx(60.4005),
        'request_seconds_count{kind="call"}': 4,
    }


def test_values_of_labels_are_escaped():
    metrics.add("limit_refusals_total", 'a"b\\c\nd')

    text = exposition(counted(folder()).totals, ())
    assert r'intarsia_limit_refusals_total{limit="a\"b\\c\nd"} 1.0' in text.splitlines()


def test_known_events_are_shown_before_they_happen():
    assert samples(exposition({}, ()))['requests_total{kind="cached",status="2xx"}'] == 0
