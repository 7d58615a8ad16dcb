from collections.abc import Callable
from typing import Any

import pytest

from intarsia.jobs.registry import JobType, job_types


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., JobType]:
    """Registers a job for one test."""

    def register(name: str, function: Callable[..., Any], **changes: Any) -> JobType:
        defaults: dict[str, Any] = {"label": name, "attempts": 3, "seconds": 60, "serial": False}
        one = JobType(name, function=function, **defaults | changes)
        monkeypatch.setitem(job_types(), name, one)
        return one

    return register
