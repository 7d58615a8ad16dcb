"""A system check: the names of widgets in `allowed_widgets` and INTARSIA_GROUP_WIDGETS."""

from collections.abc import Iterator
from typing import Any

from django.apps import apps
from django.core.checks import CheckMessage, register

from intarsia.documents import contract
from intarsia.documents.kinds.registry import catalog_of
from intarsia.site_options import option
from intarsia.wire.system_checks.messages import message


@register("intarsia")
def allowed_widgets_exist(**kwargs: Any) -> list[CheckMessage]:
    hint = "Correct the names (docs/reference/widgets.md), or install their package."
    return [
        message("W121", f"{where} names widgets that do not exist: {', '.join(unknown)}.", hint)
        for where, names, catalog in _lists()
        if (unknown := sorted({*names} - contract.load(catalog)["widgets"].keys()))
    ]


def _lists() -> Iterator[tuple[str, Any, str]]:
    """Where widgets are named, which, and their catalog."""
    for model in apps.get_models():
        if names := getattr(model, "allowed_widgets", None):
            yield f"{model.__name__}.allowed_widgets", names, catalog_of(model, "document")
    for group, names in option("INTARSIA_GROUP_WIDGETS").items():
        yield f"INTARSIA_GROUP_WIDGETS[{group!r}]", names, contract.WIDGETS
