import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from intarsia.page_cache.tests.services import redis, run_python

NEEDS_REDIS = (pytest.mark.services, pytest.mark.programs("Redis"))
CONFIGURED = """
import sys
from django.conf import settings
settings.configure(
    SECRET_KEY="key", REDIS_URL=sys.argv[1], INTARSIA_CACHE_DIR=sys.argv[2], INTARSIA_REDIS_NAMESPACE=sys.argv[3]
)
"""


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    # The path of a socket is limited to about a hundred characters, and pytest's folders may be longer.
    folder = Path(tempfile.mkdtemp(prefix="in-"))
    with redis(folder):
        yield f"unix://{folder}/redis.sock"
    shutil.rmtree(folder)


@pytest.fixture
def in_redis(redis_url: str, settings: Any, tmp_path: Path) -> None:
    """Shared state is in Redis, where the test has its own namespace."""
    settings.REDIS_URL = redis_url
    settings.INTARSIA_REDIS_NAMESPACE = str(tmp_path)


@pytest.fixture(params=["file", pytest.param("redis", marks=NEEDS_REDIS)])
def store(request: pytest.FixtureRequest, settings: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same test for shared state in files and in Redis."""
    settings.INTARSIA_CACHE_DIR = tmp_path
    if request.param == "redis":
        request.getfixturevalue("in_redis")
    else:
        monkeypatch.delenv("REDIS_URL", raising=False)
    return str(request.param)


@pytest.fixture
def in_another_process(store: str, settings: Any) -> Callable[[str], str]:
    """Runs code in another process of the site, and returns what it prints."""

    def run(code: str) -> str:
        url = getattr(settings, "REDIS_URL", "")
        namespace = getattr(settings, "INTARSIA_REDIS_NAMESPACE", "")
        return run_python(CONFIGURED + code, url, settings.INTARSIA_CACHE_DIR, namespace).strip()

    return run


@pytest.fixture
def short_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="in-"))
    yield folder
    shutil.rmtree(folder)
