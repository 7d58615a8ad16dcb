"""A view allows a response to be cached by tagging it with what it was made from."""

from collections.abc import Iterable
from typing import TypeVar

from django.http import HttpResponseBase

from intarsia.state.generations.tags import EVERYTHING, checked
from intarsia.wire.page_context import current_page_context

from .public import Public

Response = TypeVar("Response", bound=HttpResponseBase)

__all__ = ["EVERYTHING", "HEADER", "checked", "tag_response"]
HEADER = "X-Intarsia-Tags"


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
