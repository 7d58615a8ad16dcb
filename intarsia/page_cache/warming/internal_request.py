"""Requests a page of the site inside this process, as an anonymous visitor."""

import io
import sys
import threading
from math import inf
from typing import NamedTuple
from urllib.parse import unquote_to_bytes, urlsplit

from django.core.servers.basehttp import get_internal_wsgi_application
from django.db import connections
from django.urls import get_script_prefix

from ..conf import Conf, conf
from ..responses.cacheability import Headers
from ..responses.response_headers import LIFETIME


def warm(url: str) -> bool:
    """Renders the page at the absolute URL, as an anonymous visitor. Its images, stylesheet and last good version are
    stored, and with INTARSIA_CACHE_FILES its file; of the caches in memory, only that of this process has it. Returns
    False if its status is not 200.
    """
    return request_page(url).status.startswith("200")


class Answer(NamedTuple):
    status: str
    headers: Headers
    # Bytes of the uncompressed body.
    length: int
    # For how many seconds the page was cached with this request; infinite until it is purged.
    seconds: float = inf


def request_page(url: str) -> Answer:
    """What an anonymous visitor gets at the absolute URL."""
    answer: list = []
    lengths = [0]
    environ = _environ(url, conf())

    def visit():
        def start_response(status, headers, exc_info=None):
            answer[:] = [status, headers]

        body = get_internal_wsgi_application()(environ, start_response)
        try:
            lengths.extend(map(len, body))
        finally:
            if hasattr(body, "close"):
                body.close()
            # With CONN_MAX_AGE, the end of the request leaves it open, and this thread ends.
            connections.close_all()

    # In another thread, because the end of a request closes the database connection of its thread.
    visitor = threading.Thread(target=visit)
    visitor.start()
    visitor.join()
    return (
        Answer(answer[0], answer[1], sum(lengths), environ.get(LIFETIME, inf))
        if answer
        else Answer("500 Internal Server Error", [], 0)
    )


def environ_for(host: str, path: str, script: str, scheme: str) -> dict:
    """A request without cookies. `path` excludes `script` and is decoded as latin-1, as WSGI requires."""
    name, _, port = host.partition(":")
    return {
        "REQUEST_METHOD": "GET",
        "SCRIPT_NAME": script,
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "SERVER_NAME": name or "localhost",
        "SERVER_PORT": port or ("443" if scheme == "https" else "80"),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": host,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scheme,
        "wsgi.input": io.BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }


def to_wsgi_path(path: str) -> str:
    """A percent-encoded path in the form that WSGI passes."""
    return unquote_to_bytes(path or "/").decode("latin-1")


def _environ(url: str, settings: Conf) -> dict:
    parts = urlsplit(url)
    prefix = (settings.script_name or get_script_prefix()).rstrip("/")
    environ = environ_for(parts.netloc, to_wsgi_path(parts.path).removeprefix(prefix), prefix, parts.scheme)
    environ["QUERY_STRING"] = parts.query
    return environ | proxy_headers(parts.netloc, parts.scheme, settings)


def proxy_headers(host: str, scheme: str, settings: Conf) -> dict:
    """The headers that a proxy in front adds, from which Django reads host and scheme."""
    added = {}
    if settings.secure_header:
        name, secure = settings.secure_header
        added = {"wsgi.url_scheme": "http", name: secure if scheme == "https" else scheme}
    if settings.forwarded_host:
        added["HTTP_X_FORWARDED_HOST"] = host
    return added
