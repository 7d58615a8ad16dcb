"""Icons of a site, next to those that Intarsia has. A document contains the path of each icon that it shows."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from intarsia.documents.validation.setting_kinds import PATH_ICON

from .names import refused, require_free

WHAT = "icon set"


@dataclass(frozen=True)
class IconSet:
    name: str
    # May be translated lazily.
    label: Any
    # As documents store them: `cup|M4 4h16`.
    values: tuple[str, ...]


_sets: dict[str, IconSet] = {}


def register_icon_set(name: str, *, label: Any, icons: Mapping[str, str]) -> None:
    """Adds icons to the picker of the editor. Call it in the `ready()` of an app.

    `icons` maps names to paths, such as `{"coffee-cup": "M4 8h12v6…"}`: a line of width 2 in a box of 24 × 24 units.
    `"0 0 512 512|M4…"` is a filled icon in another box. A fifth number makes it a line of that width.
    """
    made = IconSet(name, label, tuple(f"{icon}|{path}" for icon, path in icons.items()))
    require_free(WHAT, name, _sets, made)
    if wrong := [value.partition("|")[0] for value in made.values if not PATH_ICON.fullmatch(value)]:
        raise refused(WHAT, name, f"these icons have no valid path: {', '.join(wrong)}")
    _sets[name] = made


def icon_sets() -> Iterable[IconSet]:
    return _sets.values()
