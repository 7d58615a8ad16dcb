"""Jobs are rows of the outbox until they are done."""

import json
import threading
from typing import Any

from django.apps import apps
from django.core.exceptions import ImproperlyConfigured
from django.db import transaction

from .registry import JobType, job_types

MAX_BYTES = 16 * 1024
# Wakes the worker of this process.
_enqueued = threading.Event()


def enqueue(name: str, **payload: Any) -> None:
    """Stores a job, which runs after the current transaction is committed; if that fails, there is no job.

    `payload` are the arguments of its function: JSON values of at most 16 KiB. Pass ids instead of texts of visitors,
    because done jobs are kept for a week. Raises ValueError for an unknown name or an unusable payload.
    """
    one = check_job(name, payload)
    job_model().objects.create(name=name, payload=payload, serial=one.series_of(payload))
    transaction.on_commit(wake_worker)


def wake_worker() -> None:
    """The worker of this process, if it has one."""
    _enqueued.set()


def wait_for_job(seconds: float) -> None:
    """Waits until this process enqueues a job, and no longer than `seconds`."""
    _enqueued.wait(seconds)
    _enqueued.clear()


def check_job(name: str, payload: dict[str, Any]) -> JobType:
    """The type of the job. Raises ValueError for an unknown name or an unusable payload."""
    one = job_types().get(name)
    if one is None:
        raise ValueError(
            f"No job is called '{name}'. Register a function with @job(\"{name}\", label=…) in jobs.py of your app."
        )
    try:
        size = len(json.dumps(payload, allow_nan=False).encode())
    except (TypeError, ValueError) as error:
        raise ValueError(
            f"The payload of the job '{name}' is not JSON: {error}. Pass ids, texts and numbers."
        ) from error
    if size > MAX_BYTES:
        raise ValueError(
            f"The payload of the job '{name}' has {size} bytes; at most {MAX_BYTES} are allowed. Pass ids."
        )
    return one


def job_model() -> Any:
    if not apps.is_installed("intarsia.jobs"):
        raise ImproperlyConfigured('"intarsia.jobs" is missing in INSTALLED_APPS. Add it and run `migrate`.')
    return apps.get_model("intarsia_jobs", "Job")
