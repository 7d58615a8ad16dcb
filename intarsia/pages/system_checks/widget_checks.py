"""A system check: the names of widgets in `allowed_widgets` and INTARSIA_GROUP_WIDGETS."""

from collections.abc import Iterator
from typing import Any

from django.apps import apps
from django.core.checks import CheckMessage, Warning, register

from intarsia.documents import contract
from intarsia.documents.kinds.registry import catalog_of
from intarsia.site_options import option


@register("intarsia")
def allowed_widgets_exist(**kwargs: Any) -> list[CheckMessage]:
    return [
        Warning(
            f"{where} names widgets that do not exist: {', '.join(unknown)}.",
            hint="Correct the names (docs/reference/widgets.md), or install their package. "
            "(docs/reference/system-checks.md#w121)",
            id="intarsia.W121",
        )
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
