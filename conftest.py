"""What holds for the tests of all apps."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache
from django.db.backends.base.base import BaseDatabaseWrapper
from django.utils import translation

from intarsia.rendering.remembered import forget


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """No rolled-back transaction reaches what Wagtail keeps in Django's cache, nor what we know of pages.

    Nor does a test speak the language that the last request of another one asked for.
    """
    yield
    cache.clear()
    forget()
    translation.deactivate()


@pytest.fixture(autouse=True)
def the_connection_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that a test makes by WSGI would close the connection that the test's own transaction is in."""
    close = BaseDatabaseWrapper.close_if_unusable_or_obsolete
    monkeypatch.setattr(
        BaseDatabaseWrapper,
        "close_if_unusable_or_obsolete",
        lambda connection: None if connection.in_atomic_block else close(connection),
    )
