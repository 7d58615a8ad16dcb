"""Workers and renderer processes that are paused under load: none of them ends, and no page and no element fails."""

import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from e2e.people import Visitor, answers_until
from e2e.site import Site, prepared_folder, start

pytestmark = pytest.mark.server

# A query that the page cache does not answer.
PAGES = ["/landing/?preview=1", "/?preview=2", "/landing/?preview=3"]
PAUSE_SECONDS = 1.5


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    shutil.copytree(prepared_folder(), tmp_path / "site")
    # Each request needs its worker's renderer.
    site = start(tmp_path / "site", INTARSIA_KEPT_HTML_MB="0")
    yield site
    site.stop()


@pytest.mark.long
@pytest.mark.parametrize("rounds", [1, pytest.param(20, marks=pytest.mark.long)])
def test_pauses_under_load_end_no_process_and_mark_no_element(site: Site, rounds: int):
    urls = [f"{site.url}{path}" for path in PAGES]
    answers_until(urls[0], lambda seen: len(site.renderers()) == 2)
    workers, renderers = site.workers(), site.renderers()

    with ExitStack() as stack:
        visitors = [stack.enter_context(Visitor(url)) for url in urls]
        for _round in range(rounds):
            for paused in (workers, renderers, [*workers, *renderers]):
                answers_until(urls[0], lambda seen: len(seen) == 5)
                pause(paused)

    assert (site.workers(), site.renderers()) == (workers, renderers)
    for visitor in visitors:
        assert set(visitor.statuses) == {200}
        assert visitor.broken == 0
    assert [line for line in site.log().splitlines() if "could not be" in line or "left out" in line] == []


def pause(processes: list[int]) -> None:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    # This test is about passing time.
    time.sleep(PAUSE_SECONDS)
    for process in processes:
        os.kill(process, signal.SIGCONT)
