"""The pages that contain forms of a kind. Apps with forms register a finder, so that the admin can open such pages."""

import logging
from collections.abc import Callable, Iterable, Iterator

from wagtail.models import Page, Site

logger = logging.getLogger(__name__)

Finder = Callable[[Site], Iterable[Page]]
# Finders by kind of form.
MAX_PAGES = 20
_finders: dict[str, Finder] = {}


def register_form_pages(form: str, finder: Finder) -> None:
    """`finder` returns published pages, the most likely ones first."""
    _finders[form] = finder


def form_pages(site: Site) -> Iterator[Page]:
    """Each page once. A failing finder does not hide the results of others."""
    seen: set[int] = set()
    for form, finder in _finders.items():
        try:
            found = [page for page, _number in zip(finder(site), range(MAX_PAGES), strict=False)]
        except Exception:
            logger.exception("The lookup of pages with the form '%s' failed.", form)
            continue
        yield from (page for page in found if page.pk not in seen)
        seen |= {page.pk for page in found}
