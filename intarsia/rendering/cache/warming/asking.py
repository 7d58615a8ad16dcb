"""Asks the site for one of its own pages, as an anonymous visitor would."""

import io
import sys
import threading
from urllib.parse import unquote_to_bytes, urlsplit

from django.core.servers.basehttp import get_internal_wsgi_application
from django.urls import get_script_prefix

from ..conf import Conf, conf
from ..response import Headers


def warm(url: str) -> bool:
    """Fill this process's memory, and the file, with a page. False when the site did not answer by 200."""
    return ask(url)[0].startswith("200")


def ask(url: str) -> tuple[str, Headers]:
    """Status and headers that a visitor of the absolute address `url` gets."""
    answer: list = []
    environ = _environ(url, conf())

    def visit():
        def start_response(status, headers, exc_info=None):
            answer[:] = [status, headers]

        body = get_internal_wsgi_application()(environ, start_response)
        try:
            for _ in body:
                pass
        finally:
            if hasattr(body, "close"):
                body.close()

    # In a thread of its own: a request ends by closing its thread's database connection and script prefix.
    visitor = threading.Thread(target=visit)
    visitor.start()
    visitor.join()
    return (answer[0], answer[1]) if answer else ("500 Internal Server Error", [])


def environ_at(host: str, path: str, script: str, scheme: str) -> dict:
    """The request of a visitor without cookies. `path` is below `script`, as bytes dressed as latin-1."""
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


def latin(path: str) -> str:
    """A percent-encoded path as WSGI hands it over."""
    return unquote_to_bytes(path or "/").decode("latin-1")


def _environ(url: str, settings: Conf) -> dict:
    parts = urlsplit(url)
    prefix = (settings.script_name or get_script_prefix()).rstrip("/")
    environ = environ_at(parts.netloc, latin(parts.path).removeprefix(prefix), prefix, parts.scheme)
    environ["QUERY_STRING"] = parts.query
    return environ | proxied(parts.netloc, parts.scheme, settings)


def proxied(host: str, scheme: str, settings: Conf) -> dict:
    """What a proxy in front would add, so that Django takes the address for what it is."""
    added = {}
    if settings.secure_header:
        name, secure = settings.secure_header
        added = {"wsgi.url_scheme": "http", name: secure if scheme == "https" else scheme}
    if settings.forwarded_host:
        added["HTTP_X_FORWARDED_HOST"] = host
    return added
