"""Slow clients do not slow down the site: cached pages stay fast, and patient uploads finish."""

import asyncio
import hashlib
import json
import random
import re
import shutil
from collections.abc import Awaitable, Callable, Iterator

import pytest

from e2e.people import SECONDS, Owner, answers_until, visit
from e2e.site import Site, prepared_folder, start
from e2e.slow_clients import Client, Ended, percentile_99, run
from e2e.slow_crowd import Crowd, large_script

pytestmark = pytest.mark.server

PAGE = "/landing/"
ARTICLE = "/journal/in-defence-of-warm-glue/"


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The demo on a server that waits two seconds for slow clients."""
    folder = tmp_path_factory.mktemp("hurried") / "var"
    shutil.copytree(prepared_folder(), folder)
    site = start(folder, INTARSIA_SLOW_SECONDS="2")
    fill_caches(site)
    yield site
    site.stop()


def fill_caches(site: Site) -> None:
    def all_hits(answers):
        return len(answers) > 40 and all(answer.is_from_memory for answer in answers[-40:])

    answers_until(site.url + PAGE, all_hits)


def comment_form(site: Site) -> str:
    found = re.search(r'<form[^>]*action="(/comments/[^"]+)"', visit(site.url + ARTICLE).html)
    assert found
    return found[1]


@pytest.mark.parametrize(
    "target", ["ajax", *(pytest.param(one, marks=pytest.mark.long) for one in ("comment form", "search"))]
)
def test_four_slow_bodies_leave_cached_pages_answering(site, target):
    fill_caches(site)
    path = {"ajax": "/ajax/", "search": "/search/", "comment form": comment_form(site)}[target]

    async def attack():
        slow = [asyncio.create_task(Client(site.url + path).slow_body()) for _ in range(4)]
        await asyncio.sleep(0.5)
        answers = [await asyncio.to_thread(visit, site.url + PAGE) for _ in range(20)]
        still_open = [task for task in slow if not task.done()]
        for task in slow:
            task.cancel()
        return answers, len(still_open)

    answers, still_open = run(attack, SECONDS)

    assert still_open == 4
    assert {answer.status for answer in answers} == {200}


def test_slow_bodies_and_slow_headers_are_closed_in_time(hurried):
    async def clients():
        sending = Client(hurried.url + "/ajax/").slow_body()
        heading = Client(hurried.url + "/ajax/").slow_headers()
        return await asyncio.gather(sending, heading)

    body, headers = run(clients, SECONDS)

    assert body.status == 408
    assert body.seconds >= 2
    assert headers.seconds >= 2


def test_a_client_that_reads_nothing_is_disconnected(hurried):
    size = 16 * 1024 * 1024
    (hurried.folder / "media" / "large.bin").write_bytes(bytes(size))

    ended = run(Client(f"{hurried.url}/media/large.bin", 4096).stall, SECONDS)

    assert ended.seconds >= 2
    assert len(ended.body) < size


def slow_upload(site: Site, content: bytes, at_half: Callable[[], None] = lambda: None) -> Awaitable[Ended]:
    """The upload of a document by the owner, at one megabit per second."""
    fields = ['name="title"\r\n\r\nSlow', 'name="files[]"; filename="slow.bin"\r\n\r\n']
    parts = "".join(f"\r\n--slow\r\nContent-Disposition: form-data; {field}" for field in fields)
    body = parts.removeprefix("\r\n").encode() + content + b"\r\n--slow--\r\n"
    headers = Owner(site.url, 0).headers() | {"Content-Type": "multipart/form-data; boundary=slow"}
    return Client(site.url + "/admin/documents/multiple/add/").upload(body, 125_000, headers, at_half)


def is_stored(site: Site, content: bytes) -> bool:
    return any(file.read_bytes() == content for file in (site.folder / "media").rglob("slow*.bin"))


@pytest.mark.long
@pytest.mark.parametrize("kilobytes", [500, pytest.param(50_000, marks=pytest.mark.long)])
def test_an_upload_at_one_megabit_completes(hurried, kilobytes):
    content = random.Random(1).randbytes(kilobytes * 1000)

    ended = run(lambda: slow_upload(hurried, content), kilobytes)

    assert json.loads(ended.body)["success"] is True
    assert is_stored(hurried, content)


@pytest.mark.long
def test_a_server_that_is_stopped_first_completes_an_upload(tmp_path):
    shutil.copytree(prepared_folder(), tmp_path / "var")
    site = start(tmp_path / "var")
    content = random.Random(1).randbytes(300_000)

    ended = run(lambda: slow_upload(site, content, at_half=site.process.terminate), SECONDS)
    stopped = site.process.wait(SECONDS)

    assert json.loads(ended.body)["success"] is True
    assert is_stored(site, content)
    assert stopped == 0


# It compares times, which other tests at the same time would change.
@pytest.mark.long
def test_six_hundred_slow_clients_do_not_slow_cached_pages_down(site):
    """200 slow bodies, 200 slow headers and 200 slow readers at once; the readers lose no byte."""
    fill_caches(site)
    path, content = large_script(site)

    async def compare():
        at_rest = [await percentile_99(site.url + PAGE, 1600) for _ in range(5)]
        async with Crowd(site.url, PAGE, path) as crowd:
            meanwhile = [await percentile_99(site.url + PAGE, 1600) for _ in range(5)]
            return at_rest, meanwhile, await crowd.outcome()

    at_rest, meanwhile, outcome = run(compare, 40)

    assert outcome == {"still_open": 400, "digests": [hashlib.sha256(content).hexdigest()]}
    # The fastest rounds, because other programs share the machine.
    assert min(meanwhile) <= 3 * min(at_rest)
