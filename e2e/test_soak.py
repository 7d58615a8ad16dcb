"""Minutes of continuous work: no process dies, no error is logged, and memory stops growing."""

import os
import shutil
import time
from pathlib import Path

import pytest

from e2e.people import Owner, Visitor, answers_until, document, element
from e2e.site import prepared_folder, start

pytestmark = [pytest.mark.server, pytest.mark.long]

SECONDS = 240
PAGES = ("/", "/courses/", "/journal/", "/gallery/", "/visit/", "/contact/", "/landing/")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")
# A third of the time fills the caches: pages, lookups, documents in V8.
MAX_GROWTH = 1.15


@pytest.fixture
def site(tmp_path):
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site")
    yield site
    site.stop()


def test_memory_stops_growing_and_no_error_is_logged(site):
    workers = set(site.workers())
    owner = Owner(site.url, site.add_page("Soaked", "soaked"))
    owner.load()
    begun, number, settled = time.monotonic(), 0, 0

    with Visitor(f"{site.url}/landing/") as reader, Visitor(f"{site.url}/") as passer_by:
        while (passed := time.monotonic() - begun) < SECONDS:
            number += 1
            text = f"Number {number}"
            many = [element("heading", f"h-{place}", title=text) for place in range(40)]
            owner.save(document(*many), "autosave")
            owner.save(document(*many, element("posts", "p"), element("menu", "m")), "publish")
            answers_until(f"{site.url}/soaked/", lambda seen, text=text: text in seen[-1].html)
            for path in PAGES:
                # For a signed-in user it is rendered again and not cached.
                assert owner.status(path) == 200
            if not settled and passed > SECONDS / 3:
                settled = memory([*workers, *site.renderers()])

    assert number > 20
    assert set(site.workers()) == workers
    assert set(reader.statuses) == set(passer_by.statuses) == {200}
    assert reader.broken == passer_by.broken == 0
    assert [line for line in site.log().splitlines() if "ERROR" in line or "Traceback" in line] == []
    assert memory([*workers, *site.renderers()]) <= settled * MAX_GROWTH


def memory(processes: list[int]) -> int:
    """Their total memory in bytes."""
    return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_BYTES for pid in processes)
