"""A worker is killed again and again while visitors read and an owner publishes: no page is incomplete, and no change
is lost.
"""

import os
import re
import shutil
import signal
import threading
import time
from collections.abc import Callable
from urllib.error import HTTPError

import pytest

from e2e.people import Answer, Owner, Visitor, answers_until, document, element
from e2e.site import Site, prepared_folder, start

pytestmark = pytest.mark.server

HEADINGS = 30
# A busy machine starts two workers one after the other.
SECONDS = 120


@pytest.fixture
def site(tmp_path):
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site")
    yield site
    site.stop()


@pytest.mark.parametrize("rounds", [10, pytest.param(200, marks=pytest.mark.long)])
def test_after_every_kill_the_document_is_complete_and_the_site_responds(site, rounds):
    owner = Owner(site.url, site.add_page("Kill rounds", "kill-rounds"))
    owner.load()
    owner.save(whole(0), "publish")
    page, landing = f"{site.url}/kill-rounds/", f"{site.url}/landing/"

    with Visitor(page) as reader, Visitor(landing) as passer_by:
        for number in range(1, rounds + 1):
            play(site, owner, number)
            assert load(owner)["content"] == whole(number)["content"]
            answers_until(page, shows(number), may_break=True)

    assert set(reader.statuses) == set(passer_by.statuses) == {200}
    assert all(len(shown) == HEADINGS and len(set(shown)) == 1 for shown in map(rounds_in, reader.pages))


def shows(number: int) -> Callable[[list[Answer]], bool]:
    return lambda seen: rounds_in(seen[-1].html) == [number] * HEADINGS


def whole(number: int) -> dict:
    return document(*(element("heading", f"h-{place}", title=f"Round {number}") for place in range(HEADINGS)))


def half(number: int) -> dict:
    """The intermediate state of the canvas."""
    return document(*whole(number)["content"][: HEADINGS // 2], *whole(number - 1)["content"][HEADINGS // 2 :])


def rounds_in(html: str) -> list[int]:
    return [int(number) for number in re.findall(r"<h2[^>]*>Round (\d+)<", html)]


def play(site: Site, owner: Owner, number: int) -> None:
    """Three requests of the owner. During one of them, a different one each round, the older worker is killed."""
    steps = [(half(number), "autosave"), (whole(number), "autosave"), (whole(number), "publish")]
    for place, (wanted, action) in enumerate(steps):
        if place != number % len(steps):
            save(owner, wanted, action)
            continue
        victim = site.workers()[0]
        killer = threading.Thread(target=os.kill, args=(victim, signal.SIGKILL))
        killer.start()
        save(owner, wanted, action)
        killer.join()
        wait_for_another(site, victim)


def save(owner: Owner, wanted: dict, action: str) -> None:
    """Like the editor: without a response, it asks for the stored state and repeats the request."""
    before = owner.stored
    while True:
        try:
            owner.save(wanted, action)
            return
        except OSError as error:
            assert not isinstance(error, HTTPError), f"The server refused: {error}"
        assert load(owner)["content"] in (before["content"], wanted["content"])


def load(owner: Owner) -> dict:
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            return owner.load()
        except OSError as error:
            assert not isinstance(error, HTTPError), f"The server refused: {error}"
            assert time.monotonic() < deadline, f"The server did not answer within {SECONDS} s."


def wait_for_another(site: Site, victim: int) -> None:
    deadline = time.monotonic() + SECONDS
    while victim in site.workers() or len(site.workers()) < 2:
        assert time.monotonic() < deadline, f"The killed worker was not replaced within {SECONDS} s."
        # Continuous requests would take the processor from the starting worker.
        time.sleep(0.05)
