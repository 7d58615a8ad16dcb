"""The functions that do the jobs, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, TypeVar

from django.utils.functional import Promise

Function = TypeVar("Function", bound=Callable[..., Any])
Label = str | Promise
ATTEMPTS = 8
SECONDS = 60
MAX_SERIES_LENGTH = 100


@dataclass(frozen=True)
class JobType:
    name: str
    label: Label
    function: Callable[..., Any]
    attempts: int
    seconds: float
    # With a text: those with the same value of this argument.
    serial: bool | str
    every: timedelta | None = None

    def series_of(self, payload: dict[str, Any]) -> str:
        """Jobs with the same text run one after another; empty if they can run at the same time."""
        if isinstance(self.serial, str):
            return f"{self.name} {payload.get(self.serial)}"[:MAX_SERIES_LENGTH]
        return self.name if self.serial else ""


_types: dict[str, JobType] = {}


def job(
    name: str, *, label: Label, attempts: int = ATTEMPTS, seconds: float = SECONDS, serial: bool | str = False
) -> Callable[[Function], Function]:
    """Registers the function for jobs of this name, as in `@job("shop.invoice", label=_("Send an invoice"))`.
    `enqueue` names its arguments. The list of jobs in the admin shows the label.

    A job that raises an exception is tried again, `attempts` times in all, with growing pauses. After `seconds` it is
    interrupted, which counts as a failure. With `serial=True`, jobs of this name run one after another; with
    `serial="order"`, those with the same argument `order` do.

    A job runs **at least once**: if its process is killed, it runs again. So the function must allow that, for example
    by storing what it has done. Jobs are stored under their name, so do not rename them. Put the functions into
    `jobs.py` of your app.
    """
    return lambda function: _register(JobType(name, label, function, attempts, seconds, serial))


def periodic(
    name: str, *, label: Label, every: timedelta, attempts: int = 3, seconds: float = 600
) -> Callable[[Function], Function]:
    """Registers a function without arguments that runs `every` hour or day, as a job.

    It never runs twice at once. If no worker was there for a while, it runs once when one is back.
    """
    return lambda function: _register(JobType(name, label, function, attempts, seconds, True, every))


def job_types() -> dict[str, JobType]:
    return _types


def label_of(name: str) -> str:
    """The name, if no installed app has this job."""
    known = _types.get(name)
    return str(known.label) if known else name


def _register(one: JobType) -> Any:
    known = _types.get(one.name)
    if known and (known.function.__module__, known.function.__qualname__) != (
        one.function.__module__,
        one.function.__qualname__,
    ):
        raise ValueError(f"Two jobs are called '{one.name}'. Give one of them another name.")
    _types[one.name] = one
    return one.function
