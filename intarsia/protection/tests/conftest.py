import pytest

from intarsia.state import limits


@pytest.fixture(autouse=True)
def own_store(tmp_path, settings, monkeypatch):
    """Each test has its own store."""
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)
    # A minute may end in the middle of a test.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10_000_000)


@pytest.fixture
def stores_are_unavailable(settings, tmp_path):
    """The store that processes share cannot be reached, and there is no folder to use instead."""
    settings.REDIS_URL = f"unix://{tmp_path}/missing.sock"
    settings.INTARSIA_CACHE_DIR, settings.MEDIA_ROOT = None, ""
