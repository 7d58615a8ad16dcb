"""Checks the contract.json of a third-party widget, so that errors appear at start-up and not on a page."""

import re
from collections.abc import Iterator
from typing import Any

from ..conditions import condition_fault
from ..registered_kinds import may_be_registered
from ..validation.setting_kinds import VALUE_CHECKS

TYPE = re.compile(r"[a-z][a-z0-9_]{0,59}")
COMMAND = re.compile(r"\w{1,60}", re.ASCII)
TEXTS = ("label", "category", "icon")
HYDRATE = ("never", "load", "idle", "visible", "interaction")
KINDS = (*VALUE_CHECKS, "slot")

# What a slot can show besides the elements in it.
SHOWS = ("items", "page", "document")


def schema_faults(schema: Any, folder_name: str) -> Iterator[str]:
    """The faults of a schema. Each one completes the sentence "in contract.json …"."""
    if not isinstance(schema, dict):
        yield "there is no JSON object"
        return
    if schema.get("type") != folder_name or not TYPE.fullmatch(folder_name):
        yield f"'type' must be the folder's name, '{folder_name}', in lower-case letters, digits and _"
    for name in TEXTS:
        if not isinstance(schema.get(name), str):
            yield f"'{name}' must be a text"
    if type(schema.get("version")) is not int:
        yield "'version' must be a whole number, starting with 1"
    elif not _are_upgrades(schema.get("upgrades", []), schema["version"]):
        yield "'upgrades' must list the versions from 2 to 'version' that the script has a step to"
    if "catalog" in schema and not (isinstance(schema["catalog"], str) and TYPE.fullmatch(schema["catalog"])):
        yield "'catalog' must be a name in lower-case letters, digits and _, or absent"
    yield from _script_faults(schema)
    strings = schema.get("words", [])
    if not isinstance(strings, list) or not all(isinstance(string, str) and string for string in strings):
        yield "'words' must list the texts that the view prints"
    yield from _condition_faults(schema, "hydrateWhen", "hydrateWhen")
    if "linkCommands" in schema and not _are_link_commands(schema["linkCommands"]):
        yield "'linkCommands' must have a 'prefix', a 'label' and 'commands', such as {\"open\": \"Open\"}"
    yield from _settings_faults(schema.get("settings"), "settings")


def _are_upgrades(upgrades: Any, version: int) -> bool:
    return isinstance(upgrades, list) and all(type(to) is int and 2 <= to <= version for to in upgrades)


def _script_faults(schema: dict[str, Any]) -> Iterator[str]:
    if schema.get("hydrate") not in HYDRATE:
        yield f"'hydrate' must be one of {', '.join(HYDRATE)}"
    elif schema["hydrate"] != "never" and not schema.get("browser"):
        yield "'browser' must name a module, because 'hydrate' is not 'never'"
    if schema.get("enhance", False) not in (True, False):
        yield "'enhance' must be true, or absent"
    elif schema.get("enhance") and schema.get("hydrate") == "never":
        yield "'hydrate' must say when the enhancement loads, because 'enhance' is true"
    if "browser" in schema and not _is_static_path(schema["browser"]):
        yield "'browser' must be a path below the app's folder 'static', such as \"my_app/my_widget.js\""


def _are_link_commands(value: Any) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("label"), str):
        return False
    commands = value.get("commands")
    names = [value.get("prefix"), *(commands if isinstance(commands, dict) and commands else [None])]
    return all(isinstance(name, str) and COMMAND.fullmatch(name) for name in names)


def _condition_faults(holder: dict[str, Any], name: str, path: str) -> Iterator[str]:
    if name in holder and (fault := condition_fault(holder[name])):
        yield f"'{path}' is not a condition: {fault}"


def _is_static_path(path: Any) -> bool:
    return isinstance(path, str) and bool(re.fullmatch(r"[\w./-]+\.m?js", path)) and ".." not in path and path[0] != "/"


def _is_kind(kind: Any) -> bool:
    return kind in KINDS or may_be_registered(kind)


def _settings_faults(settings: Any, place: str) -> Iterator[str]:
    if not isinstance(settings, dict):
        yield f"'{place}' must be an object of names and settings"
        return
    for name, setting in settings.items():
        path = f"{place}.{name}"
        if not isinstance(setting, dict) or not _is_kind(setting.get("kind")):
            yield f"'{path}' must be an object whose 'kind' is one of {', '.join(KINDS)}, or acme.rating"
        elif not isinstance(setting.get("label"), str) or "default" not in setting:
            yield f"'{path}' must have a 'label' and a 'default'"
        elif setting["kind"] == "select" and not isinstance(setting.get("options"), list):
            yield f"'{path}' must list its 'options' as [value, label]"
        elif setting.get("bindable", True) not in (True, False):
            yield f"'{path}.bindable' must be false, or absent"
        elif setting["kind"] == "slot" and setting.get("shows", SHOWS[0]) not in SHOWS:
            yield f"'{path}.shows' must be one of {', '.join(SHOWS)}"
        elif "visible" in setting and condition_fault(setting["visible"]):
            yield from _condition_faults(setting, "visible", f"{path}.visible")
        elif setting["kind"] == "list":
            yield from _settings_faults(setting.get("fields"), f"{path}.fields")
