"""Writes the app of docs/extending.md from the page."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "extending.md"
FILE = re.compile(r"^`([\w/.]+)`\n\n```\w+\n(.*?)^```", re.DOTALL | re.MULTILINE)
SETTINGS = """
from {settings} import *
from {settings} import INSTALLED_APPS

INSTALLED_APPS = [*INSTALLED_APPS, "hours"]
"""


def write_app(folder: Path, settings: str) -> None:
    """With `hours_settings`, the settings of a site that has the app besides what it has in `settings`."""
    for name, text in FILE.findall(PAGE.read_text("utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    (folder / "hours" / "__init__.py").touch()
    (folder / "hours_settings.py").write_text(SETTINGS.format(settings=settings))
