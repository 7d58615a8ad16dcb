"""Pages of a site while many visitors have their e-mail checked and the name server does not answer."""

import json
import re
import statistics
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from e2e.people import SECONDS, visit
from e2e.site import Site, start
from intarsia.protection.tests.name_server import name_server

CALLS = 40
CHECKS_MAIL = (
    "from intarsia.protection.models import ProtectionSettings as P; from wagtail.models import Site;"
    "one = P.for_site(Site.objects.get()); one.checks_mail = True; one.save()"
)


def with_silent_name_server(folder: Path) -> tuple[float, float]:
    """The median latency of pages at rest, and during the checks, in seconds. `folder` is a copy of the demo, which one
    worker serves, as on a server with one processor.
    """
    with name_server({}) as names:
        site = start(folder, 1, INTARSIA_NAME_SERVER=names.address)
        try:
            site.run(CHECKS_MAIL)
            return _compared(site)
        finally:
            site.stop()


def _compared(site: Site) -> tuple[float, float]:
    nonce = _fresh_nonce(site)
    at_rest = _latency(site, lambda visits: visits == 40)
    with ThreadPoolExecutor(CALLS) as visitors:
        checks: list[Future[str]] = [visitors.submit(_check_email, site, nonce, number) for number in range(CALLS)]
        attacked = _latency(site, lambda visits: visits > 5 and all(check.done() for check in checks))
    answers = {check.result() for check in checks}
    if answers != {"ERROR_CHECKING_EMAIL"}:
        raise RuntimeError(f"The checks did not wait for the name server: {answers}")
    return at_rest, attacked


def _check_email(site: Site, nonce: str, number: int) -> str:
    """Each visitor has an IP address, so that no limit per client helps."""
    fields = urllib.parse.urlencode({"email": f"ana@silent{number}.example"})
    headers = {"X-WP-Nonce": nonce, "Content-Type": "application/x-www-form-urlencoded"}
    own = (f"127.0.1.{number + 1}", 0)
    connection = HTTPConnection(urlsplit(site.url).netloc, timeout=2 * SECONDS, source_address=own)
    with closing(connection):
        connection.request("POST", "/api/antispam/v1/check_email_before_post", fields, headers)
        return str(json.load(connection.getresponse())["error"])


def _fresh_nonce(site: Site) -> str:
    fields = b"spbc_remote_call_action=get_fresh_wpnonce&nonce_prev="
    with urllib.request.urlopen(f"{site.url}/", fields, timeout=SECONDS) as answer:
        return re.findall(r"[0-9a-f]{10}", answer.read().decode())[0]


def _latency(site: Site, is_over: Callable[[int], bool]) -> float:
    """The median of pages that no cache has, in seconds."""
    taken: list[float] = []
    while not is_over(len(taken)):
        begin = time.monotonic()
        answer = visit(f"{site.url}/search/?query=glue")
        if answer.status != 200:
            raise RuntimeError(f"The page was not shown: {answer.status}")
        taken.append(time.monotonic() - begin)
    return statistics.median(taken)
