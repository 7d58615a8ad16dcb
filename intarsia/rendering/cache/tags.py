"""A view allows its answer to be kept by naming what it was made from."""

import re
from collections.abc import Iterable

HEADER = "X-Intarsia-Tags"
# Every kept page carries this tag: purging it empties the cache.
EVERYTHING = "*"
_TAG = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,99}")


def tag_response(response, tags: Iterable[str]):
    """Allow `response` to be kept until one of `tags` is purged. May be called again: the tags add up.

    The page must be the same for every anonymous visitor of its address.
    """
    known = response.headers.get(HEADER, "").split()
    response.headers[HEADER] = " ".join(dict.fromkeys([*known, *checked(tags)]))
    return response


def checked(tags: Iterable[str]) -> list[str]:
    """The tags as a list. Tags become file names, so anything else than a plain word is refused."""
    tags = list(tags)
    for tag in tags:
        if tag != EVERYTHING and not _TAG.fullmatch(tag):
            raise ValueError(
                f"The cache tag {tag!r} cannot be used: it travels in a header and names a file, so it must "
                "be letters, digits and _ . : - (at most 100). Use something like page-12."
            )
    return tags
