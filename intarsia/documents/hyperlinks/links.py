"""Which URLs a link may have. Saving and rendering use the same rules.

`SAFE_URL` in web/kit/resolve/resolve.ts is the same rule in JavaScript; the tests of both read tests/link_urls.json.
"""

import re

from django.apps import apps

LINK_SCHEMES = frozenset({"http", "https", "mailto", "tel"})

# Browsers remove these before they look for a scheme: "java\nscript:" is "javascript:" to them.
_SKIPPED_AT_THE_ENDS = "".join(map(chr, range(0x21)))
_SKIPPED_ANYWHERE = re.compile(r"[\x00-\x1f]")
_SCHEME = re.compile(r"([a-z][a-z0-9+.\-]*):", re.IGNORECASE)
# A path that starts with two slashes (/ or \\) names another host.
_SAFE = re.compile(r"(?:https?:|mailto:|tel:|[#?]|/(?![/\\])|\.{1,2}/|[^:/?#\\]+(?:[/?#]|$))", re.IGNORECASE)


def scheme_of(url: str) -> str | None:
    """The scheme as a browser reads it, in lower case; None for a URL without one."""
    match = _SCHEME.match(_as_read(url))
    return match[1].lower() if match else None


def is_safe_link(url: str) -> bool:
    read = _as_read(url)
    return not read or bool(_SAFE.match(read))


def _as_read(url: str) -> str:
    return _SKIPPED_ANYWHERE.sub("", url.strip(_SKIPPED_AT_THE_ENDS))


def has_document_library() -> bool:
    """A site may leave Wagtail's documents out; then links cannot lead to its files."""
    return apps.is_installed("wagtail.documents")
