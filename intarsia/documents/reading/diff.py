"""The changes between two documents, as sentences for editors."""

import json
from collections import defaultdict
from difflib import SequenceMatcher
from typing import Any, NamedTuple

from intarsia.documents.bindings import is_binding, source_of
from intarsia.documents.dynamic_sources import label_of_source
from intarsia.documents.reading.text import plain_text
from intarsia.documents.tree import Element, by_name, elements
from intarsia.documents.validation.storage_limits import is_element

MAX_QUOTE_LENGTH = 160
LABELS_OF_SPECIAL_SETTINGS = {"$style": "Style", "$label": "Name"}


class Change(NamedTuple):
    element: str
    """The label of the element."""
    kind: str
    """added, removed, moved or changed"""
    setting: str = ""
    """The label of a changed setting."""
    before: str = ""
    after: str = ""

    def __str__(self) -> str:
        if self.kind != "changed":
            return f"{self.element} {self.kind}"
        return f"{self.element}: {self.setting} changed from “{self.before}” to “{self.after}”"


def changes(before: Any, after: Any, contract: dict) -> list[Change]:
    """Removed elements first, then the new document from top to bottom."""
    old = {element.id: element for element in elements(before, contract)}
    new = {element.id: element for element in elements(after, contract)}
    moved = _moved(old, new)
    found = [Change(element.label, "removed") for key, element in old.items() if key not in new]
    for key, element in new.items():
        if key not in old:
            found.append(Change(element.label, "added"))
            continue
        if key in moved:
            found.append(Change(element.label, "moved"))
        found.extend(_changed_settings(old[key], element))
    return found


def _changed_settings(old: Element, new: Element) -> list[Change]:
    specs = by_name((new.widget or {}).get("settings", {}))
    found = []
    for name in dict.fromkeys([*old.props, *new.props]):
        before, after = _without_elements(old.props.get(name)), _without_elements(new.props.get(name))
        if before != after and name not in ("id", "$version"):
            label = LABELS_OF_SPECIAL_SETTINGS.get(name) or specs.get(name, {}).get("label", name)
            found.append(Change(new.label, "changed", label, _quoted(before), _quoted(after)))
    return found


def _moved(old: dict[str, Element], new: dict[str, Element]) -> set[str]:
    """Elements in another slot, or at another position among the elements that stayed in their slot."""
    stayed = {key for key in old if key in new and old[key].slot == new[key].slot}
    moved = {key for key in old if key in new} - stayed
    before, after = _by_slot(old, stayed), _by_slot(new, stayed)
    for slot, keys in after.items():
        kept = SequenceMatcher(None, before[slot], keys, autojunk=False).get_matching_blocks()
        in_order = {key for block in kept for key in keys[block.b : block.b + block.size]}
        moved |= set(keys) - in_order
    return moved


def _by_slot(document: dict[str, Element], keys: set[str]) -> dict[str, list[str]]:
    slots = defaultdict(list)
    for key, element in document.items():
        if key in keys:
            slots[element.slot].append(key)
    return slots


def _without_elements(value: Any) -> Any:
    """The value without nested elements, which are compared separately."""
    if isinstance(value, list):
        return [_without_elements(item) for item in value if not is_element(item)]
    if isinstance(value, dict):
        return {key: _without_elements(child) for key, child in value.items()}
    return value


def _quoted(value: Any) -> str:
    if value is None:
        return ""
    if is_binding(value):
        return label_of_source(source_of(value))
    text = plain_text(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False, sort_keys=True)
    return text if len(text) <= MAX_QUOTE_LENGTH else f"{text[:MAX_QUOTE_LENGTH].rstrip()}…"
