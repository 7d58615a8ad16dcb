"""Where the last good versions of pages are, and how they are deleted."""

import shutil
from pathlib import Path

from django.db import transaction

from intarsia.state.conf import directory

from ..invalidation import purge

FOLDER = "last-good"
URLS = "urls"
EVERY_COPY = "copies"
# In the folder of a page, the end of an empty file for each of its URLs.
URL_SUFFIX = ".url"
# If more pages change, all versions are deleted: the state keeps a limited number of tags.
MAX_NAMED = 100


def folder_of(pk: int) -> Path:
    return directory() / FOLDER / f"page-{pk}"


def tags_of_copy(pk: int) -> list[str]:
    """Purged when copies are deleted, for other machines and for requests that write one at that moment."""
    return [EVERY_COPY, f"{EVERY_COPY}-{pk}"]


def forget_copies(*pks: int) -> None:
    """Deletes the last good versions of these pages once the current transaction commits; without any, of all pages.

    Call it when content is taken off the site, so that visitors never see it again. A version that a request is writing
    at that moment counts as deleted, too.
    """
    folders = [folder_of(pk) for pk in pks] or [directory() / FOLDER]
    transaction.on_commit(lambda: _delete(folders))
    names = [f"{EVERY_COPY}-{pk}" for pk in pks]
    purge(*(names if 0 < len(names) <= MAX_NAMED else [EVERY_COPY]))


def _delete(folders: list[Path]) -> None:
    for folder in folders:
        for mark in folder.glob(f"*{URL_SUFFIX}"):
            url_file(mark.stem).unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)


def url_file(name: str) -> Path:
    return directory() / FOLDER / URLS / f"{name}.json"
