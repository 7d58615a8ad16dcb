"""Which requests are answered from memory, and with which headers."""

import gzip

import brotli
import pytest

from .site import HTML, PAGE, TAGGED, Cached, Site


@pytest.fixture
def cached(tmp_path):
    return Cached(tmp_path)


def test_a_page_is_rendered_once(cached):
    first, second = cached.visit("/"), cached.visit("/")
    assert first.body == second.body == PAGE
    assert cached.renderings == 1


def test_a_hit_has_the_headers_of_the_page_without_its_tags(cached):
    cached.site.headers.append(("X-Frame-Options", "DENY"))
    for answer in (cached.visit("/"), cached.visit("/")):
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        assert answer.headers["Content-Length"] == str(len(PAGE))
        assert answer.headers["Vary"] == "Accept-Encoding"
        assert "X-Intarsia-Tags" not in answer.headers


def test_every_response_has_a_request_id_and_the_cache_outcome(cached):
    miss, hit = cached.visit("/"), cached.visit("/")
    assert "cache;desc=miss" in miss.headers["Server-Timing"] and "app;dur=" in miss.headers["Server-Timing"]
    assert hit.headers["Server-Timing"] == "cache;desc=hit"
    assert miss.headers["X-Request-Id"] != hit.headers["X-Request-Id"]


def test_a_proxys_request_id_is_kept_and_passed_to_the_application(cached):
    given = {"HTTP_X_REQUEST_ID": "5c1de9a0-11aa"}
    assert cached.visit("/", **given).headers["X-Request-Id"] == "5c1de9a0-11aa"
    assert cached.visit("/", **given).headers["X-Request-Id"] == "5c1de9a0-11aa"
    assert cached.site.asked[0]["HTTP_X_REQUEST_ID"] == "5c1de9a0-11aa"


def test_an_invalid_request_id_is_replaced(cached):
    answer = cached.visit("/", HTTP_X_REQUEST_ID='"><script>')
    assert answer.headers["X-Request-Id"].isalnum()


@pytest.mark.parametrize(
    ("accepted", "encoding", "unpack"),
    [
        ("gzip, deflate, br, zstd", "br", brotli.decompress),
        ("gzip", "gzip", gzip.decompress),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.decompress),
        ("br;q=0.1, gzip", "gzip", gzip.decompress),
        ("*", "br", brotli.decompress),
        ("", None, bytes),
        ("identity", None, bytes),
        ("zstd", None, bytes),
        ("br;q=nonsense", None, bytes),
    ],
)
def test_each_encoding_holds_the_same_page(cached, accepted, encoding, unpack):
    for answer in (cached.visit("/", HTTP_ACCEPT_ENCODING=accepted) for _ in range(2)):
        assert answer.headers.get("Content-Encoding") == encoding
        assert unpack(answer.body) == PAGE
        assert answer.headers["Content-Length"] == str(len(answer.body))


def test_each_encoding_has_an_etag_of_its_own(cached):
    etags = {cached.visit("/", HTTP_ACCEPT_ENCODING=accepted).headers["ETag"] for accepted in ("br", "gzip", "")}
    assert len(etags) == 3 and not any(etag.startswith("W/") for etag in etags)


@pytest.mark.parametrize("known", ["{}", "W/{}", '"other", {}', "*"])
def test_a_matching_etag_gets_a_304_without_a_body(cached, known):
    etag = cached.visit("/").headers["ETag"]
    answer = cached.visit("/", HTTP_IF_NONE_MATCH=known.format(etag))
    assert (answer.status, answer.body) == (304, b"")
    assert answer.headers["ETag"] == etag and answer.headers["Vary"] == "Accept-Encoding"
    assert "Content-Length" not in answer.headers and "Content-Type" not in answer.headers


def test_a_matching_etag_gets_a_304_even_if_the_page_must_be_rendered(tmp_path):
    etag = Cached(tmp_path).visit("/").headers["ETag"]
    assert Cached(tmp_path).visit("/", HTTP_IF_NONE_MATCH=etag).status == 304


def test_the_etag_of_another_encoding_does_not_match(cached):
    etag = cached.visit("/", HTTP_ACCEPT_ENCODING="gzip").headers["ETag"]
    assert cached.visit("/", HTTP_ACCEPT_ENCODING="br", HTTP_IF_NONE_MATCH=etag).status == 200


def test_head_has_the_headers_of_get_and_no_body(cached):
    get = cached.visit("/")
    head = cached.visit("/", "HEAD")
    assert (head.status, head.body) == (200, b"")
    assert head.headers["Content-Length"] == get.headers["Content-Length"]
    assert cached.renderings == 1


@pytest.mark.parametrize("headers", [[HTML, TAGGED], [HTML]], ids=["to be kept", "not to be kept"])
def test_head_of_an_uncached_page_has_the_headers_of_get(tmp_path, headers):
    differing = ("X-Request-Id", "Server-Timing")
    get, head = (Cached(tmp_path / method, Site(headers=headers)).visit("/", method) for method in ("GET", "HEAD"))
    assert head.body == b""
    assert head.status == get.status
    assert [pair for pair in head.headers.items() if pair[0] not in differing] == [
        pair for pair in get.headers.items() if pair[0] not in differing
    ]


def test_head_reaches_a_url_that_does_not_accept_get(tmp_path):
    def uploads(environ, start_response):
        accepts = environ["REQUEST_METHOD"] == "HEAD"
        start_response("204 No Content" if accepts else "405 Method Not Allowed", [("Upload-Offset", "5")])
        return [b""]

    cached = Cached(tmp_path, uploads)
    assert [cached.visit("/", method).status for method in ("HEAD", "GET")] == [204, 405]


def test_hosts_schemes_and_sub_paths_do_not_mix(cached):
    cached.visit("/", HTTP_HOST="one.test")
    cached.visit("/", HTTP_HOST="two.test")
    cached.visit("/", HTTP_HOST="one.test", SCRIPT_NAME="/sub")
    cached.visit("/", HTTP_HOST="one.test", **{"wsgi.url_scheme": "https"})
    assert cached.renderings == 4
    cached.visit("/", HTTP_HOST="one.test", SCRIPT_NAME="/sub")
    assert cached.renderings == 4


def test_url_headers_of_a_trusted_proxy_are_part_of_the_key(tmp_path):
    cached = Cached(tmp_path, url_headers=("HTTP_X_FORWARDED_PROTO",))
    for _ in range(2):
        cached.visit("/", HTTP_X_FORWARDED_PROTO="http")
        cached.visit("/", HTTP_X_FORWARDED_PROTO="https")
    assert cached.renderings == 2


def test_relevant_parameters_make_separate_pages(cached):
    for _ in range(2):
        cached.visit("/?page=2")
        cached.visit("/?page=3")
        cached.visit("/")
    assert cached.renderings == 3


@pytest.mark.parametrize("query", ["utm_source=x", "gclid=1&fbclid=2", "msclkid", "mc_cid=7&utm_id=", "&&utm_a=b&"])
def test_campaign_parameters_are_ignored(cached, query):
    cached.visit("/")
    assert cached.visit(f"/?{query}").body == PAGE
    assert cached.renderings == 1


def test_a_cached_page_is_rendered_without_campaign_parameters(cached):
    cached.visit("/?utm_source=newsletter&page=2", REQUEST_URI="/?utm_source=newsletter&page=2")
    assert cached.site.asked[0]["QUERY_STRING"] == "page=2"
    assert "REQUEST_URI" not in cached.site.asked[0]
    cached.visit("/?page=2")
    assert cached.renderings == 1


def test_an_uncached_response_gets_all_parameters(cached):
    cached.site.status, cached.site.headers = "302 Found", [("Location", "/about/")]
    for number in range(1, 3):
        assert cached.visit("/about?utm_source=newsletter").status == 302
        assert cached.site.asked[-1]["QUERY_STRING"] == "utm_source=newsletter"
        assert cached.renderings == number + 1, "only the first request tries whether it is a page to keep"


@pytest.mark.parametrize(
    "changes",
    [
        {"HTTP_COOKIE": "theme=dark; sessionid=abc"},
        {"HTTP_COOKIE": "messages=hello"},
        {"HTTP_AUTHORIZATION": "Basic eA=="},
        {"QUERY_STRING": "preview=1"},
        {"QUERY_STRING": "utm_source=x&preview_token=1"},
        {"REQUEST_METHOD": "POST"},
        {"REQUEST_METHOD": "OPTIONS"},
        {"PATH_INFO": "/admin/"},
        {"PATH_INFO": "/django-admin/login/"},
        {"QUERY_STRING": "q=" + "x" * 2000},
    ],
)
def test_personal_responses_are_never_shared(cached, changes):
    cached.visit("/")
    before = cached.renderings
    for _ in range(2):
        answer = cached.visit("/", **changes)
        assert "cache;desc=pass" in answer.headers["Server-Timing"]
        assert "X-Intarsia-Tags" not in answer.headers
    assert cached.renderings == before + 2
    assert cached.visit("/").headers["Server-Timing"] == "cache;desc=hit"


def test_a_page_for_a_signed_in_user_is_private_for_other_caches(cached):
    assert cached.visit("/", HTTP_COOKIE="sessionid=abc").headers["Cache-Control"] == "private, no-cache"
    assert cached.visit("/").headers["Cache-Control"] == "no-cache"


def test_other_cookies_are_ignored(cached):
    cached.visit("/")
    assert cached.visit("/", HTTP_COOKIE="_ga=1; mysessionid=2; csrftoken=3").body == PAGE
    assert cached.renderings == 1


@pytest.mark.parametrize(
    "changes",
    [
        {"headers": [HTML]},
        {"status": "404 Not Found"},
        {"headers": [TAGGED, ("Content-Type", "application/json")]},
        {"headers": [TAGGED, HTML, ("Set-Cookie", "a=b")]},
        {"headers": [TAGGED, HTML, ("Cache-Control", "max-age=0, private")]},
        {"headers": [TAGGED, HTML, ("Cache-Control", "no-store")]},
        {"headers": [TAGGED, HTML, ("Vary", "Accept-Encoding, Cookie")]},
        {"headers": [TAGGED, HTML, ("Vary", "Accept-Language")]},
        {"headers": [TAGGED, HTML, ("Content-Encoding", "gzip")]},
    ],
)
def test_a_response_that_may_vary_by_visitor_is_not_cached(tmp_path, changes):
    cached = Cached(tmp_path, Site(**changes))
    for _ in range(2):
        answer = cached.visit("/")
        assert answer.body == PAGE and "X-Intarsia-Tags" not in answer.headers
    assert cached.renderings == 2


def test_a_page_can_set_its_maximum_age(cached):
    cached.site.headers.append(("Cache-Control", "max-age=0, s-maxage=60"))
    cached.visit("/")
    cached.clock.now += 59
    cached.visit("/")
    assert cached.renderings == 1
    cached.clock.now += 1
    cached.visit("/")
    assert cached.renderings == 2


def test_pages_with_parameters_are_evicted_first_and_then_the_least_recently_used(tmp_path):
    cached = Cached(tmp_path, memory=32 * 1024)
    for path in ("/a/", "/b/", "/?x=1"):
        cached.visit(path)
        cached.clock.now += 0.01
    for number in range(20):
        cached.visit("/a/")
        cached.visit(f"/{number}/")
        cached.clock.now += 0.01
    kept = {(key[2], key[1]) for key in cached.cache.store.entries}
    assert ("/a/", "") in kept and ("/b/", "") not in kept and ("/", "x=1") not in kept
    assert sum(entry.size for entry in cached.cache.store.entries.values()) <= 32 * 1024


def test_a_page_larger_than_a_quarter_of_the_memory_is_not_stored(tmp_path):
    cached = Cached(tmp_path, memory=40_000)
    cached.visit("/small/")
    cached.site.body = PAGE * 20
    assert cached.visit("/huge/").body == PAGE * 20
    assert [key[2] for key in cached.cache.store.entries] == ["/small/"]


def test_changing_the_header_list_affects_one_response_only(cached):
    def careless(status, headers, exc_info=None):
        headers.clear()

    from .site import request

    cached.visit("/")
    cached.application(request("/"), careless)
    assert cached.visit("/").headers["Content-Type"] == "text/html; charset=utf-8"
