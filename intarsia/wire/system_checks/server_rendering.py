"""Pages are rendered by V8, which is a program for one kind of machine."""

import platform
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from django.apps import apps
from django.core.checks import CheckMessage, register

from .messages import message


@register("intarsia")
def v8_is_there(**_options: Any) -> list[CheckMessage]:
    if not apps.is_installed("intarsia.rendering") or _has_v8():
        return []
    machine = f"{platform.system()} on {platform.machine()}"
    text = f"There is no V8 for {machine}, so visitors see the texts of pages without their design."
    hint = "Run `pip install --force-reinstall mini-racer` on this machine, or use one for which it has a wheel."
    return [message("E117", text, hint)]


def _has_v8() -> bool:
    found = find_spec("py_mini_racer")
    folder = Path(found.origin).parent if found and found.origin else None
    return bool(folder and any(folder.glob("*mini_racer*.[sd]*")))
