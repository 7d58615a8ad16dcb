"""The WSGI environment of a request, and values that clients cannot forge."""

import sys
from types import SimpleNamespace

from intarsia.serving.requests.environ import environ_of


def environ(headers: dict[str, str] | None = None, prefix: str = "", **changes) -> dict:
    defaults = {
        "method": "GET",
        "path": "/a/",
        "query_string": "b=1",
        "http_version": "1.1",
        "scheme": "https",
        "client": "192.0.2.7:4711",
        "server": "127.0.0.1:8000",
        "headers": headers or {},
    }
    return environ_of(SimpleNamespace(**defaults | changes), prefix)


def test_request_becomes_a_wsgi_environment():
    assert environ() == {
        "GATEWAY_INTERFACE": "CGI/1.1",
        "PATH_INFO": "/a/",
        "QUERY_STRING": "b=1",
        "REMOTE_ADDR": "192.0.2.7",
        "REQUEST_METHOD": "GET",
        "SCRIPT_NAME": "",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "SERVER_SOFTWARE": "Granian",
        "wsgi.errors": sys.stderr,
        "wsgi.input_terminated": True,
        "wsgi.multiprocess": True,
        "wsgi.multithread": True,
        "wsgi.run_once": False,
        "wsgi.url_scheme": "https",
        "wsgi.version": (1, 0),
    }


def test_headers_have_wsgi_names():
    found = environ({"content-type": "text/plain", "content-length": "3", "x-one-two": "a", "host": "example.org"})

    assert (found["CONTENT_TYPE"], found["CONTENT_LENGTH"]) == ("text/plain", "3")
    assert (found["HTTP_X_ONE_TWO"], found["HTTP_HOST"]) == ("a", "example.org")
    assert "HTTP_CONTENT_TYPE" not in found and "HTTP_CONTENT_LENGTH" not in found


def test_header_with_an_underscore_is_dropped():
    found = environ({"x_forwarded_for": "203.0.113.1", "remote_user": "admin"})

    assert not {"HTTP_X_FORWARDED_FOR", "HTTP_REMOTE_USER", ""} & set(found)


def test_header_cannot_replace_a_value_of_the_server():
    assert environ({"remote-addr": "203.0.113.1"})["REMOTE_ADDR"] == "192.0.2.7"


def test_non_ascii_path_is_decoded_as_wsgi_requires():
    assert environ(path="/über/")["PATH_INFO"] == "/Ã¼ber/"


def test_path_does_not_include_the_sub_path_of_the_site():
    found = environ(prefix="/site", path="/site/a/")

    assert (found["SCRIPT_NAME"], found["PATH_INFO"]) == ("/site", "/a/")
    assert environ(prefix="/site", path="/site")["PATH_INFO"] == "/"
