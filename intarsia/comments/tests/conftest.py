import pytest

from intarsia.protection.tests.conftest import own_store  # noqa: F401

from .builders import article


@pytest.fixture
def page(db):
    return article()
