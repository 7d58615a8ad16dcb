"""The elements of a page's header and footer that links of the page can act on, such as a panel with the menu."""

from collections.abc import Iterator
from typing import Any

from django.utils.translation import gettext as _

from intarsia.documents import contract
from intarsia.documents.bindings import static_value
from intarsia.documents.kinds.editable import Editable
from intarsia.documents.tree import elements

from ...design import design_for


def targets_in_parts(editable: Editable) -> list[dict[str, Any]]:
    """Empty for a template: it does not know which page it will be around."""
    design = design_for(editable.stored, editable.request)
    parts = {_("header"): design.header, _("footer"): design.footer}
    return [target for part, document in parts.items() for target in _targets(document, part)]


def _targets(document: Any, part: str) -> Iterator[dict[str, Any]]:
    for element in elements(document, contract.load()):
        if element.widget and element.widget.get("linkCommands"):
            name = element.props.get("$label") or static_value(element.props.get("title")) or ""
            yield {"type": element.type, "id": element.id, "name": str(name), "part": part}
