"""The WSGI environment of a request."""

import sys
from typing import Any, Final

_UNPREFIXED: Final = {"content-type": "CONTENT_TYPE", "content-length": "CONTENT_LENGTH"}


class _Names(dict[str, str]):
    """Names of headers in WSGI; empty for headers that must not reach the application."""

    def __missing__(self, header: str) -> str:
        # With an underscore it could pass for a header that only a proxy may set.
        name = "" if "_" in header else _UNPREFIXED.get(header) or f"HTTP_{header.upper().replace('-', '_')}"
        if len(self) < 1_000:
            self[header] = name
        return name


_names: Final = _Names()
_base: Final[dict[str, Any]] = {
    "GATEWAY_INTERFACE": "CGI/1.1",
    "SCRIPT_NAME": "",
    "SERVER_SOFTWARE": "Granian",
    "wsgi.errors": sys.stderr,
    "wsgi.input_terminated": True,
    "wsgi.multiprocess": True,
    "wsgi.multithread": True,
    "wsgi.run_once": False,
    "wsgi.version": (1, 0),
}


def environ_of(scope: Any, prefix: str = "") -> dict[str, Any]:
    """`prefix`: the sub-path of the site, which becomes SCRIPT_NAME."""
    environ = _base.copy()
    path = scope.path
    environ["REQUEST_METHOD"] = scope.method
    environ["PATH_INFO"] = path if path.isascii() else path.encode().decode("latin-1")
    environ["QUERY_STRING"] = scope.query_string
    environ["SERVER_PROTOCOL"] = f"HTTP/{scope.http_version}"
    environ["wsgi.url_scheme"] = scope.scheme
    environ["REMOTE_ADDR"] = scope.client.rpartition(":")[0]
    environ["SERVER_NAME"], _, environ["SERVER_PORT"] = scope.server.rpartition(":")
    for header, value in scope.headers.items():
        name = _names[header]
        if name in environ:
            value = f"{environ[name]}{'; ' if name == 'HTTP_COOKIE' else ','}{value}"
        environ[name] = value
    environ.pop("", None)
    if prefix:
        environ["SCRIPT_NAME"] = prefix
        environ["PATH_INFO"] = environ["PATH_INFO"].removeprefix(prefix) or "/"
    return environ
