"""Loads the data of all scopes of a page: first those of its parts, then those that slots show.

All scopes of a level are loaded at once, so the number of queries does not depend on the number of items.
"""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from intarsia.documents.sanitize import CleanDocument, clean_document

from ..data_loaders import LoadContext, PlacedElement, load_data
from ..display_conditions.shown_part import shown_part
from ..dynamic_values.resolve import Resolved, resolve
from ..scopes import Items, Scope, StoredDocument
from .render_requirements import RenderRequirements, ScopeRequirements, SlotRequirements, requirements_of

logger = logging.getLogger(__name__)

# The names of two parts: the page template, and the page that it shows.
TEMPLATE, PAGE = "main", "content"
# A document that shows itself would never end.
MAX_LEVELS = 5


@dataclass
class LoadedScopes:
    """What rendering needs of all scopes. `parts` also has the documents that slots show."""

    parts: dict[str, CleanDocument]
    images: set[int] = field(default_factory=set)
    pages: set[int] = field(default_factory=set)
    # The files of Wagtail's document library.
    documents: set[int] = field(default_factory=set)
    # By the id of an element in the page.
    data: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    # By the id of an element in the page and the path of a slot: `key`, and `part` or `html`.
    slots: dict[str, dict[str, list[dict[str, str]]]] = field(default_factory=dict)
    # Dynamic values.
    bound: Resolved = field(default_factory=dict)
    # The page that display conditions are about; None on the canvas, which shows everything.
    shown_on: LoadContext | None = None

    def require(self, document: CleanDocument) -> RenderRequirements:
        requirements = requirements_of(document)
        self.images |= requirements.images
        self.pages |= requirements.pages
        self.documents |= requirements.documents
        return requirements

    def add(self, stored: StoredDocument) -> ScopeRequirements:
        if stored.name not in self.parts:
            self.parts[stored.name] = _shown_part(clean_document(stored.document, stored.catalog), self.shown_on)
        return self.require(self.parts[stored.name]).scope


# Scopes with what each of them needs.
Level = list[tuple[Scope, ScopeRequirements]]


def load_scopes(
    parts: Mapping[str, CleanDocument], context: LoadContext, keys: Mapping[str, str], *, is_canvas: bool = False
) -> LoadedScopes:
    """`keys` are those of the parts' scopes. On the canvas, a slot shows only the first of its items."""
    shown_on = None if is_canvas else context
    loaded = LoadedScopes({name: _shown_part(part, shown_on) for name, part in parts.items()}, shown_on=shown_on)
    level = [
        (replace(context.scope, key=keys.get(name, "")), loaded.require(document).scope)
        for name, document in loaded.parts.items()
    ]
    if TEMPLATE in parts:
        _show_page(loaded, level[list(parts).index(TEMPLATE)], context)
    for _ in range(MAX_LEVELS):
        if not level:
            return loaded
        level = _load_level(loaded, level, context, is_canvas)
    logger.error("Slots show documents inside documents, more than %s levels deep. The rest is left out.", MAX_LEVELS)
    return loaded


def _shown_part(part: CleanDocument, shown_on: LoadContext | None) -> CleanDocument:
    return part if shown_on is None else shown_part(part, shown_on.page, shown_on.locale)


def _show_page(loaded: LoadedScopes, template: tuple[Scope, ScopeRequirements], context: LoadContext) -> None:
    """The first place for the page shows it. A second one stays empty."""
    scope, requirements = template
    place = next((slot for slot in requirements.slots if slot.shows == "page"), None)
    if place is None:
        return
    if PAGE in loaded.parts:
        _set_slot(loaded, scope, place, [{"key": "", "part": PAGE}])
    elif context.content is not None:
        _set_slot(loaded, scope, place, [{"key": "", "html": context.content.html}])


def _load_level(loaded: LoadedScopes, level: Level, context: LoadContext, is_canvas: bool) -> Level:
    """Loads the data of these scopes, and returns the scopes that their slots show."""
    values = _load_dynamic_values(loaded, level, context)
    placed = [
        PlacedElement(element, scope, values.get(scope.id_of(element.id), {}))
        for scope, needs in level
        for element in needs.loading
    ]
    data = load_data(placed, context)
    inner: Level = []
    for scope, needs in level:
        for slot in needs.slots:
            page_id = scope.id_of(slot.element)
            own = data.get(page_id, {})
            # The view gets the content as a slot. Loaders may share one mapping among their elements.
            data[page_id] = {name: value for name, value in own.items() if name != slot.path}
            inner += _shown(loaded, scope, slot, own.get(slot.path), is_canvas)
    loaded.data |= {page_id: values for page_id, values in data.items() if values}
    return inner


def _load_dynamic_values(loaded: LoadedScopes, level: Level, context: LoadContext) -> Resolved:
    """What the elements of the level show: the value of the source, or the fallback."""
    bound = [(scope, one) for scope, needs in level for one in needs.bound]
    if not bound:
        return {}
    loaded.bound |= resolve(bound, context)
    shown: Resolved = {}
    for scope, one in bound:
        page_id = scope.id_of(one.element.id)
        value = loaded.bound[page_id][one.path]
        if one.setting.spec["kind"] == "media" and value:
            loaded.images.add(value["id"])
        shown.setdefault(page_id, {})[one.path] = one.empty if value is None else value
    context.dynamic_values.update(shown)
    return shown


def _shown(
    loaded: LoadedScopes, scope: Scope, slot: SlotRequirements, content: Any, is_canvas: bool
) -> Iterator[tuple[Scope, ScopeRequirements]]:
    page_id = scope.id_of(slot.element)
    if slot.shows == "document" and isinstance(content, StoredDocument):
        inner = scope.inside(page_id, content.name, content.name)
        _set_slot(loaded, scope, slot, [{"key": inner.key, "part": content.name}])
        yield inner, loaded.add(content)
    elif slot.shows == "items" and isinstance(content, Items):
        part = {"part": content.document.name} if content.document else {}
        needs = loaded.add(content.document) if content.document else slot.inside
        shown = content.document.name if content.document else scope.document
        if is_canvas:
            # The owner edits the elements themselves, so they have their own ids.
            yield from ((replace(scope, item=item), needs) for item in content.items[:1])
            return
        scopes = [scope.inside(page_id, item.id, shown, item) for item in content.items]
        _set_slot(loaded, scope, slot, [{"key": inner.key, **part} for inner in scopes])
        yield from ((inner, needs) for inner in scopes)


def _set_slot(loaded: LoadedScopes, scope: Scope, slot: SlotRequirements, shown: list[dict[str, str]]) -> None:
    loaded.slots.setdefault(scope.id_of(slot.element), {})[slot.path] = shown
