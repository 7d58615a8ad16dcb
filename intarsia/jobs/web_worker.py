"""A thread of one web process runs the jobs of the site, unless INTARSIA_JOBS_IN_WEB is off.

Visitors come first: while they are served, jobs take at most a quarter of the time of this process.
"""

import logging
import os
import threading
import time
from typing import Any

from intarsia.site_options import option
from intarsia.state.locks import SiteLock, site_lock
from intarsia.state.store_errors import store_errors

from .worker import Worker

logger = logging.getLogger(__name__)
LOCK_SECONDS = 60
TRY_AGAIN_SECONDS = 5.0
# A process that answered a request in this time is serving visitors.
SERVING_SECONDS = 0.5
REST_FACTOR = 3
MAX_REST_SECONDS = 5.0
# The processes that have the thread: a forked one needs its own.
_processes: set[int] = set()
# When Django received the latest request of this process.
_latest_request = [-SERVING_SECONDS]


def note_request(**_signal: Any) -> None:
    _latest_request[0] = time.monotonic()


def rest_seconds(job_seconds: float) -> float:
    """How long to wait after a job that took so long."""
    if time.monotonic() - _latest_request[0] >= SERVING_SECONDS:
        return 0.0
    return min(REST_FACTOR * job_seconds, MAX_REST_SECONDS)


def start_in_web_process(**_signal: Any) -> None:
    """Starts the thread that runs jobs, once per process: called when a worker starts, and at each request."""
    if os.getpid() in _processes or not option("INTARSIA_JOBS_IN_WEB"):
        return
    _processes.add(os.getpid())
    threading.Thread(target=run_while_locked, name="intarsia-jobs", daemon=True).start()


def run_while_locked() -> None:
    """Waits for the lock, and runs jobs as long as this process has it."""
    lock = site_lock("jobs", LOCK_SECONDS)
    while True:
        try:
            if has_lock(lock):
                Worker(keep=lambda: has_lock(lock), rest_seconds=rest_seconds).run()
        except Exception:
            logger.exception("Jobs do not run in this process. The next attempt is in some seconds.")
        time.sleep(TRY_AGAIN_SECONDS)


def has_lock(lock: SiteLock) -> bool:
    """The lock only avoids useless work; each job has its own lease. So jobs also run without the store."""
    try:
        return lock.acquire()
    except store_errors():
        return True
