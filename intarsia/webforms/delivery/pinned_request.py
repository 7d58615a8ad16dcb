"""Sends to URLs that owners enter, and never to the site's own network.

The host is looked up once; its IP address is checked and then connected to, so that a second answer of the DNS cannot
lead elsewhere. Redirects are not followed.
"""

import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit, urlunsplit

from intarsia.site_options import option
from intarsia.wire.requests.public_ip import is_public_ip

SECONDS: Final = 10.0
PORTS: Final = {"https": 443, "http": 80}


class NotSent(Exception):
    """The message says why, for staff."""


def is_inner_host(netloc: str) -> bool:
    """Whether the setting INTARSIA_WEBHOOK_HOSTS allows this host and port although it is in the site's own network."""
    return netloc in option("INTARSIA_WEBHOOK_HOSTS")


def post(url: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Raises NotSent, unless the receiver responds with a status from 200 to 299."""
    import httpx

    parts = urlsplit(url)
    host, port = _ascii(parts.hostname or ""), parts.port or PORTS[parts.scheme]
    ip = _checked_ip(host, port, parts.netloc)
    pinned = urlunsplit((parts.scheme, f"[{ip}]:{port}" if ":" in ip else f"{ip}:{port}", parts.path, parts.query, ""))
    try:
        # Without the proxies of the environment, which would look the host up again.
        with httpx.Client(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            request = client.build_request(
                "POST",
                pinned,
                content=body,
                headers={**headers, "Host": _ascii(parts.netloc), "User-Agent": "Intarsia"},
                extensions={"sni_hostname": host},
            )
            # What the receiver says is not read: it may be endless.
            response = client.send(request, stream=True)
            response.close()
    except httpx.HTTPError as error:
        raise NotSent(f"The receiver did not respond: {type(error).__name__}.") from error
    if not response.is_success:
        raise NotSent(f"The receiver responded with status {response.status_code}.")


def _ascii(host: str) -> str:
    """As DNS and headers have it: `xn--bcher-kva.example` for `bücher.example`."""
    try:
        return host if host.isascii() else host.encode("idna").decode()
    except UnicodeError as error:
        raise NotSent(f"The host {host} was not found.") from error


def _checked_ip(host: str, port: int, netloc: str) -> str:
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotSent(f"The host {host} was not found.") from error
    numbers = [str(address[0]) for *_rest, address in found]
    # One that is not public is enough to refuse: the others can be bait.
    if not is_inner_host(netloc) and not all(is_public_ip(number.partition("%")[0]) for number in numbers):
        raise NotSent(f"The host {host} is in the network of the site, which is not allowed.")
    return numbers[0]
