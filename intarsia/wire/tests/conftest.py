import pytest
from django.test import Client


@pytest.fixture
def client() -> Client:
    return Client(enforce_csrf_checks=True)


@pytest.fixture(autouse=True)
def own_counter(tmp_path, settings):
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)
