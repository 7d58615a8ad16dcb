"""The scope of a page's tokens: the page and all that it shows."""

from collections.abc import Iterable
from hashlib import blake2b


def scope_of(shown: object, parts: Iterable[str]) -> str:
    """`parts` of HTML are included because a page can repeat to a visitor what this visitor wrote, such as a guess."""
    digest = blake2b(digest_size=16)
    for part in parts:
        digest.update(part.encode("utf-8", "replace") + b"\0")
    return f"{type(shown).__name__}|{getattr(shown, 'pk', '')}|{digest.hexdigest()}"
