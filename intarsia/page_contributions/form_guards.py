"""Apps that refuse unwanted submissions of a form that another package shows, such as the site search."""

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from django.http import HttpRequest, HttpResponse

if TYPE_CHECKING:
    from wagtail.models import Site

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class FormMarks:
    """What a guard needs in the HTML of a form."""

    # Attributes of the element `form`.
    attributes: Mapping[str, str] = field(default_factory=dict)
    # The name of a hidden field that people leave empty.
    trap: str = ""


class FormGuard:
    """Override what your app does. `form` is the name of the form, such as "search". A guard that raises is logged, and
    the form works without it.
    """

    # Unique, such as "shop.search".
    name: str = ""

    def marks(self, form: str, site: "Site", tags: set[str]) -> FormMarks | None:
        """None if it does not guard this form. Add the cache tags of what the result depends on to `tags`."""
        return None

    def refusal(self, form: str, request: HttpRequest, text: str) -> HttpResponse | None:
        """The response to an unwanted text. None if the text is welcome."""
        return None


_guards: list[FormGuard] = []


def register_form_guard(guard: FormGuard) -> None:
    """Call it in the module `page_contributions` of an app."""
    if not guard.name or any(known.name == guard.name for known in _guards):
        raise ValueError(f"{type(guard).__name__} needs a unique name. Other guards are called {_names()}.")
    _guards.append(guard)


def form_marks(form: str, site: "Site", tags: set[str]) -> dict[str, Any]:
    """The marks of all guards, as JSON values. Empty if none guards the form."""
    marks = [one for one in _asked(lambda guard: guard.marks(form, site, tags)) if one]
    if not marks:
        return {}
    attributes = {name: value for one in marks for name, value in one.attributes.items()}
    return {"attributes": attributes, "traps": [one.trap for one in marks if one.trap]}


def form_refusal(form: str, request: HttpRequest, text: str) -> HttpResponse | None:
    """The response of the first guard that refuses the text."""
    return next((one for one in _asked(lambda guard: guard.refusal(form, request, text)) if one), None)


def unregister(name: str) -> None:
    """For tests."""
    _guards[:] = [one for one in _guards if one.name != name]


def _asked(question: Callable[[FormGuard], Any]) -> Iterator[Any]:
    for guard in _guards:
        try:
            yield question(guard)
        except Exception:
            logger.exception("The form guard '%s' failed. The form works without it.", guard.name)


def _names() -> str:
    return ", ".join(repr(one.name) for one in _guards) or "nothing yet"
