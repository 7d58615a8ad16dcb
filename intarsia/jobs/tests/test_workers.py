"""Workers are processes: killed, several at once, and with jobs that do not end."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL

import pytest

from e2e.services import postgresql
from intarsia.jobs.tests.processes import ScratchSite, await_

POSTGRESQL = pytest.param("postgresql", marks=[pytest.mark.services, pytest.mark.programs("PostgreSQL")])
# As if the lease of a killed process were over.
EXPIRE = "Job.objects.filter(state='running').update(leased_until=now() - timedelta(seconds=1))"


@pytest.fixture(params=["sqlite", POSTGRESQL])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ScratchSite]:
    if request.param == "sqlite":
        with ScratchSite(tmp_path) as site:
            yield site
        return
    with postgresql() as url, ScratchSite(tmp_path, url) as site:
        yield site


@pytest.fixture
def scratch(tmp_path: Path) -> Iterator[ScratchSite]:
    with ScratchSite(tmp_path) as site:
        yield site


def test_a_job_of_a_killed_worker_runs_again(site: ScratchSite):
    site.run("enqueue('scratch.slow', number=1)")
    with site.start("intarsia_jobs") as worker:
        await_(lambda: site.trace == ["start 1"])
        worker.kill()
        worker.wait()
    assert site.states() == "running"

    (site.folder / "go").touch()
    assert "Jobs run: 1" in site.manage("intarsia_jobs", "--once")  # the periodic one
    assert site.trace == ["start 1"], "its lease is not over"
    site.run(EXPIRE)
    site.manage("intarsia_jobs", "--once")

    assert site.trace == ["start 1", "start 1", "end 1"]
    assert "done" in site.states() and "running" not in site.states()


@pytest.mark.long
def test_a_job_that_kills_each_worker_fails_after_its_attempts(site: ScratchSite):
    site.run("enqueue('scratch.slow', number=1); Job.objects.update(attempts=2)")
    with site.start("intarsia_jobs") as worker:
        await_(lambda: site.trace == ["start 1"])
        worker.kill()
        worker.wait()
    site.run(EXPIRE)

    site.manage("intarsia_jobs", "--once")

    assert site.trace == ["start 1"]
    assert "Its process ended" in site.run("print(Job.objects.get(name='scratch.slow', state='failed').error)")


@pytest.mark.long
def test_two_workers_never_run_the_same_job(site: ScratchSite):
    site.run("[enqueue('scratch.quick', number=number) for number in range(60)]")
    workers = [site.start("intarsia_jobs", "--once") for _ in range(2)]
    for worker in workers:
        with worker:
            assert "Jobs run" in worker.communicate()[0]

    assert sorted(site.trace) == sorted(f"{when} {number}" for when in ("start", "end") for number in range(60))
    assert set(site.states().split()) == {"done"}


@pytest.mark.long
def test_two_workers_never_run_jobs_with_the_same_argument_at_the_same_time(site: ScratchSite):
    site.run("[enqueue('scratch.in_turn', number=number) for number in (1, 1, 2)]")
    with site.start("intarsia_jobs") as one, site.start("intarsia_jobs") as another:
        await_(lambda: len(site.trace) == 2)
        assert sorted(site.trace) == ["start 1", "start 2"]
        (site.folder / "go").touch()
        await_(lambda: len(site.trace) == 6)
        for worker in (one, another):
            worker.terminate()
            worker.wait()

    assert [line for line in site.trace if line.endswith("1")] == ["start 1", "end 1"] * 2


def test_a_process_ends_if_its_test_fails(scratch: ScratchSite):
    with pytest.raises(ZeroDivisionError), scratch.start_code("import sys; sys.stdin.read()") as process:
        1 / 0  # noqa: B018

    assert process.returncode == -SIGKILL


def test_jobs_share_a_database_connection_and_no_language(scratch: ScratchSite):
    scratch.run("[enqueue('scratch.next') for _ in range(3)]")
    scratch.manage("intarsia_jobs", "--once")

    assert scratch.trace[1:] == ["open connection, language en-us"] * 2


@pytest.mark.long
def test_a_worker_ends_after_its_job_when_it_is_told_to(site: ScratchSite):
    site.run("enqueue('scratch.slow', number=1); enqueue('scratch.quick', number=2)")
    with site.start("intarsia_jobs") as worker:
        await_(lambda: site.trace == ["start 1"])
        worker.terminate()
        (site.folder / "go").touch()
        assert worker.wait(30) == 0

    assert site.trace == ["start 1", "end 1"]
    assert site.states() == "done waiting"


@pytest.mark.long
def test_a_job_over_its_time_is_interrupted_and_tried_again(scratch: ScratchSite):
    scratch.run("enqueue('scratch.loop')")
    scratch.manage("intarsia_jobs", "--once")

    assert scratch.states() == "waiting"
    assert "interrupted after 0.3 seconds" in scratch.run("print(Job.objects.get(name='scratch.loop').error)")


@pytest.mark.long
def test_a_job_that_cannot_be_interrupted_ends_its_worker(scratch: ScratchSite):
    scratch.run("enqueue('scratch.stuck')")
    scratch.manage("intarsia_jobs", "--once", status=75)

    assert scratch.states() == "waiting"
    assert "its process was ended" in scratch.run("print(Job.objects.get(name='scratch.stuck').error)")


@pytest.mark.long
def test_a_worker_continues_after_the_database_was_locked(scratch: ScratchSite):
    locker = sqlite3.connect(scratch.folder / "scratch.sqlite3", isolation_level=None, timeout=30)
    # Only the worker is impatient: the console of this test may have to wait for it.
    with scratch.start("intarsia_jobs", SCRATCH_TIMEOUT="0.1") as worker:
        assert worker.stdout
        await_(lambda: scratch.run("print(Schedule.objects.count())") == "1")
        locker.execute("BEGIN EXCLUSIVE")
        assert any("database is locked" in line for line in worker.stdout)
        locker.execute("ROLLBACK")
        scratch.run("enqueue('scratch.quick', number=1)")
        await_(lambda: scratch.trace == ["start 1", "end 1"])
        worker.terminate()
        worker.communicate()
    locker.close()


WITHOUT_A_REQUEST = """
import asyncio, sys, django; django.setup()
from intarsia.serving import Limits, Served
Served(None, Limits()).__rsgi_init__(asyncio.new_event_loop())
sys.stdin.read()
"""
WITH_ITS_FIRST_REQUEST = """
import sys, django; django.setup()
from django.core.signals import request_started
request_started.send(sender=None)
sys.stdin.read()
"""


@pytest.mark.long
def test_one_web_process_runs_the_jobs_and_another_one_follows_it(scratch: ScratchSite):
    with scratch.start_code(WITHOUT_A_REQUEST) as one, scratch.start_code(WITH_ITS_FIRST_REQUEST) as other:
        for number in range(3):
            scratch.run(f"enqueue('scratch.quick', number={number})")
        await_(lambda: len(scratch.trace) == 6)
        one.kill()
        scratch.run("enqueue('scratch.quick', number=3)")
        await_(lambda: len(scratch.trace) == 8)
        other.kill()

    assert sorted(scratch.trace) == sorted(f"{when} {number}" for when in ("start", "end") for number in range(4))


@pytest.mark.long
def test_web_processes_run_no_jobs_if_the_setting_is_off(scratch: ScratchSite):
    scratch.run("enqueue('scratch.quick', number=1)")
    scratch.run(
        "from django.conf import settings; settings.INTARSIA_JOBS_IN_WEB = False\n"
        "from django.core.signals import request_started; import threading\n"
        "request_started.send(sender=None); assert threading.active_count() == 1"
    )

    assert scratch.trace == []


IMPATIENT = """
from intarsia.jobs import worker
worker.GRACE_SECONDS = worker.RENEW_SECONDS = 0.2
"""


@pytest.mark.long
def test_a_stuck_job_of_a_web_process_keeps_its_lease_while_others_run(scratch: ScratchSite):
    scratch.run("enqueue('scratch.stuck')")
    with scratch.start_code(
        WITH_ITS_FIRST_REQUEST.replace("from django.core", IMPATIENT + "from django.core")
    ) as process:
        await_(lambda: scratch.trace == ["start stuck"])
        scratch.run("enqueue('scratch.quick', number=1)")
        await_(lambda: "end 1" in scratch.trace)
        scratch.run(EXPIRE)
        await_(lambda: scratch.run("print(Job.objects.filter(state='running', leased_until__gt=now()).count())") == "1")
        process.kill()

    assert scratch.trace.count("start stuck") == 1
