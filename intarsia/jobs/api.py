"""What other apps may import: `@job`, `@periodic` and `enqueue`."""

from .outbox import enqueue
from .registry import job, periodic

__all__ = ["enqueue", "job", "periodic"]
