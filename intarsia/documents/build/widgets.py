"""A function for each widget, also those of other packages: `heading("Visit us", header_size="h1")`.

`widgets.pyi` lists them with their settings, for type checkers and editors. `make reference` writes it.
"""

from collections.abc import Callable
from functools import partial

from .. import contract
from .elements import Element, element


def __getattr__(name: str) -> Callable[..., Element]:
    if name.startswith("_") or name not in contract.load()["widgets"]:
        raise AttributeError(f"There is no widget '{name}'.")
    return partial(element, name)


def __dir__() -> list[str]:
    return sorted([*globals(), *contract.load()["widgets"]])
