"""Tags that end in the number of a page: `page-12` is the page itself, `comments-12` what visitors wrote there."""

from collections.abc import Iterable

_names = {"page"}


def register_page_tag(name: str) -> None:
    """Pages whose tag `name-<primary key>` is purged are rendered again before a visitor requests them."""
    _names.add(name)


def page_keys(tags: Iterable[str]) -> set[int]:
    """The primary keys of the pages that these tags belong to."""
    parts = (tag.rpartition("-") for tag in tags)
    return {int(number) for name, _, number in parts if name in _names and number.isdecimal()}
