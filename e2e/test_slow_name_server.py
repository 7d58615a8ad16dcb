"""A name server that does not answer keeps no page waiting, however many visitors have their e-mail checked."""

import json
import re
import shutil
import statistics
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from e2e.people import SECONDS, visit
from e2e.site import Site, prepared_folder, start
from intarsia.protection.tests.name_server import name_server

pytestmark = [pytest.mark.server, pytest.mark.long]

CALLS = 40
CHECKS_MAIL = (
    "from intarsia.protection.models import ProtectionSettings as P; from wagtail.models import Site;"
    "one = P.for_site(Site.objects.get()); one.checks_mail = True; one.save()"
)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """The demo with one worker, as a server with one processor has it, and a silent name server."""
    folder = tmp_path / "var"
    shutil.copytree(prepared_folder(), folder)
    with name_server({}) as names:
        site = start(folder, 1, INTARSIA_NAME_SERVER=names.address)
        site.run(CHECKS_MAIL)
        yield site
        site.stop()


def check_email(site: Site, nonce: str, number: int) -> str:
    """Each visitor has an IP address, so that no limit per client helps."""
    fields = urllib.parse.urlencode({"email": f"ana@silent{number}.example"})
    headers = {"X-WP-Nonce": nonce, "Content-Type": "application/x-www-form-urlencoded"}
    own = (f"127.0.1.{number + 1}", 0)
    connection = HTTPConnection(urlsplit(site.url).netloc, timeout=2 * SECONDS, source_address=own)
    with closing(connection):
        connection.request("POST", "/api/antispam/v1/check_email_before_post", fields, headers)
        return json.load(connection.getresponse())["error"]


def fresh_nonce(site: Site) -> str:
    fields = b"spbc_remote_call_action=get_fresh_wpnonce&nonce_prev="
    with urllib.request.urlopen(f"{site.url}/", fields, timeout=SECONDS) as answer:
        found = re.search(rb"[0-9a-f]{10}", answer.read())
    assert found
    return found[0].decode()


def latency(site: Site, is_over: Callable[[int], bool]) -> float:
    """The median of pages that no cache has, in seconds."""
    taken: list[float] = []
    while not is_over(len(taken)):
        begin = time.monotonic()
        assert visit(f"{site.url}/search/?query=glue").status == 200
        taken.append(time.monotonic() - begin)
    return statistics.median(taken)


def test_pages_are_as_fast_as_before_while_forty_checks_wait_for_a_silent_name_server(site: Site):
    nonce = fresh_nonce(site)
    at_rest = latency(site, lambda visits: visits == 40)

    with ThreadPoolExecutor(CALLS) as visitors:
        checks: list[Future[str]] = [visitors.submit(check_email, site, nonce, number) for number in range(CALLS)]
        attacked = latency(site, lambda visits: visits > 5 and all(check.done() for check in checks))

    assert {check.result() for check in checks} == {"ERROR_CHECKING_EMAIL"}
    print(f"{at_rest * 1000:.1f} ms at rest, {attacked * 1000:.1f} ms with {CALLS} checks")
    assert attacked <= 2 * at_rest
