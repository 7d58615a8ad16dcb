"""The host of an address, as a security policy may name it. Nothing else passes, or an address could write a policy.

`HOST` in web/kit/schema/hosts.ts says the same in JavaScript; both suites read tests/host_addresses.json.
"""

import re

_NAME = r"[a-z\d](?:[a-z\d._-]*[a-z\d])?(?::\d{1,5})?"
_ADDRESS = re.compile(rf"\s*(https?://{_NAME})(?=[/?#]|\s*\Z)", re.ASCII | re.IGNORECASE)
# What widgets may declare beside it: all hosts below one, and the site itself.
_SOURCE = re.compile(rf"'self'|(?:https?|wss?)://(?:\*\.)?{_NAME}", re.ASCII | re.IGNORECASE)


def host_of(address: str) -> str | None:
    """With scheme and port, lower case; None for what is no plain address of another host."""
    found = _ADDRESS.match(address)
    return found[1].lower() if found else None


def is_source(source: str) -> bool:
    return bool(_SOURCE.fullmatch(source))


def with_scheme(address: str) -> str:
    """For addresses that leave it to the page: `//files.example/a.png`."""
    return f"https:{address}" if address.startswith("//") else address
