import pytest

from intarsia.state import limits


@pytest.fixture(autouse=True)
def own_store(tmp_path, settings, monkeypatch):
    """Each test has its own store."""
    settings.INTARSIA_CACHE_DIR = tmp_path
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)
    # A minute may end in the middle of a test.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10_000_000)
