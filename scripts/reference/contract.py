"""The keys of a contract.json, the kinds of settings, the icons and Wagtail's hooks that run."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from intarsia.documents.validation.setting_kinds import VALUE_CHECKS

from .markdown import code, table

ROOT = Path(__file__).resolve().parents[2]
SCHEMA, SETTINGS = "web/kit/schema/schema.ts", "web/kit/schema/settings.ts"
MEMBER = re.compile(
    r"^  (?:/\*\*\s*(?P<comment>.*?)\s*\*/\s*)?(?P<name>\w+)(?P<optional>\??): ", re.DOTALL | re.MULTILINE
)
KIND = re.compile(
    r"^(?:/\*\*(?P<comment>(?:(?!\*/).)*)\*/\n)?export type \w+Setting\b(?:(?!^export).)*?"
    r'kind: "(?P<kind>\w+)"(?P<options>.*?)(?=^(?:export|type|/\*\*))',
    re.DOTALL | re.MULTILINE,
)
OPTION = re.compile(r"\b(\w+)\??:")

INTRODUCTION = """# Contracts, icons and hooks

What packages with [widgets](../guides/write-a-widget.md) and [field types](../guides/write-a-field-type.md) can write
in `contract.json`, and what else they can build on.
"""
# Only ours can have these.
INTERNAL = {"isInternal", "secret"}
# What the code leaves unsaid, because the names say it to its readers.
KEYS = {
    "type": "The name of the folder, by which stored documents refer to the widget. Use a prefix.",
    "label": "Its name in the editor.",
    "description": "One sentence for the list of widgets.",
    "category": "The group in the list of widgets: `layout`, `basic`, `choice`, `media`, `content`, `price`, "
    "`advanced` or `navigation`.",
    "upgrades": "The versions that the script has an upgrade step to.",
    "enhance": "`true`: the script works on the server's HTML, without React.",
    "hydrate": "When browsers load its script: `never`, `load`, `idle`, `visible` or `interaction`.",
    "settings": "By name, each with `kind`, `label`, `default` and what the kind needs.",
    "hosts": "Hosts for the security policy of pages with it.",
    "browser": "In packages: the path of the browser module below the app's folder `static`.",
}
OF_ALL = {
    "label": "Its name in the editor.",
    "default": "The value of elements that store none.",
    "help": "One sentence below the setting.",
    "group": "The heading under which the editor shows it.",
    "visible": "A condition about other settings of the element; the setting is shown if it holds.",
}
KINDS = {
    "text": "One line of text.",
    "textarea": "Several lines of text.",
    "number": "A number. With a `step` of 1, it is a whole number.",
    "switch": '`"yes"` or `""`.',
    "select": "One of `options`: `[value, label]`.",
    "color": "A CSS color or a design variable.",
    "size": "A number with one of `units`.",
    "link": "A URL, a page, a file of Wagtail's documents (`document`) or an action.",
    "media": "An image of the library.",
    "gallery": "Images of the library, each with a caption.",
    "field": "Another field of the same form.",
    "list": "Items with `fields`; `item` is the word for one.",
}
# Wagtail's hooks that saving in the editor runs, like its forms. `before_` hooks can refuse with a response.
HOOKS = ("before_edit_page", "after_edit_page", "before_publish_page", "after_publish_page")


def page() -> str:
    widgets = json.loads((ROOT / "intarsia" / "contract" / "widgets.json").read_text("utf-8"))
    parts = [
        INTRODUCTION,
        "## Keys of a contract\n\n" + table(("Key", "Required", "Meaning"), _keys()),
        "## Keys of all settings\n\n" + table(("Key", "Meaning"), _keys_of_all()),
        "## Kinds of settings\n\n" + table(("Kind", "Value", "More keys"), _kinds()),
        "## Icons\n\nNames for settings with the picker of icons. Other icons are stored with their path: [Add choices]"
        "(../guides/add-choices.md).\n\n" + ", ".join(code(name) for name in _icons(widgets)) + "\n",
        _hooks(),
    ]
    return "\n".join(parts)


def _hooks() -> str:
    return (
        "## Hooks and signals\n\nSaving and publishing in the editor runs these hooks of Wagtail, as its forms do: "
        f"{', '.join(code(name) for name in HOOKS)}. For templates and your own models, it runs those of snippets. A "
        "response of a hook `before_…` refuses the change.\n\n"
        "Signals: [`intarsia.signals`](python.md#intarsiasignals). Contributions to pages: "
        "[`intarsia.page_contributions`](python.md#intarsiapage_contributions). Hooks of scripts: "
        "[Browser API](browser.md#hooks).\n"
    )


def _keys() -> Iterator[tuple[str, str, str]]:
    yield from _described(_members(SCHEMA, "export type WidgetSchema"), KEYS, INTERNAL)
    yield code("browser"), "if `hydrate` is not `never`", KEYS["browser"]


def _keys_of_all() -> Iterator[tuple[str, str]]:
    for name, _required, meaning in _described(_members(SETTINGS, "type Common<Value>"), OF_ALL, set()):
        yield name, meaning


def _described(
    members: list[tuple[str, str, bool]], known: dict[str, str], left_out: set[str]
) -> Iterator[tuple[str, str, str]]:
    for name, comment, is_optional in members:
        if name in left_out:
            continue
        if not (meaning := known.get(name) or comment):
            raise SystemExit(f"scripts/reference/contract.py does not describe the key {name}.")
        yield code(name), "" if is_optional else "yes", meaning


def _members(file: str, start: str) -> list[tuple[str, str, bool]]:
    """Name, comment and whether it is optional, of the members of a type."""
    body = (ROOT / file).read_text("utf-8").partition(start)[2].partition("{\n")[2].partition("\n};")[0]
    return [(one["name"], _flat(one["comment"]), bool(one["optional"])) for one in MEMBER.finditer(body)]


def _kinds() -> Iterator[tuple[str, str, str]]:
    all_found = list(KIND.finditer((ROOT / SETTINGS).read_text("utf-8")))
    if different := {found["kind"] for found in all_found} ^ {*VALUE_CHECKS, "slot"}:
        raise SystemExit(f"Only one of {SETTINGS} and setting_kinds.py has the kind {', '.join(sorted(different))}.")
    for found in all_found:
        meaning = KINDS.get(found["kind"]) or _flat(found["comment"])
        if not meaning:
            raise SystemExit(f"scripts/reference/contract.py does not describe the kind {found['kind']}.")
        options = dict.fromkeys(OPTION.findall(re.sub(r"/\*\*.*?\*/", "", found["options"], flags=re.DOTALL)))
        yield code(found["kind"]), meaning, ", ".join(code(name) for name in options)


def _flat(comment: str | None) -> str:
    return re.sub(r"\s*\n\s*\*?\s*", " ", comment or "").strip(" *")


def _icons(contract: dict) -> list[str]:
    """The icons of the widget “Icon”, which offers all."""
    (setting,) = (one for one in contract["widgets"]["icon"]["settings"].values() if one.get("picker") == "icons")
    return sorted(value for value, _label in setting["options"] if value)
