"""The few Markdown forms that the pages use."""

import inspect
from collections.abc import Iterable, Sequence
from typing import Any


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [_row(header), _row(["---"] * len(header)), *(_row(row) for row in rows)]
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def code(value: Any) -> str:
    return f"`{value}`"


def first_paragraph(documented: Any) -> str:
    """The first paragraph of the docstring, on one line. Empty for the docstring that a dataclass gets from Python."""
    # What a class inherits says nothing about the class.
    docstring = vars(documented).get("__doc__") if isinstance(documented, type) else documented.__doc__
    text = inspect.cleandoc(docstring or "").split("\n\n")[0].replace("\n", " ")
    name = getattr(documented, "__name__", "")
    return "" if text.startswith(f"{name}(") else text
