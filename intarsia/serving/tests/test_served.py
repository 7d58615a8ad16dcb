"""The application gets the same requests as from any WSGI server, and its responses are sent unchanged."""

import asyncio
from types import SimpleNamespace

import pytest

from intarsia.serving import Limits, Served, later
from intarsia.serving.requests.environ import environ_of
from intarsia.serving.worker_started import worker_started


class Headers:
    def __init__(self, *headers):
        self._headers = list(headers)

    def items(self):
        return self._headers


def scope(method="GET", path="/", *headers):
    parts = {"method": method, "path": path, "query_string": "q=1", "scheme": "http", "http_version": "1.1"}
    return SimpleNamespace(**parts, client="192.0.2.7:5000", server="[::1]:8000", headers=Headers(*headers))


class Protocol:
    """The server side of RSGI, which records what is sent."""

    def __init__(self, *pieces):
        self._pieces = pieces
        self.sent = []

    async def __aiter__(self):
        for piece in self._pieces:
            yield piece

    def response_bytes(self, status, headers, body):
        self.sent.append((status, body))

    def response_file(self, status, headers, path):
        self.sent.append((status, path))

    def response_stream(self, status, headers):
        self.sent.append(status)
        return self

    async def send_bytes(self, piece):
        self.sent.append(piece)


def answered(application, request, *pieces, **limits):
    protocol = Protocol(*pieces)
    asyncio.run(Served(application, Limits(**limits)).__rsgi__(request, protocol))
    return protocol.sent


def in_a_thread(make):
    def application(environ, start_response):
        return later(environ, lambda: make(environ, start_response))

    return application


def test_headers_become_wsgi_variables():
    environ = environ_of(scope("GET", "/ä", ("content-type", "a/b"), ("x-a", "1"), ("x-a", "2"), ("host", "e.test")))

    assert environ["PATH_INFO"].encode("latin-1").decode() == "/ä"
    assert (environ["CONTENT_TYPE"], environ["HTTP_X_A"], environ["HTTP_HOST"]) == ("a/b", "1,2", "e.test")
    assert (environ["REMOTE_ADDR"], environ["SERVER_PORT"]) == ("192.0.2.7", "8000")


def test_cookies_in_several_headers_are_joined():
    assert environ_of(scope("GET", "/", ("cookie", "a=1"), ("cookie", "b=2")))["HTTP_COOKIE"] == "a=1; b=2"


def test_header_with_an_underscore_cannot_imitate_a_proxy_header():
    assert "HTTP_X_FORWARDED_FOR" not in environ_of(scope("GET", "/", ("x_forwarded_for", "192.0.2.1")))


def test_sub_path_of_the_site_is_the_script_name():
    environ = environ_of(scope("GET", "/shop/cart/"), "/shop")

    assert (environ["SCRIPT_NAME"], environ["PATH_INFO"]) == ("/shop", "/cart/")


def test_response_from_memory_does_not_wait_for_the_body():
    def application(environ, start_response):
        start_response("200 OK", [])
        return [b"at ", b"once"]

    assert answered(application, scope("POST", "/", ("content-length", "9"))) == [(200, b"at once")]


@pytest.mark.parametrize("header", [("content-length", "6"), ("transfer-encoding", "chunked")])
def test_the_application_reads_a_complete_body(header):
    def application(environ, start_response):
        start_response("200 OK", [])
        return [environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"]))]

    assert answered(in_a_thread(application), scope("POST", "/", header), b"abc", b"def") == [(200, b"abcdef")]


def test_body_announced_as_too_large_is_rejected_unread():
    (status, _), *more = answered(in_a_thread(None), scope("POST", "/", ("content-length", "11")), body_bytes=10)

    assert (status, more) == (413, [])


def test_pieces_are_sent_at_once_and_the_body_is_closed():
    closed = []

    def application(environ, start_response):
        try:
            start_response("200 OK", [])
            yield b"one"
            yield b"two"
        finally:
            closed.append(True)

    assert answered(in_a_thread(application), scope()) == [200, b"one", b"two"]
    assert closed == [True]


@pytest.mark.parametrize("size", [0, 256 * 1024])
def test_short_response_of_known_length_is_sent_in_one_piece(size):
    def application(environ, start_response):
        start_response("200 OK", [("Content-Length", str(size))])
        return iter([b"a" * (size // 2), b"b" * (size // 2)])

    assert answered(in_a_thread(application), scope()) == [(200, b"a" * (size // 2) + b"b" * (size // 2))]


def test_only_complete_files_are_sent_by_the_server(tmp_path):
    (tmp_path / "large").write_bytes(b"a" * 600_000)

    def application(environ, start_response):
        file = (tmp_path / "large").open("rb")
        file.seek(0 if environ["PATH_INFO"] == "/whole" else 100_000)
        size = 600_000 - file.tell()
        start_response("200 OK", [("Content-Length", str(size))])
        return environ["wsgi.file_wrapper"](file, 1000)

    assert answered(in_a_thread(application), scope(path="/whole")) == [(200, str(tmp_path / "large"))]
    status, *pieces = answered(in_a_thread(application), scope(path="/part"))
    assert (status, b"".join(pieces)) == (200, b"a" * 500_000)


def test_other_servers_call_the_application_at_once():
    def application(environ, start_response):
        return [b"here"]

    assert in_a_thread(application)({}, None) == [b"here"]


def test_a_worker_says_that_it_started_before_its_first_request():
    started = []
    worker_started.connect(lambda **_: started.append(True), weak=False, dispatch_uid="test")

    async def work():
        served, loop = Served(lambda *_: [b"here"], Limits()), asyncio.get_running_loop()
        served.__rsgi_init__(loop)
        served.__rsgi_del__(loop)

    asyncio.run(work())
    worker_started.disconnect(dispatch_uid="test")
    assert started == [True]
