"""One element of a document, with the names of its settings checked."""

import secrets
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from .. import contract
from ..tree import by_name
from ..validation.setting_kinds import CONTENT_KINDS
from .values import GeneratedId, stored_value

Element = dict[str, Any]
Style = Mapping[str, Mapping[str, Any]]

# Behaviors, conditions and ids that every element can have are not settings of its widget.
COMMON = ("_", "$")


def element(
    widget: str,
    *content: Any,
    id: str | None = None,
    styles: Style | None = None,
    catalog: str = contract.WIDGETS,
    version: int | None = None,
    **settings: Any,
) -> Element:
    """An element of any widget. `content` is what it holds: the elements of a container, the text of a heading.

    `styles` are per device: `{"desktop": {"padding": "2rem"}}`. A migration names the `version` of the widget that it
    was written for: a later one upgrades the element when it is read. With `version`, settings are stored unchecked:
    the installed widget may be newer or missing.
    """
    if version is None:
        schema = _schema(widget, catalog)
        named, version = _stored_settings(_positional(content, schema, settings), schema), schema["version"]
    elif content:
        raise TypeError(f"Name the settings of the widget '{widget}', because its version {version} is given.")
    else:
        named = settings
    props = {"id": id or GeneratedId(f"{widget}-{secrets.token_hex(4)}"), "$version": version, **named}
    if styles:
        props["$style"] = {device: dict(values) for device, values in styles.items()}
    return {"type": widget, "props": props}


def _stored_settings(named: Mapping[str, Any], schema: Mapping[str, Any]) -> dict[str, Any]:
    known, made = by_name(schema["settings"]), {}
    for given, value in named.items():
        name = given if given in known else given.replace("_", "-")
        if name in known:
            made[name] = stored_value(value, known[name])
        elif given.startswith(COMMON):
            made[given] = value
        else:
            raise TypeError(f"The widget '{schema['type']}' has no setting '{given}'.{_similar(given, known)}")
    return made


def main_setting(schema: Mapping[str, Any]) -> str | None:
    """The setting that a positional argument sets: what the element holds or says."""
    settings = schema["settings"]
    slots = [name for name, spec in settings.items() if spec["kind"] == "slot"]
    if "content" in slots:
        return "content"
    return next((name for name, spec in settings.items() if spec["kind"] in CONTENT_KINDS), next(iter(slots), None))


def _positional(content: tuple[Any, ...], schema: Mapping[str, Any], settings: Mapping[str, Any]) -> dict[str, Any]:
    if not content:
        return dict(settings)
    name = main_setting(schema)
    holds_many = name is not None and schema["settings"][name]["kind"] in ("slot", "list", "gallery")
    if name is None or name in settings or (len(content) > 1 and not holds_many):
        raise TypeError(f"Name the settings of the widget '{schema['type']}': {', '.join(schema['settings'])}.")
    is_list = holds_many and not (len(content) == 1 and isinstance(content[0], list))
    return {name: list(content) if is_list else content[0], **settings}


def _schema(widget: str, catalog: str) -> Mapping[str, Any]:
    known = contract.load(catalog)["widgets"]
    if widget not in known:
        raise TypeError(f"There is no widget '{widget}'.{_similar(widget, known)}")
    return known[widget]


def _similar(name: str, known: Mapping[str, Any]) -> str:
    found = get_close_matches(name, list(known), 1)
    return f" Do you mean '{found[0]}'?" if found else f" Use one of {', '.join(known)}."
