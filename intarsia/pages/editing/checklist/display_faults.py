"""Elements whose display conditions cannot be decided. Visitors never see them, so editors must know."""

from typing import Any

from django.utils.translation import gettext as _

from intarsia.documents.conditions import display_conditions_of
from intarsia.documents.tree import elements
from intarsia.rendering.display_conditions.page_facts import Fault, faults_of


def display_faults(document: Any, contract: dict) -> list[dict[str, str]]:
    """The element of each fault, and what to do about it."""
    return [
        {"element": element.id, "reason": _reason(fault)}
        for element in elements(document, contract)
        for condition in display_conditions_of(element.props, (element.widget or {}).get("settings", {}))
        for fault in dict.fromkeys(faults_of(condition))
    ]


def _reason(fault: Fault) -> str:
    texts = {
        Fault.UNKNOWN: _("A display condition cannot be used, so this is on no page. Remove it, or add it again."),
        Fault.NO_VALUE: _("A display condition has no value, so this is on no page. Choose one, or remove the rule."),
        Fault.REMOVED: _(
            "A display condition is about a page, a page type or a language that this site no longer has, so this is "
            "on no page. Choose another one, or remove the rule."
        ),
    }
    return texts[fault]
