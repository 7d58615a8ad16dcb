"""Only what is the same for every visitor may be cached, and no header of one answer is."""

import subprocess
import sys

import pytest

from intarsia.page_cache.page_parts import PageParts
from intarsia.page_cache.responses.cacheability import (
    Cacheability,
    cacheability_of,
    cached_headers,
    has,
    with_parts,
    without_tags,
)
from intarsia.page_cache.responses.response_headers import request_ids, with_response_headers
from intarsia.page_cache.store.entry import HIT
from intarsia.page_cache.tags import HEADER

PUBLIC = [("Content-Type", "text/html; charset=utf-8"), (HEADER, "page-1 site")]


def test_a_tagged_public_page_may_be_cached_until_it_is_purged():
    assert cacheability_of("200 OK", PUBLIC) == Cacheability(("page-1", "site"), None, "")


@pytest.mark.parametrize(
    ("header", "seconds"),
    [
        ("max-age=5, s-maxage=60", 60.0),
        ("S-MAXAGE=7", 7.0),
        ("max-age=5", None),
        ("s-maxage=soon", None),
        ("public", None),
    ],
)
def test_a_page_may_name_its_time_for_shared_caches(header, seconds):
    assert cacheability_of("200 OK", [*PUBLIC, ("Cache-Control", header)]).seconds == seconds


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        (("Set-Cookie", "sessionid=1"), "sets a cookie"),
        (("Content-Encoding", "gzip"), "already encoded"),
        (("Cache-Control", "Private"), "cache-control"),
        (("Cache-Control", "no-store"), "cache-control"),
        (("Vary", "Accept-Encoding, Cookie"), "varies"),
        (("Vary", "Accept-Language"), "varies"),
    ],
)
def test_a_page_that_may_differ_for_the_next_visitor_is_not_cached(more, reason):
    assert cacheability_of("200 OK", [*PUBLIC, more]) == Cacheability(reason=reason)


def test_varying_by_encoding_alone_does_no_harm():
    assert cacheability_of("200 OK", [*PUBLIC, ("Vary", "Accept-Encoding")]).reason == ""


def test_repeated_headers_count_together():
    headers = [*PUBLIC, ("Vary", "Accept-Encoding"), ("vary", "Cookie")]

    assert cacheability_of("200 OK", headers).reason == "varies"


@pytest.mark.parametrize(
    ("status", "headers", "reason"),
    [
        ("200 OK", PUBLIC[:1], "untagged"),
        ("404 Not Found", PUBLIC, "status"),
        ("206 Partial Content", PUBLIC, "status"),
        ("200 OK", [("Content-Type", "application/json"), PUBLIC[1]], "type"),
        ("200 OK", PUBLIC[1:], "type"),
    ],
)
def test_only_tagged_html_pages_are_cached(status, headers, reason):
    assert cacheability_of(status, headers) == Cacheability(reason=reason)


def test_parts_add_tags_to_a_page_and_the_shortest_time_counts():
    page, parts = Cacheability(("page-1", "site"), 60.0), PageParts({"site", "year"}, {90, 30})

    assert with_parts(page, parts) == Cacheability(("page-1", "site", "year"), 30)
    assert with_parts(page, PageParts(lifetimes={90})) == page
    assert with_parts(Cacheability(("page-1",)), parts).seconds == 30
    assert with_parts(page, PageParts()) == page
    assert with_parts(page, PageParts(is_personal=True)) == Cacheability(reason="a part is personal")


def test_headers_of_one_answer_are_not_cached():
    names = ("Connection", "Content-Encoding", "Content-Length", "Date", "ETag", "Last-Modified", "Server")
    of_one = [(name, "x") for name in (*names, "Server-Timing", "Vary", "X-Request-Id", HEADER)]

    assert cached_headers([*of_one, ("X-Frame-Options", "DENY"), ("cache-control", "max-age=5")]) == [
        ("X-Frame-Options", "DENY"),
        ("cache-control", "max-age=5"),
    ]
    assert cached_headers([]) == [("Cache-Control", "no-cache")]


def test_tags_stay_within_the_site():
    assert without_tags(PUBLIC) == PUBLIC[:1]
    assert has(PUBLIC, "content-type") and not has(PUBLIC, "vary")


def answered(headers: list[tuple[str, str]], *, personal: bool = False) -> tuple[dict[str, str], dict]:
    sent: dict[str, str] = {}
    environ: dict = {}
    start = with_response_headers(environ, lambda _status, headers: sent.update(headers), "id-1", "miss", personal)
    start("200 OK", headers)
    return sent, environ


def test_each_response_names_its_request_and_what_the_cache_did():
    sent, environ = answered([*PUBLIC, HIT])
    timing = sent.pop("Server-Timing")

    assert sent == {"Content-Type": "text/html; charset=utf-8", "X-Request-Id": "id-1"}
    assert timing.startswith("app;dur=") and timing.endswith(", cache;desc=miss")
    assert environ["HTTP_X_REQUEST_ID"] == "id-1"
    assert answered([("X-Request-Id", "own")])[0]["X-Request-Id"] == "own"


def test_a_page_for_a_signed_in_user_says_that_the_request_is_the_reason():
    assert answered(PUBLIC, personal=True)[0]["X-Cache-Reason"] == "the request is personal"
    # A page of the admin is not cached in any case.
    assert "X-Cache-Reason" not in answered(PUBLIC[:1], personal=True)[0]


def test_a_public_page_of_a_signed_in_user_is_stored_by_no_other_cache():
    assert answered(PUBLIC, personal=True)[0]["Cache-Control"] == "private, no-cache"
    shared = ("Cache-Control", "max-age=0, s-maxage=60")
    assert answered([*PUBLIC, shared], personal=True)[0]["Cache-Control"] == "private, no-cache"
    assert answered([*PUBLIC, shared])[0]["Cache-Control"] == "max-age=0, s-maxage=60"
    assert answered([*PUBLIC, ("Cache-Control", "no-store")], personal=True)[0]["Cache-Control"] == "no-store"
    assert "Cache-Control" not in answered(PUBLIC[:1], personal=True)[0]
    assert "Cache-Control" not in answered(PUBLIC)[0]


@pytest.mark.parametrize("given", ["a", "0" * 64, "a-1-B"])
def test_the_id_of_a_proxy_in_front_is_kept(given):
    assert request_ids()(given) == given


@pytest.mark.parametrize("given", [None, "", "0" * 65, "é", "a b", "a\n", "-"])
def test_other_requests_get_an_id_of_their_own(given):
    ids = request_ids()
    one, other = ids(given), ids(given)

    assert one != other and len(one) == len(other) == 22
    assert (one[12:], other[12:]) == ("0000000001", "0000000002")


FORKED_IDS = """
import os, sys
from intarsia.page_cache.responses.response_headers import request_ids
ids = request_ids()
reading, writing = os.pipe()
child = os.fork()
if not child:
    os.write(writing, ids(None).encode())
    os._exit(0)
os.waitpid(child, 0)
print(os.read(reading, 100).decode(), ids(None))
"""


def test_workers_that_are_forked_from_one_process_have_ids_of_their_own():
    done = subprocess.run([sys.executable, "-c", FORKED_IDS], capture_output=True, text=True, check=True)
    child, parent = done.stdout.split()

    assert child[:12] != parent[:12]
