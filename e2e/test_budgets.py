"""Asserts what a visitor of the standard landing page downloads, and the number of queries of its main requests.

`make bench` measures the same in a browser, together with all other budgets (benchmarks/budget.py).
"""

import gzip
import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from benchmarks.browser.weight import KILO
from benchmarks.server.protection import script_kb
from e2e.people import visit
from intarsia.rendering import assets

pytestmark = pytest.mark.server

STATIC = Path(assets.__file__).parent / "static" / "intarsia"
# The maximum per request. Most are Wagtail's own: revisions, log, search and reference index.
MAX_QUERIES = {
    "a page that this process has never rendered": 11,
    "a page rendered again": 1,
    "a page rendered after it was published": 4,
    "the editor's screen": 22,
    "the editor's document": 10,
    "autosave": 60,
    "draft": 75,
    "publish": 130,
}


class Landing(HTMLParser):
    """The URLs in the page's HTML."""

    def __init__(self, html: str):
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))

    def named(self, attribute: str, tag: str | None = None, **wanted: str) -> set[str]:
        """The values of an attribute, for tags that have all attributes of `wanted`."""
        return {
            str(attributes[attribute])
            for name, attributes in self.tags
            if attribute in attributes and tag in (None, name) and wanted.items() <= attributes.items()
        }


@pytest.fixture(scope="module")
def landing(site) -> Landing:
    return Landing(visit(f"{site.url}/landing/").html)


def size(*contents: bytes) -> float:
    """In kB, gzip, like the budgets."""
    return sum(len(gzip.compress(content, 9)) for content in contents) / KILO


def built(address: str) -> Path:
    return STATIC / address.partition("?")[0].removeprefix("/static/intarsia/")


def with_imports(files: set[Path]) -> set[Path]:
    """These modules with their static imports; dynamic imports are not included."""
    found: set[Path] = set()
    waiting = set(files)
    while waiting:
        file = waiting.pop()
        found.add(file)
        imports = re.findall(r"""(?:from|import)\s*["'](\.[^"']+\.js)["']""", file.read_text("utf-8"))
        waiting |= {(file.parent / name).resolve() for name in imports} - found
    return found


def test_scripts_weigh_at_most_5_kb_before_interaction_and_20_kb_once_everything_is_alive(landing):
    at_load = with_imports({built(address) for address in landing.named("src", "script")})
    islands = with_imports({built(address) for address in landing.named("data-src", "in-island")})

    assert len(at_load) == 1 and len(islands) > 5
    assert size(*(file.read_bytes() for file in at_load)) <= 5
    assert size(*(file.read_bytes() for file in at_load | islands)) <= 20


def test_scripts_of_a_page_whose_only_island_needs_react_weigh_at_most_80_kb():
    scripts = with_imports({built(assets.url("runtime.js")), built(assets.url("host.js"))})

    assert 60 < size(*(file.read_bytes() for file in scripts)) <= 80


def test_the_stylesheet_weighs_at_most_8_kb(site, landing):
    (address,) = landing.named("href", "link", rel="stylesheet")

    assert size(visit(site.url + address).html.encode()) <= 8


def test_the_page_requests_at_most_six_files_besides_images(landing):
    files = landing.named("src", "script") | landing.named("href", "link", rel="stylesheet")
    fonts = landing.named("href", "link", rel="preload", **{"as": "font"})

    assert 1 + len(files) + len(fonts) <= 6


def test_the_page_has_at_most_300_elements(landing):
    assert len(landing.tags) <= 300


def test_requests_stay_within_their_query_counts(site):
    code = "from e2e.counted_queries import counted_queries; print(counted_queries())"
    counts = json.loads(site.run(code).splitlines()[-1])

    assert counts.keys() == MAX_QUERIES.keys()
    assert {name: count for name, count in counts.items() if count > MAX_QUERIES[name]} == {}


def test_the_protection_scripts_of_a_page_with_a_form_have_at_most_10_kb():
    """With the bot detector and the proof of work."""
    assert 0 < script_kb() <= 10
