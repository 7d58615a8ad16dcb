import pytest
from django.test import Client

from intarsia.state import limits


@pytest.fixture
def client() -> Client:
    return Client(enforce_csrf_checks=True)


@pytest.fixture(autouse=True)
def own_counter(tmp_path, settings):
    settings.INTARSIA_CACHE_DIR = tmp_path
    limits._counter.cache_clear()
    yield
    limits._counter.cache_clear()
