"""Tags name what a page was made from. Each has a generation number."""

import re
from collections.abc import Iterable

# Every cached page has this tag, so purging it empties the cache.
EVERYTHING = "*"
_TAG = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,99}")


def checked(tags: Iterable[str]) -> list[str]:
    """The tags as a list. Raises ValueError for a tag that cannot be a file name."""
    tags = list(tags)
    for tag in tags:
        if tag != EVERYTHING and not _TAG.fullmatch(tag):
            raise ValueError(
                f"The cache tag {tag!r} is invalid: a tag is part of a header and a file name, so it may contain only "
                "letters, digits and _ . : - (at most 100 characters). Use a tag such as page-12."
            )
    return tags
