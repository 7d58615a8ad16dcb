"""Queries all services that a site has turned on, in parallel, and continues without those that fail or are late."""

import logging
import time
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import replace
from functools import cache
from typing import Final

from . import akismet, cleantalk, stopforumspam
from .connection import SECONDS, http
from .question import Question, Says, Service

logger = logging.getLogger(__name__)

SERVICES: Final[Mapping[str, Service]] = {one.name: one for one in (akismet, stopforumspam, cleantalk)}  # type: ignore[misc]
# After a failure, a service is skipped for this long.
PAUSE_SECONDS: Final = 60.0

# By service and key, because another site's key may be valid.
_paused_until: dict[tuple[str, str], float] = {}


def opinions(question: Question, keys: Mapping[str, str]) -> dict[str, Says]:
    """`keys` by the names of the services that are on; a service without a key has an empty one."""
    asked = {name: _started(name, question, key) for name, key in keys.items() if not _is_unavailable(name, key)}
    wait(asked.values(), timeout=SECONDS)
    found: dict[str, Says] = {}
    for name, answer in asked.items():
        try:
            says = answer.result(timeout=0)
        except Exception as error:
            answer.cancel()
            _note_outage(name, keys[name], error)
            continue
        if _paused_until.pop((name, keys[name]), None):
            logger.info("The reputation service '%s' is available again.", name)
        if says:
            found[name] = says
    return found


def report(question: Question, keys: Mapping[str, str], *, is_spam: bool) -> None:
    """In the background, so that a decision does not wait."""
    for name, key in keys.items():
        _pool().submit(_reported, name, replace(question, key=key), is_spam)


def _reported(name: str, question: Question, is_spam: bool) -> None:
    try:
        SERVICES[name].report(http(), question, is_spam=is_spam)
    except Exception as error:
        logger.warning("A decision could not be reported to the reputation service '%s': %s", name, _error_text(error))


def _started(name: str, question: Question, key: str) -> "Future[Says | None]":
    ask: Callable[..., Says | None] = SERVICES[name].ask
    return _pool().submit(lambda: ask(http(), replace(question, key=key)))


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(max_workers=8, thread_name_prefix="reputation")


def _is_unavailable(name: str, key: str) -> bool:
    return _paused_until.get((name, key), 0.0) > time.monotonic()


def _note_outage(name: str, key: str, error: Exception) -> None:
    if (name, key) not in _paused_until:
        logger.warning(
            "The reputation service '%s' is unavailable: %s. Verdicts are made without it. It is retried every minute.",
            name,
            _error_text(error),
        )
    _paused_until[name, key] = time.monotonic() + PAUSE_SECONDS


def _error_text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
