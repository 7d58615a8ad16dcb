"""Stores how an attempt ended: done, to be tried again, or failed."""

import logging
import traceback
from datetime import datetime

from intarsia.state import metrics

from .back_off import pause_after
from .claiming import ours
from .models import Job
from .registry import job_types

logger = logging.getLogger(__name__)
MAX_ERROR_LENGTH = 4000
KILLED = "Its process ended while it was running."


def store_outcome(job: Job, error: BaseException | str | None, now: datetime) -> None:
    """Nothing changes and nothing is counted if another process has the job meanwhile."""
    if not error:
        if ours(job).update(state=Job.State.DONE, finished=now, error=""):
            metrics.add("jobs_total", "done")
        return
    text = error if isinstance(error, str) else _as_text(error)
    if job.attempts < job_types()[job.name].attempts:
        logger.warning("The job %s failed and will be tried again: %s", job, _last_line(text))
        if ours(job).update(state=Job.State.WAITING, due=now + pause_after(job.attempts), error=text):
            metrics.add("jobs_total", "retried")
    else:
        logger.error("The job %s failed %d times: %s", job, job.attempts, _last_line(text))
        if ours(job).update(state=Job.State.FAILED, finished=now, error=text):
            metrics.add("jobs_total", "failed")


def is_over(job: Job) -> bool:
    """Whether a job that ended each of its processes has no attempts left."""
    return job.attempts > job_types()[job.name].attempts


def _as_text(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))[-MAX_ERROR_LENGTH:].replace("\0", "")


def _last_line(text: str) -> str:
    return text.strip().rpartition("\n")[2]
