"""What holds for the tests of all apps."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache

from intarsia.rendering.remembered import forget


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """No rolled-back transaction reaches what Wagtail keeps in Django's cache, nor what we know of pages."""
    yield
    cache.clear()
    forget()
