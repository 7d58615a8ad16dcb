"""Purges cached pages by their tags."""

from django.db import transaction

from intarsia.state import generations

from .cached_lookup import see_purge
from .conf import conf
from .files import PageFiles
from .tags import checked


def purge(*tags: str) -> None:
    """Drops all cached pages with one of `tags`, in every process and as files; EVERYTHING drops all pages.

    It takes effect when the current transaction commits, so that a page rendered from the old rows is not kept. Other
    processes follow within 0.25 s. Raises ValueError for an invalid tag.
    """
    names = checked(tags)
    transaction.on_commit(lambda: purge_now(*names))


def purge_now(*tags: str) -> None:
    """Like `purge`, but at once, for changes outside of the database."""
    settings = conf()
    changed = generations.backend(settings).bump(checked(tags))
    see_purge(changed)
    # Purge files even if INTARSIA_CACHE_FILES is off: older ones may exist.
    PageFiles(settings.directory, settings.files_pages).purge(tags, changed)
