"""Workers that are paused under load, and contexts that any of their threads closes and creates: no worker dies."""

import json
import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from e2e.people import Visitor, answers_until
from e2e.site import Site, prepared_folder, start

pytestmark = pytest.mark.server

# A query that the page cache does not answer.
PAGES = ["/landing/?preview=1", "/?preview=2", "/landing/?preview=3"]
# Longer than a context may take to answer a ping.
PAUSE_SECONDS = 1.2


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[Site]:
    shutil.copytree(prepared_folder(), folder)
    site = start(folder, DJANGO_SETTINGS_MODULE="e2e.hostile.settings", **environment)
    try:
        yield site
    finally:
        site.stop()


@pytest.fixture
def site(tmp_path):
    with serving(tmp_path / "site") as site:
        yield site


@pytest.mark.parametrize("pauses", [3, pytest.param(60, marks=pytest.mark.long)])
def test_pausing_workers_under_load_kills_none_and_blames_no_element(site: Site, pauses: int):
    pause_under_load(site, pauses)


@pytest.mark.long
def test_pausing_is_safe_when_v8_starts_after_another_thread(tmp_path: Path):
    with serving(tmp_path / "site", THREAD_BEFORE_V8="yes") as site:
        pause_under_load(site, pauses=20)
        assert "V8 was started in a process that already had other threads (1)" in site.log()


def pause_under_load(site: Site, pauses: int) -> None:
    before = site.workers()
    with ExitStack() as stack:
        urls = [f"{site.url}{path}" for path in (*PAGES, "/close-v8/")]
        visitors = [stack.enter_context(Visitor(url)) for url in urls]
        for number in range(pauses):
            answers_until(urls[number % len(PAGES)], lambda seen: len(seen) == 5)
            pause(before)

    assert site.workers() == before
    for visitor in visitors:
        assert set(visitor.statuses) == {200}
        assert visitor.broken == 0
    assert [line for line in site.log().splitlines() if "could not be" in line or "left out" in line] == []


def test_every_worker_starts_v8_in_its_main_thread_before_there_is_another(site: Site):
    waiting = set(site.workers())

    def all_have_answered(seen):
        answer = json.loads(seen[-1].html)
        assert answer["is_main_thread"]
        assert answer["older_threads"] == 0
        waiting.discard(answer["process"])
        return not waiting

    answers_until(f"{site.url}/v8-start/", all_have_answered)
    assert "V8 was started in a process that already had" not in site.log()


def pause(processes: list[int]) -> None:
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    # This test is about passing time.
    time.sleep(PAUSE_SECONDS)
    for process in processes:
        os.kill(process, signal.SIGCONT)
