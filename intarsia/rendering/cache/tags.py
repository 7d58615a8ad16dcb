"""A view allows a response to be cached by tagging it with what it was made from."""

import re
from collections.abc import Iterable
from typing import TypeVar

from django.http import HttpResponseBase

from intarsia.wire.page_context import current_page_context

from .public import Public

Response = TypeVar("Response", bound=HttpResponseBase)

HEADER = "X-Intarsia-Tags"
# Every cached page has this tag, so purging it empties the cache.
EVERYTHING = "*"
_TAG = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.:-]{0,99}")


def tag_response(page: Public[Response], tags: Iterable[str]) -> Response:
    """Allows `Public(response)` to be cached until one of `tags` is purged. Further calls add tags.

    The page must be the same for every anonymous visitor of its URL. It gets no tags while a view shows it with a
    visitor state. Raises ValueError for an invalid tag.
    """
    if not isinstance(page, Public):
        raise TypeError(
            f"The page cache got {type(page).__name__}: it keeps only pages that are the same for every visitor. "
            "Write tag_response(Public(response), tags) if yours is."
        )
    response = page.value
    if current_page_context().visitor_state is not None:
        # A view shows this page to one visitor, which its page type does not know.
        return response
    known = response.headers.get(HEADER, "").split()
    response.headers[HEADER] = " ".join(dict.fromkeys([*known, *checked(tags)]))
    return response


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
