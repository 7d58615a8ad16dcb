"""The host of a URL for a security policy. Everything else is refused, so that a URL cannot add directives.

`HOST` in web/kit/schema/hosts.ts is the same rule in JavaScript; the tests of both read tests/host_urls.json.
"""

import re

_NAME = r"[a-z\d](?:[a-z\d._-]*[a-z\d])?(?::\d{1,5})?"
_URL = re.compile(rf"\s*(https?://{_NAME})(?=[/?#]|\s*\Z)", re.ASCII | re.IGNORECASE)
# Widgets may also declare all subdomains of a host, and the site itself.
_SOURCE = re.compile(rf"'self'|(?:https?|wss?)://(?:\*\.)?{_NAME}", re.ASCII | re.IGNORECASE)


def host_of(url: str) -> str | None:
    """Scheme, host and port in lower case; None if `url` is not an http(s) URL with a plain host."""
    found = _URL.match(url)
    return found[1].lower() if found else None


def is_source(source: str) -> bool:
    return bool(_SOURCE.fullmatch(source))


def with_scheme(url: str) -> str:
    """Adds https to a URL without a scheme, such as `//files.example/a.png`."""
    return f"https:{url}" if url.startswith("//") else url
