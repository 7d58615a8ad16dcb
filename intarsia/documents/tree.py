"""Finds the elements and settings of a document by the contract.

Parts of a document that do not match the contract are skipped, not refused: a document may be older than the contract.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .bindings import BIND, is_binding, source_of, static_value
from .upgrades import upgraded
from .validation.storage_limits import is_element

# Largest first. Settings for `desktop`, the base, have no suffix.
DEVICES = ("widescreen", "desktop", "laptop", "tablet_extra", "tablet", "mobile_extra", "mobile")
BASE_DEVICE = "desktop"

INDEX = re.compile(r"\[(\d+)\]")


@dataclass(frozen=True)
class Element:
    path: str
    type: str
    props: dict
    widget: dict | None
    """The widget's schema in the contract; None for an unknown widget."""
    slot: str = ""
    """The parent's id and the path in its settings, such as `e-1.tabs[0].content`; empty at the top level."""

    @property
    def id(self) -> str:
        return str(self.props.get("id", ""))

    @property
    def qualified_type(self) -> str:
        """The type among those of all catalogs: `tabs`, `fields/text`."""
        catalog = (self.widget or {}).get("catalog")
        return f"{catalog}/{self.type}" if catalog else self.type

    @property
    def label(self) -> str:
        """The name that staff see."""
        return str(self.props.get("$label") or (self.widget or {}).get("label") or self.type)


@dataclass(frozen=True)
class Setting:
    path: str
    spec: dict
    holder: dict
    name: str

    @property
    def value(self) -> Any:
        return self.holder[self.name]


@dataclass(frozen=True)
class ShowingSlot:
    """A slot that shows more than the elements in it: `shows` says what."""

    # In the settings of its element, such as `tabs.0.content`.
    path: str
    shows: str
    children: list


def elements(document: Any, contract: dict) -> Iterator[Element]:
    """All elements in document order, parents before children, with the settings that their widgets have today."""
    if not isinstance(document, dict):
        return
    document = upgraded(document, contract)
    yield from _elements_of(document.get("content"), "content", contract)
    zones = document.get("zones")
    for name, items in (zones if isinstance(zones, dict) else {}).items():
        yield from _elements_of(items, f"zones.{name}", contract)


def settings(element: Element) -> Iterator[Setting]:
    """The settings of an element, including those in lists, without its slots. Empty for an unknown widget.

    For a dynamic value it is the fallback: everything that reads settings, such as references, search and sanitizing,
    gets the value that the document stores.
    """
    for setting in _all_settings(element):
        if not is_binding(setting.value):
            yield setting
        elif static_value(setting.value) is not None:
            yield Setting(f"{setting.path}.{BIND}.fallback", setting.spec, setting.value[BIND], "fallback")


def dynamic_settings(element: Element) -> Iterator[Setting]:
    """The settings with a dynamic value."""
    return (setting for setting in _all_settings(element) if source_of(setting.value) is not None)


def path_in_settings(element: Element, setting: Setting) -> str:
    """For example `items.0.title`."""
    return INDEX.sub(r".\1", setting.path.removeprefix(f"{element.path}.props."))


def _all_settings(element: Element) -> Iterator[Setting]:
    if element.widget is None:
        return
    for setting in _settings_of(element.props, element.widget.get("settings", {}), f"{element.path}.props"):
        if setting.spec["kind"] != "slot":
            yield setting


def showing_slots(element: Element) -> Iterator[ShowingSlot]:
    if element.widget is not None:
        yield from _showing_slots_of(element.props, element.widget.get("settings", {}), "")


def style_values(props: dict) -> Iterator[tuple[str, dict, str]]:
    """The values in an element's style: the path in the settings, and where the value is stored."""
    style = props.get("$style")
    for device, values in style.items() if isinstance(style, dict) else ():
        for name in list(values) if isinstance(values, dict) else ():
            yield f"$style.{device}.{name}", values, name


def by_name(specs: dict) -> dict:
    """The setting schemas by their names in documents: a responsive setting has one name per device."""
    named = {}
    for name, spec in specs.items():
        named[name] = spec
        if spec.get("responsive"):
            suffixed = (f"{name}_{device}" for device in DEVICES if device != BASE_DEVICE)
            named.update({variant: spec for variant in suffixed if variant not in specs})
    return named


def _elements_of(items: Any, path: str, contract: dict, slot: str = "") -> Iterator[Element]:
    for index, item in enumerate(items if isinstance(items, list) else ()):
        if not is_element(item):
            continue
        widget = contract["widgets"].get(item["type"])
        element = Element(f"{path}[{index}]", item["type"], item["props"], widget, slot)
        yield element
        for slot_path, children in _slots(element):
            place = slot_path.removeprefix(f"{element.path}.props")
            yield from _elements_of(children, slot_path, contract, element.id + place)


def _slots(element: Element) -> Iterator[tuple[str, Any]]:
    path = f"{element.path}.props"
    if element.widget is None:
        yield from _slots_by_shape(element.props, path)
        return
    # Other lists are not read: choices of a field can be thousands.
    for setting in _settings_of(element.props, _with_slots(element.widget.get("settings", {})), path):
        if setting.spec["kind"] == "slot":
            yield setting.path, setting.value


def _with_slots(specs: dict) -> dict:
    """The slots, and the lists that have slots in their items."""
    return {
        name: spec
        for name, spec in specs.items()
        if spec["kind"] == "slot" or (spec["kind"] == "list" and _with_slots(spec.get("fields", {})))
    }


def _slots_by_shape(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for key, child in value.items():
            yield from _slots_by_shape(child, f"{path}.{key}")
    elif isinstance(value, list):
        if any(is_element(item) for item in value):
            yield path, value
        else:
            for index, child in enumerate(value):
                yield from _slots_by_shape(child, f"{path}[{index}]")


def _settings_of(holder: dict, specs: dict, path: str) -> Iterator[Setting]:
    for name, spec in by_name(specs).items():
        if name not in holder:
            continue
        if spec["kind"] != "list":
            yield Setting(f"{path}.{name}", spec, holder, name)
            continue
        items = holder[name] if isinstance(holder[name], list) else []
        for index, item in enumerate(items):
            if isinstance(item, dict):
                yield from _settings_of(item, spec.get("fields", {}), f"{path}.{name}[{index}]")


def _showing_slots_of(holder: dict, specs: dict, path: str) -> Iterator[ShowingSlot]:
    for name, spec in specs.items():
        value = holder.get(name)
        values = value if isinstance(value, list) else []
        if spec["kind"] == "slot" and spec.get("shows"):
            yield ShowingSlot(f"{path}{name}", spec["shows"], values)
        elif spec["kind"] == "list":
            for index, item in enumerate(values):
                if isinstance(item, dict):
                    yield from _showing_slots_of(item, spec.get("fields", {}), f"{path}{name}.{index}.")
