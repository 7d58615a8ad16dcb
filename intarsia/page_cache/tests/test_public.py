"""A page that was made for one visitor cannot reach the page cache: mypy refuses it."""

import re
from pathlib import Path

import mypy.api
from django.http import HttpResponse

from intarsia.page_cache import Public, Uncacheable

ROOT = Path(__file__).parents[3]
# Other runs of mypy at the same time must not share its files.
CACHE = ROOT / ".mypy_cache" / "test_public"
USE = """
from django.http import HttpRequest, HttpResponse
from intarsia.page_cache import Public, Uncacheable, tag_response
from intarsia.page_cache.last_good import keep_copy
from intarsia.rendering.render import RenderContext, render_documents

response = Uncacheable(HttpResponse())
tag_response(Public(HttpResponse()), [])
tag_response(response, [])  # refused
tag_response(response.map(lambda made: made), [])  # refused
tag_response(HttpResponse(), [])  # refused
keep_copy(HttpRequest(), None, Public(b""))
keep_copy(HttpRequest(), None, Uncacheable(b""))  # refused
keep_copy(HttpRequest(), None, render_documents({}, RenderContext()).map(lambda made: made.css.encode()))  # refused
"""


def test_mypy_refuses_to_cache_what_was_made_for_one_visitor(monkeypatch):
    monkeypatch.chdir(ROOT)
    out, errors, _status = mypy.api.run(["--no-error-summary", f"--cache-dir={CACHE}", "-c", USE])

    refused = {number for number, line in enumerate(USE.splitlines(), 1) if "# refused" in line}
    assert errors == ""
    assert {int(number) for number in re.findall(r":(\d+): error: Argument", out)} == refused, out


def test_what_is_made_from_something_uncacheable_is_uncacheable():
    assert Public(1).map(str) == Public("1")
    assert isinstance(Uncacheable(HttpResponse()).map(lambda response: response.content), Uncacheable)
