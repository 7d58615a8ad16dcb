"""Checks documents against the contract, which is generated from the widgets' schemas.

Unknown widgets (of packages that are not installed) and unknown settings (of other versions) are always accepted and
kept unchanged.
"""

import json
import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from itertools import islice
from typing import Any

from .bindings import BIND, is_binding, sources_in
from .registered_kinds import may_be_registered, registered_kind
from .third_party.third_party_widgets import PAGE_CATALOG, third_party_widgets
from .tree import DEVICES, by_name, elements, settings
from .upgrades import FIRST_VERSION, upgraded
from .validation.binding_faults import binding_fault
from .validation.editor_text import EditorText
from .validation.setting_kinds import VALUE_CHECKS, Fault
from .validation.storage_limits import Problem, is_element, storage_problems, too_large
from .validation.style_values import style_fault

__all__ = ["Problem", "check", "load", "too_large"]

WIDGETS = PAGE_CATALOG
MAX_PROBLEMS = 100
# Element ids become class names and ids of HTML.
ELEMENT_ID = re.compile(r"[A-Za-z0-9_-]{1,120}")
CLASS_NAME = re.compile(r"-?[A-Za-z_][\w-]{0,119}", re.ASCII)


def catalogs() -> list[str]:
    """The names of all contracts: what documents can be made of."""
    return sorted({*_own_catalogs(), *(widget.catalog for widget in third_party_widgets())})


def load(catalog: str = WIDGETS) -> dict:
    """The contract of our own widgets and those of other installed apps, or that of another catalog."""
    return read_catalog(catalog)


@cache
def read_catalog(catalog: str) -> dict:
    # A catalog of other apps only has the same styles, syntax and references.
    own = _read_file(catalog) if catalog in _own_catalogs() else {**_read_file(WIDGETS), "widgets": {}}
    third_party = {widget.type: widget.schema for widget in third_party_widgets() if widget.catalog == catalog}
    return {**own, "catalog": catalog, "widgets": {**own["widgets"], **third_party}}


def read_own(catalog: str) -> dict:
    """Without the widgets of other packages."""
    return _read_file(catalog)


def _own_catalogs() -> list[str]:
    files = resources.files("intarsia.contract").iterdir()
    return [file.name.removesuffix(".json") for file in files if file.name.endswith(".json")]


def _read_file(catalog: str) -> dict:
    return json.loads(resources.files("intarsia.contract").joinpath(f"{catalog}.json").read_text("utf-8"))


def check(document: Any, contract: dict | None = None, stored: Any = None) -> list[Problem]:
    """The reasons why the document must not be saved, once it is upgraded; at most 100. Empty if it is valid.

    `stored` is the document before: the sources of its dynamic values, and its values of the kinds of an app, stay
    valid when this app is gone.
    """
    problems = list(islice(storage_problems(document), MAX_PROBLEMS))
    if problems:
        return problems
    if reason := too_large(document):
        return [Problem("", reason)]
    known = contract or load()
    return list(islice(_Check(known, stored).document(upgraded(document, known)), MAX_PROBLEMS))


def _sentence(label: str, fault: str) -> EditorText:
    return EditorText("{label} {fault}.", label=EditorText(label), fault=fault)


def as_text(value: Any) -> str:
    """The same for equal JSON values; unlike in Python, 1 is not true."""
    return json.dumps(value, sort_keys=True)


class _Check:
    """One pass over one document, which collects element ids to find duplicates."""

    def __init__(self, contract: dict, stored: Any = None):
        self.contract, self.stored = contract, stored
        self.stored_sources = frozenset(sources_in(stored))
        self.bindable = contract.get("bindable", {})
        self.widgets = contract["widgets"]
        self.style = contract.get("style", {})
        self.syntax = contract.get("syntax", {})
        self.picture = contract.get("picture", {})
        self.ids: set[str] = set()

    def document(self, document: Any) -> Iterator[Problem]:
        if not isinstance(document, dict):
            yield Problem("", "The document is not an object: send the editor's document.")
            return
        root = document.get("root", {})
        if not isinstance(root, dict):
            yield Problem("root", "The root is not an object: send the editor's document.")
        elif not isinstance(root.get("props", {}), dict):
            yield Problem("root.props", "The page's settings are not an object: send the editor's document.")
        yield from self.elements(document.get("content"), "content")
        zones = document.get("zones", {})
        if not isinstance(zones, dict):
            yield Problem("zones", "The zones are not an object: send the editor's document.")
            return
        for name, items in zones.items():
            yield from self.elements(items, f"zones.{name}")

    def elements(self, items: Any, path: str) -> Iterator[Problem]:
        if not isinstance(items, list):
            yield Problem(path, "This is not a list of elements. Remove it and add the elements again.")
            return
        for index, item in enumerate(items):
            if not is_element(item):
                yield Problem(f"{path}[{index}]", "This is not an element with a type and settings: remove it.")
            elif item["type"] in self.widgets:
                yield from self.element(item, self.widgets[item["type"]], f"{path}[{index}]")

    def element(self, item: dict, widget: dict, path: str) -> Iterator[Problem]:
        props, path = item["props"], f"{path}.props"
        yield from self.element_id(props.get("id"), f"{path}.id")
        if "$label" in props and not isinstance(props["$label"], str):
            yield Problem(f"{path}.$label", "The element's name is not a text: enter it again.")
        # Settings that another version of the widget stored can have another form, so they are accepted.
        same_version = props.get("$version", FIRST_VERSION) == widget.get("version", FIRST_VERSION)
        yield from self.settings(props, widget.get("settings", {}), path, same_version)
        if "$style" in props:
            yield from self.style_of(props["$style"], self.style | widget.get("style", {}), f"{path}.$style")

    def element_id(self, element_id: Any, path: str) -> Iterator[Problem]:
        if not isinstance(element_id, str) or not ELEMENT_ID.fullmatch(element_id):
            yield Problem(path, "The element has no usable id (letters, digits, - and _): remove it and add it again.")
        elif element_id in self.ids:
            yield Problem(path, f"Another element has the id {element_id} too: remove this one and add it again.")
        else:
            self.ids.add(element_id)

    def settings(self, holder: dict, specs: dict, path: str, same_version: bool) -> Iterator[Problem]:
        for name, spec in by_name(specs).items():
            if name in holder:
                yield from self.setting(holder[name], spec, f"{path}.{name}", same_version)

    def setting(self, value: Any, spec: dict, path: str, same_version: bool) -> Iterator[Problem]:
        kind = spec["kind"]
        if is_binding(value):
            yield from self.binding(value, spec, path, same_version)
        elif kind == "slot":
            yield from self.elements(value, path)
        elif kind == "list" and isinstance(value, list):
            for index, item in enumerate(value):
                yield from self.list_item(item, spec, f"{path}[{index}]", same_version)
        elif same_version or kind == "link":
            for place, fault in self.value(value, spec):
                yield Problem(path + place, _sentence(spec.get("label", "The setting"), fault))

    def value(self, value: Any, spec: dict) -> Iterator[Fault]:
        kind = spec["kind"]
        if kind in VALUE_CHECKS:
            yield from VALUE_CHECKS[kind](value, spec, self.syntax)
        elif registered := registered_kind(kind):
            yield from (("", fault) for fault in registered.faults(value, spec))
        elif may_be_registered(kind) and as_text(value) not in {as_text(spec.get("default")), *self.unchecked_values}:
            yield (
                "",
                EditorText("cannot be changed, because no installed app has the kind of setting “{kind}”", kind=kind),
            )

    @cached_property
    def unchecked_values(self) -> frozenset[str]:
        """The stored values of kinds whose app is not installed. An element can be copied with them."""
        return frozenset(
            as_text(setting.value)
            for element in elements(self.stored, self.contract)
            for setting in settings(element)
            if may_be_registered(setting.spec["kind"])
        )

    def binding(self, value: dict, spec: dict, path: str, same_version: bool) -> Iterator[Problem]:
        fault = binding_fault(value, spec, self.bindable, self.stored_sources) if same_version else ""
        if fault:
            yield Problem(path, _sentence(spec.get("label", "The setting"), fault))
        elif isinstance(value[BIND], dict) and value[BIND].get("fallback") is not None:
            yield from self.setting(value[BIND]["fallback"], spec, f"{path}.{BIND}.fallback", same_version)

    def list_item(self, item: Any, spec: dict, path: str, same_version: bool) -> Iterator[Problem]:
        if not isinstance(item, dict):
            yield Problem(path, f"{spec.get('label', 'The list')} contains an item that is not an object.")
            return
        if not isinstance(item.get("_id", ""), str):
            yield Problem(f"{path}._id", "The item's id is not a text: remove the item and add it again.")
        yield from self.settings(item, spec.get("fields", {}), path, same_version)

    def style_of(self, style: Any, fields: dict, path: str) -> Iterator[Problem]:
        if not isinstance(style, dict):
            yield Problem(path, "The style is not an object: reset the element's style.")
            return
        yield from self.classes(style.get("classes", []), f"{path}.classes")
        for key, values in style.items():
            if key.partition(":")[0] not in DEVICES:
                continue
            if not isinstance(values, dict):
                yield Problem(f"{path}.{key}", "The style is not an object: reset the element's style.")
                continue
            for name, value in values.items():
                if name in fields and (fault := style_fault(value, fields[name], self.syntax, self.picture)):
                    yield Problem(f"{path}.{key}.{name}", _sentence(fields[name].get("label", name), fault))

    def classes(self, names: Any, path: str) -> Iterator[Problem]:
        if not isinstance(names, list):
            yield Problem(path, "The classes are not a list: choose them again.")
            return
        for index, name in enumerate(names):
            if not isinstance(name, str) or not CLASS_NAME.fullmatch(name):
                yield Problem(f"{path}[{index}]", "This is not a class name: use letters, digits, - and _ only.")
