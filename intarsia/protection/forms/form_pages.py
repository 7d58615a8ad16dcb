"""On which pages of a site forms of a kind stand: whoever has forms says so, for the admin to open them."""

import logging
from collections.abc import Callable, Iterable, Iterator

from wagtail.models import Page, Site

logger = logging.getLogger(__name__)

Finder = Callable[[Site], Iterable[Page]]
# Of one kind of form.
MOST = 20
_finders: dict[str, Finder] = {}


def register_form_pages(form: str, finder: Finder) -> None:
    """`finder` gives the pages that are live, the likeliest ones first."""
    _finders[form] = finder


def form_pages(site: Site) -> Iterator[Page]:
    """Each page once. A finder that fails hides no other."""
    seen: set[int] = set()
    for form, finder in _finders.items():
        try:
            found = [page for page, _number in zip(finder(site), range(MOST), strict=False)]
        except Exception:
            logger.exception("The pages with the form '%s' could not be found.", form)
            continue
        yield from (page for page in found if page.pk not in seen)
        seen |= {page.pk for page in found}
