"""Colors that fit together, for owners to start from in the panel “Site design”."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

from ..models.theme_variables import by_group, misspelled, variable_problems
from .names import refused, require_free

WHAT = "palette"


@dataclass(frozen=True)
class Palette:
    name: str
    # May be translated lazily.
    label: Any
    # By the name of the variable, such as `color.accent`: the colors in light and dark mode.
    values: Mapping[str, Mapping[str, str]]


_palettes: dict[str, Palette] = {}


def register_palette(name: str, *, label: Any, colors: Mapping[str, str | Mapping[str, str]]) -> None:
    """Adds a palette to the panel “Site design”. Call it in the `ready()` of an app.

    `colors` are values of the theme's color variables: `{"accent": "#a0522d", "paper": {"light": "#fff", "dark":
    "#111"}}`. One color is for both modes. Colors that are left out follow from these, or keep the theme's.
    """
    both = {color: {"light": of, "dark": of} if isinstance(of, str) else dict(of) for color, of in colors.items()}
    made = Palette(name, label, {f"color.{color}": of for color, of in both.items()})
    require_free(WHAT, name, _palettes, made)
    variables = by_group(dict(made.values))
    if problem := next(chain(variable_problems(variables), misspelled(variables, {})), None):
        raise refused(WHAT, name, f"{problem.path}: {problem.message.rstrip('.')}")
    _palettes[name] = made


def palettes() -> Iterable[Palette]:
    return _palettes.values()
