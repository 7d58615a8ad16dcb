"""Which requests share a page, and which encoding each of them gets."""

from pathlib import Path

import pytest

from intarsia.page_cache.conf import Conf
from intarsia.page_cache.responses.request_rules import MAX_QUERY_LENGTH, RequestRules
from intarsia.page_cache.store import encodings
from intarsia.page_cache.store.encodings import BROTLI, GZIP, IDENTITY, encoding_chooser
from intarsia.page_cache.warming.warmer import RecentHosts

RULES = RequestRules(
    Conf(
        Path("unused"),
        ignored_parameters=("utm_*", "gclid"),
        preview_parameters=("preview", "in-preview-*"),
        personal_cookies=("sessionid", "messages"),
        admin_paths=("/admin/", "/django/"),
    )
)


@pytest.mark.parametrize(
    ("query", "shared"),
    [
        ("", ""),
        ("page=2", "page=2"),
        ("b=1&a=2", "b=1&a=2"),
        ("&&a=1&", "a=1"),
        ("utm_source=letter&a=1&gclid=7", "a=1"),
        ("utm_=1", ""),
        # The asterisk is for beginnings, other names are complete.
        ("utm=1&gclids=2&xutm_a=3", "utm=1&gclids=2&xutm_a=3"),
        ("a=1&preview", None),
        ("in-preview-7=1", None),
        ("previews=1&in-preview=2", "previews=1&in-preview=2"),
        ("a=" + "x" * (MAX_QUERY_LENGTH - 2), "a=" + "x" * (MAX_QUERY_LENGTH - 2)),
        ("a=" + "x" * (MAX_QUERY_LENGTH - 1), None),
    ],
)
def test_a_page_is_shared_without_ignored_parameters(query, shared):
    assert RULES.relevant(query) == shared


@pytest.mark.parametrize(
    ("cookies", "is_personal"),
    [
        ("", False),
        ("theme=dark", False),
        ("theme=dark; sessionid=1", True),
        ("messages=", True),
        ("xsessionid=1", False),
    ],
)
def test_a_visitor_with_a_session_or_a_message_gets_no_shared_page(cookies, is_personal):
    assert RULES.personal(cookies) is is_personal


@pytest.mark.parametrize(("path", "is_admin"), [("/admin/", True), ("/django/a/", True), ("/a/admin/", False)])
def test_the_admin_is_below_its_paths(path, is_admin):
    assert RULES.admin(path) is is_admin


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("", IDENTITY),
        ("gzip, deflate, br, zstd", BROTLI),
        ("GZIP", GZIP),
        ("x-gzip", GZIP),
        ("br;q=0.5, gzip;q=0.8", GZIP),
        ("br;q=0.5, gzip;q=0.5", BROTLI),
        ("br; q=0, gzip; q=0", IDENTITY),
        ("*", BROTLI),
        ("*, br;q=0", GZIP),
        ("identity, gzip;q=0.9", IDENTITY),
        ("identity;q=0", IDENTITY),
        ("br;level=1", BROTLI),
        ("br;q=often", IDENTITY),
        (" , ,gzip ,", GZIP),
    ],
)
def test_a_browser_gets_the_smallest_encoding_that_it_prefers(header, encoding):
    assert encoding_chooser()(header) == encoding


def test_random_headers_take_a_limited_memory(monkeypatch):
    asked = []
    monkeypatch.setattr(encodings, "MAX_HEADERS", 3)
    monkeypatch.setattr(encodings, "choose", lambda header: asked.append(header) or GZIP)
    chosen = encoding_chooser()
    for header in ("a", "b", "a", "b", "c", "a"):
        chosen(header)

    # The empty header is the first of three.
    assert asked == ["a", "b", "c", "a"]


def test_pages_are_rendered_for_the_three_hosts_that_were_visited_last():
    hosts = RecentHosts()
    for host in ("a", "b", "c", "b", "d", "d"):
        hosts.record((host, "q=1", "/old/", "", "https"))

    assert hosts.keys("/new/") == [(host, "", "/new/", "", "https") for host in ("c", "b", "d")]
