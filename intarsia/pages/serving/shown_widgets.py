"""What other apps show in the middle of a page's texts, such as a web form: a document with one widget."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple


class ShownWidget(NamedTuple):
    """`name` tells apart what is shown, such as `form3`; the ids of its elements begin with `id`."""

    name: str
    id: str
    type: str
    settings: Mapping[str, Any]

    def document(self, number: int) -> dict[str, Any]:
        id = self.id if number == 1 else f"{self.id}-{number}"
        return {"content": [{"type": self.type, "props": {"id": id, **self.settings}}]}

    @property
    def key(self) -> str:
        return json.dumps([self.name, self.type, self.settings], sort_keys=True)


# Finds what a value shows: a rich text, or an object that was chosen in a StreamField.
Finder = Callable[[Any], Iterator[ShownWidget]]

_finders: dict[str, Finder] = {}


def register_shown_widgets(name: str, find: Finder) -> None:
    """`{% intarsia_head %}` prints the styles and scripts of what `find` yields. Call it in the `ready()` of an app."""
    _finders[name] = find


def widgets_in(value: Any) -> Iterator[ShownWidget]:
    for find in _finders.values():
        yield from find(value)
