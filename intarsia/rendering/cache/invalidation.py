"""What was kept under a tag is never served again."""

from django.db import transaction

from . import generations
from .conf import conf
from .files import PageFiles
from .tags import checked


def purge(*tags: str) -> None:
    """Forget all pages made from one of `tags`, in every process and as a file; EVERYTHING forgets them all.

    Takes effect when the current transaction is committed: a page rendered from the old rows until then must
    not be kept afterwards. Other processes follow within a quarter of a second.
    """
    names = checked(tags)
    transaction.on_commit(lambda: purge_now(*names))


def purge_now(*tags: str) -> None:
    """`purge`, for what is not stored in the database."""
    settings = conf()
    changed = generations.backend(settings).bump(checked(tags))
    # Also without INTARSIA_CACHE_FILES: files may be left from when it was on.
    PageFiles(settings.directory, settings.files_pages).purge(tags, changed)
