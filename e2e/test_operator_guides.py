"""The guides “Upgrade” and “Back up and restore”, followed literally on a scratch site: each command of theirs."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from e2e.services import postgresql
from e2e.site import ROOT, prepared_folder
from scripts.programs import path_of

pytestmark = [pytest.mark.services, pytest.mark.long]

GUIDES = ROOT / "docs" / "guides"
BLOCK = re.compile(r"^( *)```sh\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
ADD = (
    "from wagtail.models import Page, Site; "
    "Site.objects.get().root_page.add_child(instance=Page(title='Kept', slug='kept'))"
)
RENAME = "from wagtail.models import Page; Page.objects.filter(slug='kept').update(title='Lost')"
TITLE = "from wagtail.models import Page; print('title:', Page.objects.get(slug='kept').title)"


class ScratchSite:
    """Its files are where the guides say: the project's folder has `manage.py`, and `data` what it writes."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        (folder / "manage.py").symlink_to(ROOT / "manage.py")
        (folder / "data").mkdir()
        path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
        own = {"INTARSIA_VAR": str(folder / "data"), "DATABASE_URL": database, "PATH": path}
        self._environment = {**os.environ, **own, "DJANGO_SETTINGS_MODULE": "demo.settings"}

    def run(self, commands: str) -> str:
        """All lines in one shell, which ends with the first command that fails."""
        done = subprocess.run(
            ["sh", "-ec", commands], cwd=self.folder, env=self._environment, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout

    def shell(self, code: str) -> str:
        return self.run(f'python manage.py shell -c "{code}"')


def commands(guide: str, section: str = "") -> list[str]:
    text = (GUIDES / guide).read_text("utf-8")
    if section:
        text = text.split(f"## {section}\n")[1].split("\n## ")[0]
    found = [block for _indent, block in BLOCK.findall(text)]
    assert found, f"{guide} has no commands in “{section}”"
    return found


def use(site: ScratchSite, section: str) -> None:
    for block in commands("back-up.md", section):
        site.run(block)


def back_up_lose_and_restore(site: ScratchSite, kind: str) -> None:
    upload, answer = site.folder / "data" / "media" / "photo.jpg", site.folder / "data" / "private" / "answer.pdf"
    site.run("python manage.py migrate --noinput -v0")
    site.shell(ADD)
    # Nobody uploaded anything yet.
    use(site, f"Back up {kind}")
    for file in (upload, answer):
        file.write_text("kept")
    use(site, f"Back up {kind}")

    site.shell(RENAME)
    for file in (upload, answer):
        file.unlink()
    use(site, f"Restore {kind}")

    assert "title: Kept" in site.shell(TITLE)
    assert (upload.read_text(), answer.read_text()) == ("kept", "kept")


def test_sqlite_is_restored_as_it_was_backed_up(tmp_path):
    site = ScratchSite(tmp_path, f"sqlite:///{tmp_path}/data/site.sqlite3")
    back_up_lose_and_restore(site, "SQLite")


@pytest.mark.programs("PostgreSQL")
def test_postgresql_is_restored_as_it_was_backed_up(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", f"{Path(path_of('initdb')).parent}:{os.environ['PATH']}")
    with postgresql() as database:
        back_up_lose_and_restore(ScratchSite(tmp_path, database), "PostgreSQL")


def test_commands_of_the_upgrade_run_and_upgrade_documents(tmp_path):
    site = ScratchSite(tmp_path, f"sqlite:///{tmp_path}/data/site.sqlite3")
    shutil.copy(prepared_folder() / "demo.sqlite3", tmp_path / "data" / "site.sqlite3")
    for block in commands("upgrade.md"):
        site.run(block)

    assert (tmp_path / "data" / "static" / "intarsia").is_dir()
