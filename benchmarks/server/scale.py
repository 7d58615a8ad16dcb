"""How a site with 200, 2,000 and 20,000 pages answers, on SQLite and PostgreSQL: search, suggestions, publishing,
a change of the design; and how one with 300,000 messages does.

.venv/bin/python -m benchmarks scale
"""

import json
import re
import shutil
import statistics
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.server import long_lists
from benchmarks.server.memory import megabytes
from e2e.people import Owner, document, element, visit
from e2e.services import postgresql
from e2e.site import Site, manage, prepared_folder, start
from scripts.programs import missing

SIZES = (200, 2000, 20_000)
OFTEN, RARE = "workshop", "quince"
SETTINGS = {"DJANGO_SETTINGS_MODULE": "benchmarks.server.behind_proxy"}
FILL = "from benchmarks.invented.many_pages import add_pages; add_pages({}, {})"
PEOPLE = "from django.contrib.auth.models import User; User.objects.create_superuser('grower', password='intarsia')"
COMMENTS = "import json; from benchmarks.in_site.comments import figures; print(json.dumps(figures()))"
ANALYZE = "from django.db import connection; connection.cursor().execute('ANALYZE')"
# At least half of the pages have each of them.
MANY = ("workshop", "oak", "barada", "coreno", "delima", "fenoru", "giluta")
MORE_SEARCHES = 100
CHANGE_VARIABLE = """
from wagtail.models import Site
from intarsia.pages.models import SiteDesign
design, _new = SiteDesign.objects.get_or_create(site=Site.objects.get(is_default_site=True))
design.variables = {{"color": {{"accent": {{"light": "{}"}}}}}}
design.save()
"""
STYLESHEET = re.compile(r'<link rel="stylesheet" href="([^"]+)"')
TIMES = 7


def measure(_site: Site) -> dict[str, Any]:
    """Milliseconds by database and number of pages, medians; and of messages."""
    figures = {"SQLite": _of_database({})}
    if not missing(("PostgreSQL",)):
        with postgresql() as database:
            figures["PostgreSQL"] = _of_database({"DATABASE_URL": database})
    return figures


def _of_database(services: dict[str, str]) -> dict[str, Any]:
    with _new_site(services) as site:
        found, before = {}, 0
        for size in SIZES:
            site.run(FILL.format(size - before, before))
            site.run(ANALYZE)
            found[str(size)] = _measured(site, size)
            before = size
        comments = json.loads(site.run(COMMENTS).splitlines()[-1])
        return found | {"comments": comments, "messages": long_lists.measure(site)}


@contextmanager
def _new_site(services: dict[str, str]) -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        shutil.copytree(prepared_folder() / "static", folder / "static")
        manage(folder, services, "migrate", "-v0")
        site = start(folder, 2, port=0, **services, **SETTINGS)
        try:
            site.run(PEOPLE)
            yield site
        finally:
            site.stop()


def _measured(site: Site, size: int) -> dict[str, float]:
    return {
        "search_ms": _median(lambda n: _search(site, OFTEN, 1, n)),
        "page_50_ms": _median(lambda n: _search(site, OFTEN, 50, n)),
        "rare_ms": _median(lambda n: _search(site, RARE, 1, n)),
        "suggestions_ms": _median(lambda n: _suggestions(site, n)),
        "search_mb": _memory_of_searches(site),
        "published_ms": _published(site, size),
        "variable_ms": _variable_seen(site, size),
    }


def _median(request: Any) -> float:
    """After a warm-up of both workers. Each request comes from another client, because searches are limited."""
    for number in range(4):
        request(number)
    return round(statistics.median(_timed(request, 10 + number) for number in range(TIMES)), 1)


def _timed(request: Any, number: int) -> float:
    started = time.perf_counter()
    request(number)
    return (time.perf_counter() - started) * 1000


def _send(site: Site, path: str, number: int, data: bytes | None = None) -> str:
    client = {"X-Forwarded-For": f"203.0.113.{number}", "Sec-Fetch-Site": "same-origin"}
    request = urllib.request.Request(site.url + path, data, client)
    with urllib.request.urlopen(request, timeout=300) as answer:
        return str(answer.read().decode())


def _search(site: Site, query: str, page: int, number: int) -> None:
    html = _send(site, f"/search/?{urllib.parse.urlencode({'q': query, 'page': page})}", number)
    assert "search__result" in html


def _memory_of_searches(site: Site) -> float:
    """By how much the larger worker grows with further searches: for words of all pages, on pages far apart."""
    before = [megabytes(worker) for worker in site.workers()]
    for number in range(MORE_SEARCHES):
        _search(site, MANY[number % len(MANY)], 1 + number % 50, 100 + number)
    return round(max(now - then for now, then in zip(map(megabytes, site.workers()), before, strict=True)), 1)


def _suggestions(site: Site, number: int) -> None:
    body = urllib.parse.urlencode({"action": "search_suggestions", "q": "bar"}).encode()
    assert json.loads(_send(site, "/ajax/", number, body))["data"]["suggestions"]


def _variable_seen(site: Site, size: int) -> float:
    """From the change of a design variable until a page of a visitor has a stylesheet with it."""
    path = f"{site.url}/seen-{size}/"
    before = _stylesheet_of(path)
    started = time.perf_counter()
    site.run(CHANGE_VARIABLE.format(f"#1020{size % 97 + 10:02d}"))
    while _stylesheet_of(path) == before:
        assert time.perf_counter() - started < 60
    return round((time.perf_counter() - started) * 1000, 1)


def _stylesheet_of(url: str) -> str:
    found = STYLESHEET.search(visit(url).html)
    assert found
    return found[1]


def _published(site: Site, size: int) -> float:
    """From the click on Publish until a visitor reads the new version."""
    slug = f"seen-{size}"
    owner = Owner(site.url, site.add_page("Seen", slug), "grower")
    owner.load()
    owner.save(document(element("heading", "h", title="First")), "publish")
    visit(f"{site.url}/{slug}/")
    started = time.perf_counter()
    owner.save(document(element("heading", "h", title="Second")), "publish")
    while "Second" not in visit(f"{site.url}/{slug}/").html:
        assert time.perf_counter() - started < 60
    return round((time.perf_counter() - started) * 1000, 1)
