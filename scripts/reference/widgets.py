import json
from itertools import groupby
from pathlib import Path
from typing import Any

from .markdown import code, table

CONTRACT = Path(__file__).resolve().parents[2] / "intarsia" / "contract" / "widgets.json"
INTRODUCTION = """# Widgets

All widgets with their settings, from `intarsia/contract/widgets.json`. *Setting* is the name in stored
documents. A setting “per device” has further names with the suffix of a device, such as `columns_tablet`.
"""
Settings = dict[str, dict[str, Any]]


def page() -> str:
    contract = json.loads(CONTRACT.read_text("utf-8"))
    parts = [INTRODUCTION, _devices(contract["devices"]), _style(contract["style"], "Style settings of all elements")]
    parts += [_widget(widget) for widget in sorted(contract["widgets"].values(), key=lambda widget: widget["label"])]
    return "\n".join(parts)


def _devices(devices: dict[str, dict[str, Any]]) -> str:
    words = {"base": "base", "min": "from {} px", "max": "up to {} px"}
    rows = [
        (code(name), one["label"], words[one["direction"]].format(one["value"]), "yes" if one["isOnByDefault"] else "")
        for name, one in devices.items()
    ]
    return f"## Devices\n\n{table(('Name', 'Label', 'Width', 'On by default'), rows)}"


def _style(style: Settings, title: str, level: str = "##") -> str:
    parts = [f"{level} {title}\n"]
    for group, fields in groupby(style.items(), key=lambda item: item[1].get("group", "")):
        rows = [(code(name), one["label"], code(one["property"]), _options(one)) for name, one in fields]
        parts.append(f"**{group}**\n\n{table(('Setting', 'Label', 'CSS property', 'Values'), rows)}")
    return "\n".join(parts)


def _widget(widget: dict[str, Any]) -> str:
    keywords = ", ".join(widget.get("keywords", []))
    facts = f"{widget['description']}. Type `{widget['type']}`, category *{widget['category']}*."
    found = f" Also found as: {keywords}.\n" if keywords else "\n"
    settings = table(("Setting", "Label", "Kind", "Default", "Values and help"), _rows(widget["settings"]))
    style = _style(widget["style"], f"Style of {widget['label']}", "###") if widget.get("style") else ""
    return f"## {widget['label']}\n\n{facts}{found}\n{settings}\n{style}"


def _rows(settings: Settings, prefix: str = "") -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for name, one in settings.items():
        kind = one["kind"] + (" (per device)" if "responsive" in one else "")
        rows.append((code(prefix + name), one["label"], kind, _default(one), _details(one)))
        rows += _rows(one.get("fields", {}), f"{prefix}{name}[].")
    return rows


def _default(setting: dict[str, Any]) -> str:
    value = setting.get("default")
    if value in ("", None, [], {}):
        return ""
    text = json.dumps(value, ensure_ascii=False)
    # Lists of example items are long; the editor shows them.
    return code(text) if len(text) <= 60 else "example items" if isinstance(value, list) else code(text[:57] + "…")


def _details(setting: dict[str, Any]) -> str:
    limits = [f"{word} {setting[word]}" for word in ("min", "max", "step") if word in setting]
    return "; ".join(filter(None, (_options(setting), ", ".join(limits), setting.get("help", ""))))


def _options(setting: dict[str, Any]) -> str:
    options = setting.get("options", [])
    if setting.get("picker") == "icons":
        return "an icon"
    return ", ".join(f"{code(value) if value else 'empty'} {label}" for value, label in options)
