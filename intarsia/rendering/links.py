"""Which addresses a link may have: the same answer when a document is saved and when it is rendered."""

import re

LINK_SCHEMES = frozenset({"http", "https", "mailto", "tel"})

# Browsers skip these before they look for a scheme: "java\nscript:" is "javascript:" to them.
_SKIPPED_AT_THE_ENDS = "".join(map(chr, range(0x21)))
_SKIPPED_ANYWHERE = re.compile(r"[\t\n\r]")
_SCHEME = re.compile(r"([a-z][a-z0-9+.\-]*):", re.IGNORECASE)


def scheme_of(url: str) -> str | None:
    """The scheme as a browser reads it, lower case; None for an address without one."""
    match = _SCHEME.match(_SKIPPED_ANYWHERE.sub("", url.strip(_SKIPPED_AT_THE_ENDS)))
    return match[1].lower() if match else None


def is_safe_link(url: str) -> bool:
    scheme = scheme_of(url)
    return scheme is None or scheme in LINK_SCHEMES
