"""The fields that the conditions on a Wagtail screen can be about."""

import logging
from typing import Any

from wagtail.admin.panels import Panel

from intarsia.documents.sanitize import clean_document
from intarsia.rendering import assets
from intarsia.rendering.render import renderer
from intarsia.rendering.v8.engine import ScriptError, Stuck, Unavailable

from ..catalog import FIELDS

logger = logging.getLogger(__name__)


class RuleFieldsPanel(Panel):
    """What the scripts of all `RulesInput` of a form's screen need. It shows nothing itself."""

    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/webforms/admin/rule_fields.html"

        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            return super().get_context_data(parent_context) | {
                "fields": rule_fields(self.instance.document),
                "script": assets.url("formSettings.js"),
                "styles": assets.url("editor.css"),
            }


def rule_fields(document: Any) -> list[dict[str, Any]] | None:
    """Ids, names and choices of a form's fields; None if V8 fails."""
    try:
        return renderer().call("ruleFields", clean_document(document, FIELDS).text)
    except (ScriptError, Stuck, Unavailable):
        logger.exception("The fields of a form could not be read. Its conditions are edited as JSON.")
        return None
