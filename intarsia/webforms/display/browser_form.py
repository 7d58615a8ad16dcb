"""What the HTML of a form contains for its script, and what its rules hide at first. Both come from V8."""

import json
import logging
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import get_language

from intarsia.documents.sanitize import clean_document
from intarsia.rendering.render import renderer
from intarsia.rendering.ui_strings import ui_strings_for
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import FIELDS
from ..models import WebForm
from ..numbering import numbers_of
from ..paging.pages import with_pages

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class BrowserForm:
    # JSON; empty for a form that needs none.
    rules: str = ""
    checks: str = ""
    # The ids of fields and sections that rules hide before anybody has answered.
    hidden: frozenset[str] = frozenset()


def browser_form(form: WebForm) -> BrowserForm:
    """If V8 fails, the form has no rules in the browser: the server applies them when it is sent."""
    clean = clean_document(with_pages(form.document), FIELDS)
    call = {"document": json.loads(clean.text), "numbers": numbers_of(form.pk), "currency": form.currency}
    try:
        return _made(json.dumps(call), get_language() or "en")
    except (ScriptError, Stuck, Unavailable):
        logger.exception("The rules of the form '%s' could not be made for browsers.", form)
        return BrowserForm()


# A form changes rarely, and is shown often.
@lru_cache(maxsize=200)
def _made(call: str, language: str) -> BrowserForm:
    made = renderer().call("browserForm", json.dumps({**json.loads(call), "translations": ui_strings_for(language)}))
    return BrowserForm(_json(made["rules"]), _json(made["checks"]), frozenset(made["hidden"]))


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False) if value else ""
