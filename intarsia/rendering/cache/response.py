"""What an answer of the application allows: whether it may be kept, and which headers belong to it."""

from dataclasses import dataclass

from .tags import HEADER

Headers = list[tuple[str, str]]

# Written anew for each answer or for each encoding, so never kept with the page.
_PER_ANSWER = frozenset(
    ("connection", "content-encoding", "content-length", "date", "etag", "last-modified", "server")
    + ("server-timing", "vary", "x-request-id", HEADER.lower())
)


@dataclass(frozen=True)
class Verdict:
    tags: tuple[str, ...] = ()
    # None means until purged.
    seconds: float | None = None
    refusal: str = ""


def judge(status: str, headers: Headers) -> Verdict:
    """Whether this page may be kept for everybody. Only pages that name their tags are considered at all."""
    values: dict[str, str] = {}
    for name, value in headers:
        name = name.lower()
        values[name] = f"{values[name]}, {value}" if name in values else value
    tags = tuple(values.get(HEADER.lower(), "").split())
    control = values.get("cache-control", "").lower()
    if not tags:
        return Verdict(refusal="untagged")
    if not status.startswith("200"):
        return Verdict(refusal="status")
    if values.get("content-type", "").partition(";")[0].strip().lower() != "text/html":
        return Verdict(refusal="type")
    if "set-cookie" in values:
        return Verdict(refusal="sets a cookie")
    if "content-encoding" in values:
        return Verdict(refusal="already encoded")
    if "private" in control or "no-store" in control:
        return Verdict(refusal="cache-control")
    # A page that looked at a cookie or a language may differ for the next visitor, whatever its tags say.
    if _names(values.get("vary", "")) - {"accept-encoding"}:
        return Verdict(refusal="varies")
    return Verdict(tags, _shared_seconds(control))


def kept_headers(headers: Headers) -> Headers:
    kept = [(name, value) for name, value in headers if name.lower() not in _PER_ANSWER]
    if not any(name.lower() == "cache-control" for name, _ in kept):
        # Browsers ask each time and mostly get a 304: a purge would not reach a copy that they keep unasked.
        kept.append(("Cache-Control", "no-cache"))
    return kept


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
