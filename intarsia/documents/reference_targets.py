"""What ids in documents refer to, besides images and pages: each app registers its own."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from django.db.models import Model


@dataclass(frozen=True)
class ReferenceTarget:
    # As in web/documents/references.ts.
    name: str
    model: type[Model]
    # `{"id", "label"}` of what owners can choose in the editor.
    choices: Callable[[], list[dict[str, Any]]]


_targets: dict[str, ReferenceTarget] = {}


def register_reference_target(target: ReferenceTarget) -> None:
    """Call it in the `ready()` of an app."""
    _targets[target.name] = target


def reference_targets() -> Iterable[ReferenceTarget]:
    return _targets.values()
