import pytest

from intarsia.protection import memory
from intarsia.wire import limits


@pytest.fixture(autouse=True)
def own_memory(tmp_path, settings):
    """What processes share is a test's own."""
    settings.INTARSIA_CACHE_DIR = tmp_path
    for remembered in (memory.memory, limits._counter):
        remembered.cache_clear()
    yield
    for remembered in (memory.memory, limits._counter):
        remembered.cache_clear()
