import pytest

from intarsia.protection.visitor import key_value
from intarsia.state import limits


@pytest.fixture(autouse=True)
def own_store(tmp_path, settings, monkeypatch):
    """Each test has its own store."""
    settings.INTARSIA_CACHE_DIR = tmp_path
    # Redis is everybody's.
    for shared in (key_value.RedisKeyValue, limits.RedisCounter):
        monkeypatch.setattr(shared, "PREFIX", f"{shared.PREFIX}{tmp_path}:")
    # A minute may end in the middle of a test.
    monkeypatch.setattr(limits, "WINDOW_SECONDS", 10_000_000)
    for remembered in (key_value.key_value, limits._counter):
        remembered.cache_clear()
    yield
    for remembered in (key_value.key_value, limits._counter):
        remembered.cache_clear()
