"""A pytest plugin: writes which functions of the package each test calls, and how much processor time it takes."""

import json
import os
import sys
import threading
from pathlib import Path
from types import CodeType

import pytest

PACKAGE = f"{Path.cwd() / 'intarsia'}{os.sep}"
# Code objects compare by content, which is slow. While they are in this dictionary, their ids belong to them.
_codes: dict[int, CodeType] = {}
_tests: dict[str, dict] = {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item, nextitem):
    _codes.clear()
    started = _used_seconds()
    sys.settrace(_note)
    threading.settrace(_note)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        threading.settrace(None)  # type: ignore[arg-type]
        seconds = round(_used_seconds() - started, 3)
        functions = {name for code in list(_codes.values()) if (name := _name(code))}
        _tests[item.nodeid] = {"seconds": seconds, "functions": sorted(functions)}


def pytest_sessionfinish():
    Path(os.environ["MUTATION_CALLS"]).write_text(json.dumps(_tests), "utf-8")


def _used_seconds() -> float:
    """The processor time of this process and of those that it started: a busy machine must not make tests look slow."""
    return sum(os.times()[:4])


def _note(frame, event, argument):
    _codes[id(frame.f_code)] = frame.f_code


def _name(code: CodeType) -> str | None:
    """`intarsia/wire/named_calls/registry.py:Registry.add`, as `python_mutants` names the place of a change."""
    if not code.co_filename.startswith(PACKAGE) or os.sep + "tests" + os.sep in code.co_filename:
        return None
    name = code.co_qualname
    while name.endswith(">"):
        name = name.rpartition(".")[0].removesuffix(".<locals>") if "." in name else ""
    return f"{os.path.relpath(code.co_filename)}:{name}" if name else None
