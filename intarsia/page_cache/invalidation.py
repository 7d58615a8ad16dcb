"""Purges cached pages by their tags."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from django.db import transaction

from intarsia.signals import pages_purged
from intarsia.state import generations, metrics

from .cached_lookup import see_purge
from .conf import conf
from .files import PageFiles
from .tags import checked

logger = logging.getLogger(__name__)

# What staff should know after their change, by the request that makes it.
_problems: ContextVar[list[str] | None] = ContextVar("purge_problems", default=None)


def purge(*tags: str) -> None:
    """Drops all cached pages with one of `tags`, in every process and as files; EVERYTHING drops all pages.

    It takes effect when the current transaction commits, so that a page rendered from the old rows is not kept. Other
    processes follow within 0.25 s. Raises ValueError for an invalid tag.
    """
    names = checked(tags)
    transaction.on_commit(lambda: purge_now(*names))


def purge_now(*tags: str) -> None:
    """Like `purge`, but at once, for changes outside of the database. It raises no OSError: what is purged has been
    changed already, and `purge_problems` says what to tell.
    """
    settings = conf()
    backend = generations.backend(settings)
    changed = backend.bump(checked(tags))
    see_purge(changed)
    metrics.add("cache_purges_total")
    pages_purged.send_robust(sender=None, tags=tags)
    _note(backend.problem)
    try:
        # Purge files even if INTARSIA_CACHE_FILES is off: older ones may exist.
        PageFiles(settings.directory, settings.files_pages).purge(tags, changed)
    except OSError as error:
        # The purge watcher of each process tries again.
        logger.exception("Purged page files could not be removed.")
        _note(str(error.strerror or error))


@contextmanager
def purge_problems() -> Iterator[list[str]]:
    """Collects what prevented purges inside from working as usual. Nothing is listed twice."""
    problems: list[str] = []
    token = _problems.set(problems)
    try:
        yield problems
    finally:
        _problems.reset(token)


def _note(problem: str) -> None:
    problems = _problems.get()
    if problem and problems is not None and problem not in problems:
        problems.append(problem)
