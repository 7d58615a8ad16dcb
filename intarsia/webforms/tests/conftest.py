import pytest

from intarsia.protection.tests.conftest import own_store  # noqa: F401

from .builders import web_form


@pytest.fixture
def form(db):
    return web_form()
