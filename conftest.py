"""What holds for the tests of all apps."""

from collections.abc import Iterator

import pytest
from django.core.cache import cache


@pytest.fixture(autouse=True)
def sites_are_forgotten() -> Iterator[None]:
    """Wagtail keeps where sites begin in Django's cache, which a rolled-back transaction does not reach."""
    yield
    cache.clear()
