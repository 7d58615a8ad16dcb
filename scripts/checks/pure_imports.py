#!/usr/bin/env python3
"""Fails if code that judges imports anything that is not listed for it, also inside of a function.

A verdict depends on the submission alone: no request, table, setting, network or store. So these are lists of what is
allowed, and a new import needs a decision.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

STANDARD = (
    *("array", "collections", "dataclasses", "datetime", "functools", "html", "json", "math", "pathlib", "random"),
    *("re", "sys", "typing", "unicodedata", "zlib"),
)
VERDICT = "intarsia.protection.verdict"
# Files -> what they may import: these modules, and those below them.
ALLOWED = {
    # Brotli unpacks the shipped model: docs/decisions/0093-compressed-wheel.md.
    "intarsia/protection/verdict/**/*.py": (*STANDARD, "brotli", "logging", "numpy", VERDICT),
    "intarsia/protection/checks/*/check.py": (
        *STANDARD,
        VERDICT,
        # The syntax of an e-mail address.
        "django.core.exceptions",
        "django.core.validators",
    ),
}


def imports(source: str, module: str) -> Iterator[str]:
    """The absolute names of all modules that a module imports."""
    package = module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *filter(None, [node.module])])
            # `from .. import models` imports a module that only the name tells.
            yield from ([base] if node.module else [f"{base}.{alias.name}" for alias in node.names])


def faults(source: str, path: str, allowed: tuple[str, ...]) -> Iterator[str]:
    module = path.removesuffix(".py").replace("/", ".")
    for name in imports(source, module):
        if not any(name == one or name.startswith(f"{one}.") for one in allowed):
            yield f"{path} imports {name}"


def all_faults() -> Iterator[str]:
    for pattern, allowed in ALLOWED.items():
        files = sorted(ROOT.glob(pattern))
        if not files:
            yield f"No file is called {pattern}"
        for file in files:
            yield from faults(file.read_text("utf-8"), file.relative_to(ROOT).as_posix(), allowed)


if __name__ == "__main__":
    found = list(all_faults())
    for fault in found:
        print(fault)
    if found:
        sys.exit(
            "Look it up in the lookup of the check instead, or allow the import in scripts/checks/pure_imports.py."
        )
