"""What other apps may import: `@job`, `@periodic`, `enqueue` and `run_after_commit`."""

from .at_once import run_after_commit
from .outbox import enqueue
from .registry import job, periodic

__all__ = ["enqueue", "job", "periodic", "run_after_commit"]
