"""Runs jobs in a thread, so that they can be interrupted."""

import ctypes
import threading
from contextlib import suppress
from contextvars import Context
from queue import SimpleQueue

from django.db import close_old_connections, connections

from intarsia.wire.requests.request_id import current_request_id

from .models import Job
from .registry import job_types


class TookTooLong(BaseException):
    """Interrupts a job. It is not an Exception, so that the job does not treat it as its own error."""


class Attempt:
    """One run of a job. `error` is None until it has ended, and if it succeeded."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.error: BaseException | None = None
        self._has_ended = threading.Event()
        self._thread: int | None = None

    @property
    def is_running(self) -> bool:
        return not self._has_ended.is_set()

    def wait(self, seconds: float) -> None:
        self._has_ended.wait(seconds)

    def interrupt(self) -> None:
        """Raises TookTooLong in the job. It has no effect while the job waits for the system or another service.

        The exception can arrive after the job has ended, so no other job may follow in its thread.
        """
        if self._thread is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), ctypes.py_object(TookTooLong))

    def run(self) -> None:
        try:
            self.error = self._error_of_job()
        finally:
            self._has_ended.set()

    def _error_of_job(self) -> BaseException | None:
        try:
            self._thread = threading.get_ident()
            # Languages and other context variables of one job must not reach the next one.
            Context().run(run_function, self.job)
        except TookTooLong:
            seconds = job_types()[self.job.name].seconds
            return TimeoutError(f"It was interrupted after {seconds:g} seconds.")
        except BaseException as error:
            return error
        finally:
            self._thread = None
        return None


class JobThread:
    """Runs one job after another, because each new thread would open a database connection."""

    def __init__(self) -> None:
        self._attempts: SimpleQueue[Attempt | None] = SimpleQueue()
        threading.Thread(target=self._run, name="intarsia-job", daemon=True).start()

    def start(self, job: Job) -> Attempt:
        attempt = Attempt(job)
        self._attempts.put(attempt)
        return attempt

    def end(self) -> None:
        """After the job that is running."""
        self._attempts.put(None)

    def _run(self) -> None:
        # An interruption can arrive after its job has ended.
        with suppress(TookTooLong):
            while attempt := self._attempts.get():
                attempt.run()
                close_old_connections()
        # The connections of this thread.
        connections.close_all()


def run_function(job: Job) -> None:
    # Log lines of a job have an id, as those of a request do.
    token = current_request_id.set(f"job-{job.pk}")
    try:
        job_types()[job.name].function(**job.payload)
    finally:
        current_request_id.reset(token)
