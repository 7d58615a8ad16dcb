"""Next to each hidden field of a test: the rule that hides it, while staff change the answers."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext as _

from intarsia.page_contributions import ComposedPage, PageContribution, Script
from intarsia.pages.site_views.system_page import SystemPage
from intarsia.rendering import assets

from ..display.visit import STATE_KEY, FormVisit
from ..models import WebForm
from ..numbering import numbers_of
from ..rows.names import element_of, row_of
from .hidden import hidden_elements

# The input with which the script asks.
EXPLAIN = "intarsia_explain"


def live_reasons(form: WebForm, posted: MultiValueDict[str, str]) -> Iterator[Mapping[str, Any]]:
    """What is inside something hidden needs no separate sentence."""
    numbers = numbers_of(form.pk)
    for one in hidden_elements(form, posted):
        if not one.is_inside:
            element = element_of(one.key)
            text = " ".join(one.reasons)
            yield {
                "field": str(numbers.get(element, element)),
                "row": row_of(one.key),
                "text": _("“%(label)s” is hidden: %(reasons)s") % {"label": one.label, "reasons": text},
            }


class LiveReasons(PageContribution):
    name = "webforms.trying"

    def scripts(self, page: ComposedPage) -> Iterable[Script]:
        visit = page.page.visitor_state.get(STATE_KEY) if isinstance(page.page, SystemPage) else None
        if not isinstance(visit, FormVisit) or not visit.is_test:
            return ()
        return [Script(assets.url("formTest.js"), is_module=False)]
