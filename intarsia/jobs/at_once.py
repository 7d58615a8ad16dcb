"""Jobs that this process runs itself as soon as their cause is committed. A worker runs them if that fails, or if the
process is killed before.
"""

import logging
import secrets
from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Final

from django.db import transaction
from django.utils import timezone

from .outbox import check_job, job_model, wake_worker
from .registry import job_types

logger = logging.getLogger(__name__)
# Workers wait so long for this process.
LEASE: Final = timedelta(seconds=60)
MAX_ERROR_LENGTH: Final = 1000


def run_after_commit(name: str, payloads: Iterable[dict[str, Any]]) -> None:
    """Stores a job for each payload, with one INSERT. What succeeds at once leaves no row. Raises ValueError like
    `enqueue`.
    """
    model = job_model()
    now, lease = timezone.now(), secrets.token_hex(8)
    running = {"state": model.State.RUNNING, "started": now, "lease": lease, "leased_until": now + LEASE}
    jobs = [model(name=name, payload=payload, **running) for payload in payloads]
    for job in jobs:
        check_job(name, job.payload)
    model.objects.bulk_create(jobs)
    transaction.on_commit(lambda: _run(jobs), robust=True)


def _run(jobs: Iterable[Any]) -> None:
    for job in jobs:
        ours = type(job).objects.filter(pk=job.pk, state=job.State.RUNNING, lease=job.lease)
        # After a long transaction, a worker may have it.
        if not ours.update(leased_until=timezone.now() + LEASE):
            continue
        try:
            job_types()[job.name].function(**job.payload)
        except Exception as error:
            logger.exception("The job %s failed. A worker will try again.", job)
            text = f"{type(error).__name__}: {error}"[:MAX_ERROR_LENGTH].replace("\0", "")
            ours.update(state=job.State.WAITING, lease="", leased_until=None, error=text)
            wake_worker()
        else:
            ours.delete()
