"""Whether a response of the application may be cached, and which of its headers are cached."""

from dataclasses import dataclass

from ..page_parts import PageParts
from ..tags import HEADER

Headers = list[tuple[str, str]]

# These differ for each response or encoding, so they are never cached.
_PER_ANSWER = frozenset(
    ("connection", "content-encoding", "content-length", "date", "etag", "last-modified", "server")
    + ("server-timing", "vary", "x-request-id", HEADER.lower())
)


@dataclass(frozen=True)
class Cacheability:
    tags: tuple[str, ...] = ()
    # None: until the page is purged.
    seconds: float | None = None
    reason: str = ""


def cacheability_of(status: str, headers: Headers) -> Cacheability:
    """Whether a response may be cached for all visitors; `reason` says why not. Only tagged pages may be cached."""
    values: dict[str, str] = {}
    for name, value in headers:
        name = name.lower()
        values[name] = f"{values[name]}, {value}" if name in values else value
    tags = tuple(values.get(HEADER.lower(), "").split())
    control = values.get("cache-control", "").lower()
    if not tags:
        return Cacheability(reason="untagged")
    if not status.startswith("200"):
        return Cacheability(reason="status")
    if values.get("content-type", "").partition(";")[0].strip().lower() != "text/html":
        return Cacheability(reason="type")
    if "set-cookie" in values:
        return Cacheability(reason="sets a cookie")
    if "content-encoding" in values:
        return Cacheability(reason="already encoded")
    if "private" in control or "no-store" in control:
        return Cacheability(reason="cache-control")
    # A page that varies by cookie or language may differ for the next visitor.
    if _names(values.get("vary", "")) - {"accept-encoding"}:
        return Cacheability(reason="varies")
    return Cacheability(tags, _shared_seconds(control))


def with_parts(page: Cacheability, parts: PageParts) -> Cacheability:
    """Whether the page may be cached with these parts in it."""
    if parts.is_personal:
        return Cacheability(reason="a part is personal")
    known = parts.lifetimes if page.seconds is None else {*parts.lifetimes, page.seconds}
    tags = dict.fromkeys([*page.tags, *sorted(parts.tags)])
    return Cacheability(tuple(tags), min(known, default=None))


def cached_headers(headers: Headers) -> Headers:
    cached = [(name, value) for name, value in headers if name.lower() not in _PER_ANSWER]
    if not any(name.lower() == "cache-control" for name, _ in cached):
        # Browsers revalidate each time and usually get a 304. A purge cannot reach their copies.
        cached.append(("Cache-Control", "no-cache"))
    return cached


def without_tags(headers: Headers) -> Headers:
    hidden = HEADER.lower()
    return [pair for pair in headers if pair[0].lower() != hidden]


def has(headers: Headers, wanted: str) -> bool:
    return any(name.lower() == wanted for name, _ in headers)


def _names(header: str) -> set[str]:
    return {name for name in (part.strip().lower() for part in header.split(",")) if name}


def _shared_seconds(control: str) -> float | None:
    for part in control.split(","):
        name, _, value = part.strip().partition("=")
        if name == "s-maxage" and value.isdecimal():
            return float(value)
    return None
