"""What the rules of a form in the browser need to know. Private settings are not part of it."""

import json
import logging
from functools import lru_cache

from intarsia.documents.sanitize import clean_document
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import FIELDS
from ..models import WebForm
from ..numbering import numbers_of
from ..paging.pages import with_pages

logger = logging.getLogger(__name__)


def browser_rules(form: WebForm) -> str:
    """JSON; empty for a form that needs none, and if V8 fails: then the server applies the rules when it is sent."""
    clean = clean_document(with_pages(form.document), FIELDS)
    call = {"document": json.loads(clean.text), "numbers": numbers_of(form.pk), "currency": form.currency}
    try:
        return _rules(json.dumps(call))
    except (ScriptError, Stuck, Unavailable):
        logger.exception("The rules of the form '%s' could not be made for browsers.", form)
        return ""


# A form changes rarely, and is shown often.
@lru_cache(maxsize=200)
def _rules(call: str) -> str:
    model = renderer().call("browserModel", call)
    return json.dumps(model, separators=(",", ":"), ensure_ascii=False) if model else ""
