"""The ids of images, pages and files in a document, its elements that need server data, and what its slots show.

Reading a document by the contract takes longer than most lookups, so the result is cached by the document's content.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from intarsia.documents import contract as contracts
from intarsia.documents.references import references_of
from intarsia.documents.sanitize import CleanDocument
from intarsia.documents.tree import Element, ShowingSlot, elements, showing_slots

from ..data_loaders import LOADERS
from ..dynamic_values.resolve import BoundSetting, bound_settings

MAX_DOCUMENTS = 500


@dataclass(frozen=True)
class ScopeRequirements:
    """What every scope of a document, or of the elements in a slot, needs of its own."""

    # Elements whose widgets have a data loader.
    loading: tuple[Element, ...] = ()
    slots: tuple["SlotRequirements", ...] = ()
    # Settings with a dynamic value.
    bound: tuple[BoundSetting, ...] = ()


@dataclass(frozen=True)
class SlotRequirements:
    """A slot that shows something. `inside` is what each item in it needs."""

    element: str
    path: str
    shows: str
    inside: ScopeRequirements


@dataclass(frozen=True)
class RenderRequirements:
    images: frozenset[int] = frozenset()
    pages: frozenset[int] = frozenset()
    # The files of Wagtail's document library.
    documents: frozenset[int] = frozenset()
    scope: ScopeRequirements = ScopeRequirements()


# By catalog and key of the document.
_cache: dict[tuple[str, str], RenderRequirements] = {}


def requirements_of(document: CleanDocument) -> RenderRequirements:
    key = document.catalog, document.key
    if key not in _cache:
        if len(_cache) >= MAX_DOCUMENTS:
            _cache.clear()
        _cache[key] = find_requirements(document.document, document.catalog)
    return _cache[key]


def find_requirements(document: Any, catalog: str = contracts.WIDGETS) -> RenderRequirements:
    contract = contracts.load(catalog)
    found = list(elements(document, contract))
    ids = defaultdict(set)
    for reference in (reference for element in found for reference in references_of(element)):
        ids[reference.target].add(reference.id)
    return RenderRequirements(
        images=frozenset(ids["image"]),
        pages=frozenset(ids["page"]),
        documents=frozenset(ids["document"]),
        scope=_scope_requirements(found, contract),
    )


def _scope_requirements(found: Sequence[Element], contract: dict) -> ScopeRequirements:
    """Leaves out elements in slots that show items, because those are rendered in separate scopes."""
    slots = [(element, slot, _repeated(slot, contract)) for element in found for slot in showing_slots(element)]
    elsewhere = {id(inner.props) for _element, _slot, repeated in slots for inner in repeated}
    here = [one for one in found if id(one.props) not in elsewhere]
    bindable = contracts.load()["bindable"]
    return ScopeRequirements(
        tuple(one for one in here if one.qualified_type in LOADERS),
        tuple(
            SlotRequirements(element.id, slot.path, slot.shows, _scope_requirements(repeated, contract))
            for element, slot, repeated in slots
            if id(element.props) not in elsewhere
        ),
        tuple(bound for one in here for bound in bound_settings(one, bindable)),
    )


def _repeated(slot: ShowingSlot, contract: dict) -> list[Element]:
    """The elements that the slot shows once for each item."""
    return list(elements({"content": slot.children}, contract)) if slot.shows == "items" else []
