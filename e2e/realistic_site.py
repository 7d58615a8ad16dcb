"""The magazine in `e2e/realistic`, to which Intarsia is added, filled and served on a free port."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from shutil import copy, copytree
from tempfile import mkdtemp
from typing import Any

from e2e.add_to_site import steps
from e2e.project import run, served
from e2e.site import ROOT

PROJECT = ROOT / "e2e" / "realistic"
# Where the magazine has the files of docs/guides/install.md. It has a page type, stylesheets and a policy of its own.
FILES = {"mysite/settings/base.py": "settings.py", "mysite/urls.py": "urls.py", "mysite/wsgi.py": "wsgi.py"}
SECTIONS = ("2. Change the settings", "3. Add URLs", "4. Wrap the WSGI application")


@dataclass(frozen=True)
class Realistic:
    url: str
    folder: Path
    # By site and name: `pages["journal"]["landing"]`.
    pages: dict[str, dict[str, int]]
    # The folder from which it imports Intarsia.
    packages: Path

    def manage(self, *arguments: str, **settings: Any) -> str:
        return _run(self.packages, self.folder, "manage.py", *arguments, settings=settings)


@contextmanager
def realistic_site(folder: Path, packages: Path = ROOT, **settings: Any) -> Iterator[Realistic]:
    """A copy of the magazine in `folder`. `settings` are added to its own, as JSON values.

    It imports Intarsia from `packages`: this checkout, or a folder into which the wheel was installed.
    """
    copytree(_filled(packages), folder, dirs_exist_ok=True)
    with served(folder, _environment(packages, settings), "--nostatic") as url:
        yield Realistic(url, folder, json.loads((folder / "pages.json").read_text()), packages)


@cache
def _filled(packages: Path) -> Path:
    folder = Path(mkdtemp(prefix="realistic-")) / "project"
    copytree(PROJECT, folder)
    copy(ROOT / "e2e" / "wagtail_settings.py", folder)
    for step in steps():
        if step.section in SECTIONS:
            step.write(folder, FILES)
    _run(packages, folder, "manage.py", "makemigrations", "journal")
    _run(packages, folder, "manage.py", "migrate")
    (folder / "pages.json").write_text(_run(packages, folder, "fill.py"))
    return folder


def _run(packages: Path, folder: Path, *command: str, settings: dict[str, Any] | None = None) -> str:
    return run(folder, _environment(packages, settings or {}), [sys.executable, *command]).stdout


def _environment(packages: Path, settings: dict[str, Any]) -> dict[str, str]:
    rest = {name: value for name, value in os.environ.items() if not name.startswith(("DJANGO_", "INTARSIA_"))}
    return rest | {"PYTHONPATH": str(packages), "JOURNAL_SETTINGS": json.dumps(settings)}
