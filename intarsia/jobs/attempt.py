"""Runs a job in a thread, so that it can be interrupted."""

import ctypes
import threading

from django.db import connections

from .models import Job
from .registry import job_types


class TookTooLong(BaseException):
    """Interrupts a job. It is no Exception, so that the job does not treat it as an error of its own."""


class Attempt(threading.Thread):
    def __init__(self, job: Job) -> None:
        super().__init__(name=f"intarsia-job-{job.pk}", daemon=True)
        self.job = job
        self.error: BaseException | None = None
        self._is_in_job = False

    def run(self) -> None:
        self.error = self._error_of_job()
        # The connections of this thread.
        connections.close_all()

    def interrupt(self) -> None:
        """Raises TookTooLong in the job. It has no effect while the job waits for the system or another service."""
        if self._is_in_job and self.ident is not None:
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self.ident), ctypes.py_object(TookTooLong))

    def _error_of_job(self) -> BaseException | None:
        try:
            self._is_in_job = True
            run_function(self.job)
        except TookTooLong:
            seconds = job_types()[self.job.name].seconds
            return TimeoutError(f"It was interrupted after {seconds:g} seconds.")
        except BaseException as error:
            return error
        finally:
            self._is_in_job = False
        return None


def run_function(job: Job) -> None:
    job_types()[job.name].function(**job.payload)
