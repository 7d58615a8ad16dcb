"""What a site may add to the policy of its pages. Whatever would let inline code run is refused, with the way out."""

import re
from typing import Final

from .hosts import is_source

# `worker-src` and `manifest-src` follow other directives until a site names them.
DIRECTIVES: Final = frozenset(
    ("script-src", "style-src", "img-src", "font-src", "connect-src", "media-src", "frame-src", "form-action")
    + ("worker-src", "manifest-src")
)
_HASHED: Final = frozenset(("script-src", "style-src"))
_SCHEMES: Final = {
    "data:": frozenset(("img-src", "font-src", "media-src")),
    "blob:": frozenset(("img-src", "media-src", "connect-src", "frame-src", "worker-src")),
}
# The digests of SHA-256, 384 and 512 in Base64.
_HASH = re.compile(r"'(?:sha256-[\w+/-]{43}=|sha384-[\w+/-]{64}|sha512-[\w+/-]{86}==)'", re.ASCII)
_NONCE = re.compile(r"'nonce-.*'")

INLINE: Final = "It lets any code in the page run. Move the code to a file, or add its hash, such as 'sha256-…'."
REMEDIES: Final = {
    "'unsafe-inline'": INLINE,
    "'unsafe-hashes'": "It lets attributes such as onclick run. Use addEventListener in a file.",
    "'unsafe-eval'": "It lets texts run as code. Use a build of the library that does not need it.",
    "'strict-dynamic'": "It lets scripts load others from anywhere. Name their hosts.",
}


def problem_of(directive: str, source: str) -> str:
    """Why pages cannot have this source, and what to do. Empty if they can."""
    if directive not in DIRECTIVES:
        return f"{directive} is not a directive that a site can add to. Choose from: {', '.join(sorted(DIRECTIVES))}."
    if _is_allowed(directive, source):
        return ""
    if _NONCE.fullmatch(source):
        return "Pages are cached, so a nonce would be the same for all visitors. Add the hash of the code."
    if remedy := REMEDIES.get(source):
        return remedy
    if directives := _SCHEMES.get(source):
        return f"{source} is possible in {', '.join(sorted(directives))}. Name a host, such as https://cdn.example."
    if _HASH.fullmatch(source):
        return f"A hash is possible in {' and '.join(sorted(_HASHED))}."
    return "It is not a source. Write a host with its scheme and without a path, such as https://cdn.example."


def _is_allowed(directive: str, source: str) -> bool:
    if source == "'unsafe-inline'":
        # Styles run no code, and many consent and chat tools write them into the page.
        return directive == "style-src"
    is_hash = directive in _HASHED and bool(_HASH.fullmatch(source))
    return is_hash or directive in _SCHEMES.get(source, ()) or is_source(source)
