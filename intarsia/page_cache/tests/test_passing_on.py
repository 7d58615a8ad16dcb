"""Uncacheable responses reach the server unchanged."""

import sys

import pytest

from intarsia.page_cache import Public, Uncacheable, add_page_part

from .site import HTML, TAGGED, Cached, request, visit


class Pieces:
    """Like a file or a stream: an iterable that the server must close."""

    def __init__(self, *pieces):
        self.pieces, self.closed = iter(pieces), False

    def __iter__(self):
        return self.pieces

    def close(self):
        self.closed = True


def test_a_stream_is_read_by_the_server_only(tmp_path):
    stream = Pieces(b"one", b"two")

    def application(environ, start_response):
        start_response("200 OK", [("Content-Type", "video/mp4")])
        return stream

    body = Cached(tmp_path, application).application(request("/film/"), lambda *_: None)
    assert body is stream and not stream.closed


def test_the_body_of_a_cached_page_is_closed(tmp_path):
    stream = Pieces(b"<p>", b"bread")

    def application(environ, start_response):
        start_response("200 OK", [HTML, TAGGED])
        return stream

    assert Cached(tmp_path, application).visit("/").body == b"<p>bread"
    assert stream.closed


@pytest.mark.parametrize("headers", [[HTML], [HTML, TAGGED]])
def test_generators_and_the_write_callable_are_supported(tmp_path, headers):
    def late(environ, start_response):
        start_response("200 OK", headers)
        yield b"<p>"
        yield b"bread"

    assert Cached(tmp_path / "late", late).visit("/").body == b"<p>bread"

    written = []

    def writing(environ, start_response):
        start_response("200 OK", headers)(b"<p>")
        return [b"bread"]

    def server(status, headers, exc_info=None):
        return written.append

    body = Cached(tmp_path / "writing", writing).application(request("/"), server)
    assert b"".join([*written, *body]) == b"<p>bread"


def test_an_error_after_the_headers_replaces_the_page(tmp_path):
    def application(environ, start_response):
        start_response("200 OK", [HTML, TAGGED])
        try:
            raise RuntimeError("the oven is cold")
        except RuntimeError:
            start_response("500 Internal Server Error", [HTML], sys.exc_info())
        return [b"sorry"]

    cached = Cached(tmp_path, application)
    answer = cached.visit("/")
    assert (answer.status, answer.body) == (500, b"sorry")
    assert not cached.cache.store.entries


def test_an_exception_reaches_the_server_and_nothing_is_cached(tmp_path):
    def application(environ, start_response):
        raise RuntimeError("the oven is cold")

    cached = Cached(tmp_path, application)
    for _ in range(2):
        with pytest.raises(RuntimeError):
            visit(cached.application)


def late_part(part, *headers):
    """An application whose page contains the part after its first piece."""

    def application(environ, start_response):
        start_response("200 OK", [HTML, *headers])
        yield b"<p>"
        yield add_page_part(part, ["year"], [3600])

    return application


def test_the_parts_of_a_page_that_is_rendered_late_limit_how_it_is_cached(tmp_path):
    cached = Cached(tmp_path, late_part(Public(b"bread"), TAGGED))
    assert cached.visit("/").body == b"<p>bread"

    (entry,) = cached.cache.store.entries.values()
    assert entry.tags == ("page-12", "site-1", "year") and entry.expires == cached.clock.now + 3600


def test_a_page_with_a_late_part_for_one_visitor_is_not_cached(tmp_path):
    cached = Cached(tmp_path, late_part(Uncacheable(b"Ada"), TAGGED, ("Cache-Control", "public, max-age=600")))
    answer = cached.visit("/")

    assert (answer.body, answer.headers["Cache-Control"]) == (b"<p>Ada", "private, no-cache")
    assert not cached.cache.store.entries


def early_part(environ, start_response):
    """The usual order: rendered, then started. A generator does both when its first piece is requested."""
    content = add_page_part(Uncacheable(b"Ada"))
    start_response("200 OK", [HTML])
    yield content


@pytest.mark.parametrize("changes", [{}, {"method": "POST"}, {"path": "/?page=1;x=2"}, {"HTTP_COOKIE": "sessionid=1"}])
def test_no_other_cache_may_keep_a_page_with_a_part_for_one_visitor(tmp_path, changes):
    answer = Cached(tmp_path, early_part).visit(**changes)

    assert (answer.body, answer.headers["Cache-Control"]) == (b"Ada", "private, no-cache")
