"""What ids in documents refer to: each app registers its own, such as images, pages and forms."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Model
from wagtail.models import Site

# What identifies an object on any site, for exports: {"title": "Oak", "sha1": "…"}. All have a `title`.
Description = Mapping[str, str]


@dataclass(frozen=True)
class ReferenceTarget:
    # As in web/documents/references.ts.
    name: str
    model: type[Model]
    # The descriptions of the objects with these ids, by id. Deleted ones are left out.
    describe: Callable[[Collection[int]], Mapping[int, Description]]
    # The id of the object with this description, used on this site; None unless there is exactly one.
    find: Callable[[Description, Site | None], int | None]
    # `{"id", "label"}` of what owners can choose in the editor. None if they have a chooser.
    choices: Callable[[], list[dict[str, Any]]] | None = None
    # Where this user adds one; None without permission.
    add_url: Callable[[Any], str | None] | None = None
    # The id of the published object that suits a purpose best, such as "contact"; None if there is none.
    suggest: Callable[[str], int | None] | None = None


_targets: dict[str, ReferenceTarget] = {}


def register_reference_target(target: ReferenceTarget) -> None:
    """Call it in the `ready()` of an app."""
    _targets[target.name] = target


def reference_target(name: str) -> ReferenceTarget | None:
    return _targets.get(name)


def reference_targets() -> Iterable[ReferenceTarget]:
    return _targets.values()
