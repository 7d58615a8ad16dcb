"""Asks the site for one of its own pages, as an anonymous visitor would."""

import io
import sys
import threading
from urllib.parse import unquote_to_bytes, urlsplit

from django.core.servers.basehttp import get_internal_wsgi_application
from django.urls import get_script_prefix

from .conf import Conf, conf
from .response import Headers


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


def _environ(url: str, settings: Conf) -> dict:
    parts = urlsplit(url)
    prefix = (settings.script_name or get_script_prefix()).rstrip("/")
    path = unquote_to_bytes(parts.path or "/").decode("latin-1")
    environ = {
        "REQUEST_METHOD": "GET",
        "SCRIPT_NAME": prefix,
        "PATH_INFO": path[len(prefix) :] if path.startswith(prefix) else path,
        "QUERY_STRING": parts.query,
        "SERVER_NAME": parts.hostname or "localhost",
        "SERVER_PORT": str(parts.port or (443 if parts.scheme == "https" else 80)),
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": parts.netloc,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": parts.scheme,
        "wsgi.input": io.BytesIO(),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    if settings.secure_header:
        name, secure = settings.secure_header
        environ |= {"wsgi.url_scheme": "http", name: secure if parts.scheme == "https" else parts.scheme}
    if settings.forwarded_host:
        environ["HTTP_X_FORWARDED_HOST"] = parts.netloc
    return environ
