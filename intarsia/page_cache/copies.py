"""Where the last good versions of pages are, and how they are deleted."""

import shutil
from pathlib import Path

from django.db import transaction

from intarsia.state.conf import directory, redis_url

from .invalidation import purge

FOLDER = "last-good"
EVERY_COPY = "copies"


def folder_of(pk: int) -> Path:
    return directory() / FOLDER / f"page-{pk}"


def tags_of_copy(pk: int) -> list[str]:
    """Purged when other machines must forget their copies, too."""
    return [EVERY_COPY, f"{EVERY_COPY}-{pk}"]


def forget_copies(pk: int | None = None) -> None:
    """Deletes the last good versions of a page once the current transaction commits; None: those of all pages.

    Call it when content is taken off the site, so that visitors never see it again.
    """
    folder = directory() / FOLDER if pk is None else folder_of(pk)
    transaction.on_commit(lambda: shutil.rmtree(folder, ignore_errors=True))
    if redis_url():
        purge(EVERY_COPY if pk is None else f"{EVERY_COPY}-{pk}")
