"""Renderer processes are killed at random moments: every page is complete, and none is a replacement."""

import os
import random
import shutil
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from e2e.people import answers_until, visit
from e2e.site import Site, is_renderer, prepared_folder, start

pytestmark = pytest.mark.server

VISITORS = 4
COMPLETE = (200, None, True)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    shutil.copytree(prepared_folder(), tmp_path / "site")
    # Each request needs its worker's renderer.
    site = start(tmp_path / "site", INTARSIA_KEPT_HTML_MB="0")
    yield site
    site.stop()


@pytest.mark.long
@pytest.mark.parametrize(
    ("pages", "kills"), [(300, 20), pytest.param(20_000, 500, marks=pytest.mark.long)], ids=["short", "soak"]
)
def test_no_page_fails_when_renderers_are_killed_at_random_moments(site: Site, pages: int, kills: int):
    rng, workers = random.Random(1), site.workers()
    killed: set[int] = set()

    with ThreadPoolExecutor(VISITORS) as visitors:
        answers = [visitors.submit(uncached, site, number) for number in range(pages)]
        for number in sorted(rng.sample(range(pages), kills)):
            answers[number].result()
            with suppress(IndexError):
                killed.add(kill(rng.choice(site.renderers())))

    assert {answer.result() for answer in answers} == {COMPLETE}
    assert len(killed) > kills / 2
    assert site.workers() == workers
    assert [line for line in site.log().splitlines() if "could not be" in line or "left out" in line] == []


@pytest.mark.long
def test_killing_a_worker_leaves_no_renderer_behind(site: Site):
    answers_until(f"{site.url}/landing/?preview=1", lambda seen: len(site.renderers()) == 2)
    worker, renderers = site.workers()[0], site.renderers()
    os.kill(worker, signal.SIGKILL)

    answers_until(
        f"{site.url}/landing/?preview=2",
        lambda seen: sum(is_renderer(process) for process in renderers) == 1,
        may_break=True,
    )


def uncached(site: Site, number: int) -> tuple[int, str | None, bool]:
    """Status, what replaced the page, and whether it is complete."""
    answer = visit(f"{site.url}/landing/?preview={number}")
    return answer.status, answer.headers["X-Intarsia-Rendered"], answer.html.rstrip().endswith("</html>")


def kill(process: int) -> int:
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)
    return process
