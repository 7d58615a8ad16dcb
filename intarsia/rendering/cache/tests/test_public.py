"""A page that was made for one visitor cannot reach the page cache: mypy refuses it."""

import os
from pathlib import Path

import mypy.api
import pytest
from django.http import HttpResponse

from intarsia.rendering.cache import Public, Uncacheable

ROOT = Path(__file__).parents[4]
USE = """
from django.http import HttpRequest, HttpResponse
from intarsia.rendering.cache import Public, Uncacheable, tag_response
from intarsia.rendering.fallback import keep
from intarsia.rendering.render import RenderContext, render_documents

response = Uncacheable(HttpResponse())
{}
"""


@pytest.mark.parametrize(
    ("statement", "is_accepted"),
    [
        ("tag_response(Public(HttpResponse()), ['page-1'])", True),
        ("tag_response(response, ['page-1'])", False),
        ("tag_response(response.map(lambda made: made), ['page-1'])", False),
        ("tag_response(HttpResponse(), ['page-1'])", False),
        ("keep(HttpRequest(), None, Uncacheable(b''))", False),
        # What was rendered may be Uncacheable.
        ("keep(HttpRequest(), None, render_documents({}, RenderContext()).map(lambda made: made.css.encode()))", False),
    ],
)
def test_mypy_refuses_to_cache_what_was_made_for_one_visitor(statement, is_accepted, monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("MYPYPATH", os.pathsep.join([str(ROOT)]))
    out, errors, status = mypy.api.run(["--no-error-summary", "-c", USE.format(statement)])

    assert errors == ""
    assert (status == 0) is is_accepted, out
    assert is_accepted or "arg-type" in out or "type-var" in out


def test_what_is_made_from_something_uncacheable_is_uncacheable():
    assert Public(1).map(str) == Public("1")
    assert isinstance(Uncacheable(HttpResponse()).map(lambda response: response.content), Uncacheable)
