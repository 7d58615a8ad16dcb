"""Runs jobs one after another, in the process that `manage.py intarsia_jobs` starts or in a thread of a web process."""

import logging
import time
from collections.abc import Callable
from threading import Event

from django.db import DatabaseError, close_old_connections
from django.utils import timezone

from .attempt import Attempt, JobThread
from .claiming import claim_next, renew, shorten_leases
from .models import Job
from .outbox import wait_for_job
from .outcome import KILLED, is_over, store_outcome
from .registry import job_types
from .schedule import enqueue_periodic

logger = logging.getLogger(__name__)
RENEW_SECONDS = 10.0
SCHEDULE_SECONDS = 10.0
IDLE_SECONDS = 1.0
# An interrupted job has this time to end.
GRACE_SECONDS = 10.0
# Jobs that cannot be interrupted occupy threads. With this many, the worker takes no more.
MAX_STUCK = 3


class Worker:
    """`on_stuck` is called after a job that did not end when it was interrupted. It may end the process.

    `keep` is called every few seconds, also during a job; when it returns False, the worker takes no more jobs.
    `rest_seconds` says how long to wait after a job that took so many seconds.
    """

    def __init__(
        self,
        on_stuck: Callable[[Job], None] = lambda job: None,
        keep: Callable[[], bool] = lambda: True,
        rest_seconds: Callable[[float], float] = lambda job_seconds: 0.0,
    ):
        self.stopped = Event()
        self._on_stuck = on_stuck
        self._keep = keep
        self._rest_seconds = rest_seconds
        # Attempts whose outcome is not stored: the one that runs, and those that are stuck.
        self._open: list[Attempt] = []
        self._thread: JobThread | None = None
        self._renewed_at = self._scheduled_at = time.monotonic() - RENEW_SECONDS
        self._database_fails = False

    def run(self) -> None:
        # A stuck job keeps its lease as long as it lives, because no other process may run it at the same time.
        while self._open or not self.stopped.is_set():
            started = time.monotonic()
            if self._step_safely():
                self.stopped.wait(self._rest_seconds(time.monotonic() - started))
            else:
                wait_for_job(IDLE_SECONDS)
        self._end_thread()

    def run_due(self) -> int:
        """Runs what is due now, and returns the number of jobs."""
        enqueue_periodic(timezone.now())
        number = 0
        while not self.stopped.is_set() and self._run_next():
            self._settle()
            number += 1
        self._end_thread()
        return number

    def _step_safely(self) -> bool:
        """Whether there was a job. A locked or unavailable database is tried again."""
        try:
            did_run = self._step()
            self._database_fails = False
            return did_run
        except DatabaseError:
            self._note_failure()
            return False
        finally:
            close_old_connections()

    def _step(self) -> bool:
        self._settle()
        self._renew()
        if self.stopped.is_set() or len(self._open) >= MAX_STUCK:
            return False
        if time.monotonic() - self._scheduled_at >= SCHEDULE_SECONDS:
            self._scheduled_at = time.monotonic()
            shorten_leases(timezone.now())
            enqueue_periodic(timezone.now())
        return self._run_next()

    def _run_next(self) -> bool:
        # The lease of a stuck job is over after the computer slept, before it is renewed.
        job = claim_next(timezone.now(), running=[attempt.job.pk for attempt in self._open])
        if job is None:
            return False
        if is_over(job):
            store_outcome(job, KILLED, timezone.now())
            return True
        self._thread = self._thread or JobThread()
        attempt = self._thread.start(job)
        self._open.append(attempt)
        if not self._has_ended(attempt):
            self._on_stuck(job)
        return True

    def _has_ended(self, attempt: Attempt) -> bool:
        self._wait(attempt, job_types()[attempt.job.name].seconds)
        if attempt.is_running:
            attempt.interrupt()
            self._end_thread()
            self._wait(attempt, GRACE_SECONDS)
        return not attempt.is_running

    def _end_thread(self) -> None:
        if self._thread:
            self._thread.end()
            self._thread = None

    def _wait(self, attempt: Attempt, seconds: float) -> None:
        until = time.monotonic() + seconds
        while attempt.is_running and (left := until - time.monotonic()) > 0:
            attempt.wait(min(left, RENEW_SECONDS))
            self._renew()

    def _settle(self) -> None:
        """Stores how attempts ended; if that fails, it is tried again."""
        for attempt in [one for one in self._open if not one.is_running]:
            store_outcome(attempt.job, attempt.error, timezone.now())
            self._open.remove(attempt)

    def _renew(self) -> None:
        if time.monotonic() - self._renewed_at < RENEW_SECONDS:
            return
        self._renewed_at = time.monotonic()
        if not self._keep():
            self.stopped.set()
        for attempt in self._open:
            try:
                if not renew(attempt.job, timezone.now()):
                    logger.error("Another process took the job %s while it was running.", attempt.job)
            except DatabaseError:
                # The lease lasts for several more attempts to renew it.
                self._note_failure()

    def _note_failure(self) -> None:
        if not self._database_fails:
            logger.exception("Jobs cannot be read or stored. The next attempt is in a second.")
        self._database_fails = True
