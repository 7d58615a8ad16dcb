"""A widget that shows its elements, or another document, once for each item, and one that shows a fact of its item."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from intarsia.documents.tests.third_party_packages import installed, write_widget
from intarsia.rendering.data_loaders import LOADERS, LoadContext, data_loader
from intarsia.rendering.scopes import Item, Items, StoredDocument

LIST = """
globalThis.intarsiaWidget = ({ React: { createElement: e } }) => ({
  View: ({ root, content }) =>
    e("ul", root("list"), content.map(({ id, Content }) => e(Content, { key: id, as: "li", "data-item": id }))),
});
"""
INCLUDE = """
globalThis.intarsiaWidget = ({ React: { createElement: e } }) => ({
  View: ({ root, content: Content }) => Content && e(Content, { ...root("include"), "data-item": "" }),
});
"""
FACT = """
globalThis.intarsiaWidget = ({ React: { createElement: e } }) => ({
  View: ({ root, fact }) => {
    while (fact === "endless");
    return e("p", root("fact"), fact);
  },
});
"""
ISLAND = """
globalThis.intarsiaWidget = ({ React: { createElement: e } }) => ({
  View: ({ root, content: Content }) => e("section", root("island"), e(Content)),
});
"""


def slot(shows: str) -> dict[str, Any]:
    return {"content": {"kind": "slot", "label": "Item", "default": []} | ({"shows": shows} if shows else {})}


@dataclass
class ShownItems:
    """What the widgets show in a test."""

    # `items_of(page_id, settings)` returns what a list shows.
    items_of: Callable[[str, Any], Any] = lambda *_: None
    document: StoredDocument | None = None


@contextmanager
def item_widgets(folder: Path) -> Iterator[ShownItems]:
    """Installs `list`, `include`, `fact`, and `island`, which React hydrates."""
    shown = ShownItems()
    loaders = {
        "list": lambda lists, _context: {key: {"content": shown.items_of(key, one)} for key, one in lists.items()},
        "include": lambda ones, _context: {key: {"content": shown.document} for key in ones},
        "fact": _facts,
    }
    write_widget(folder, "list", LIST, settings=slot("items"))
    write_widget(folder, "include", INCLUDE, settings=slot("document"))
    write_widget(folder, "fact", FACT, settings={})
    module = folder / "static" / "items" / "island.js"
    module.parent.mkdir(parents=True)
    module.write_text("export default () => ({})")
    write_widget(folder, "island", ISLAND, settings=slot(""), hydrate="visible", browser="items/island.js")
    for name, loader in loaders.items():
        data_loader(name)(loader)
    try:
        with installed({"items": folder}):
            yield shown
    finally:
        for name in loaders:
            del LOADERS[name]


def _facts(elements: dict[str, Any], context: LoadContext) -> dict[str, Any]:
    items = {key: context.scope_of(key).item for key in elements}
    return {key: {"fact": item.values.get("fact", "") if item else "the page"} for key, item in items.items()}


def numbered(count: int, **more: Any) -> Items:
    return Items(tuple(Item(str(n), {"fact": f"fact {n}"}) for n in range(1, count + 1)), **more)
