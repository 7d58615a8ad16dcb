"""Refuses forms whose fields depend on each other in a circle: no answer could be checked."""

import json
import logging
from collections.abc import Iterator
from typing import Any

from intarsia.documents import contract
from intarsia.documents.contract import Problem
from intarsia.documents.sanitize import clean_document
from intarsia.documents.tree import elements
from intarsia.documents.validation.editor_text import EditorText
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import FIELDS
from ..numbering import numbers_of
from ..paging.pages import with_pages

logger = logging.getLogger(__name__)


def circles(form: int, document: Any) -> Iterator[Problem]:
    """The first circle, at the rule or formula that is part of it. None if V8 fails: saving is more important."""
    clean = clean_document(with_pages(document), FIELDS)
    call = {"document": json.loads(clean.text), "numbers": numbers_of(form)}
    try:
        circle = renderer().call("circle", json.dumps(call))
    except (ScriptError, Stuck, Unavailable):
        logger.exception("The rules of form %s could not be checked for circles.", form)
        return
    for element in elements(document, contract.load(FIELDS)):
        if circle and element.id == circle["element"]:
            fields = " → ".join(circle["labels"])
            fault = EditorText(
                "These fields depend on each other in a circle: {fields}. Change one of their rules or formulas.",
                fields=fields,
            )
            yield Problem(f"{element.path}.props.{circle['setting']}", fault)
