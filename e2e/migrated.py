"""An SQLite database with all tables and no content, created once and copied: migrating takes half a minute of CPU."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from e2e.prepared import prepared

ROOT = Path(__file__).resolve().parent.parent
MIGRATED = ROOT / "var" / "migrated"
MADE_FROM = ("demo", "intarsia")


def migrated_database() -> Path:
    """The file, made from the migrations as they are now. A copy is migrated once more, which then costs little."""
    return prepared(MIGRATED, _digest(), _migrate) / "demo.sqlite3"


def _migrate(folder: Path) -> None:
    command = [sys.executable, "manage.py", "migrate", "-v0"]
    own = {"INTARSIA_VAR": str(folder), "DJANGO_SETTINGS_MODULE": "demo.settings"}
    # Another database than SQLite would be migrated in place.
    inherited = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    done = subprocess.run(command, cwd=ROOT, env=inherited | own, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"The database could not be migrated:\n{done.stdout}{done.stderr}")


def _digest() -> str:
    """A digest of our migrations and of the list of packages with their versions."""
    digest = hashlib.sha256()
    migrations = [path for folder in MADE_FROM for path in sorted((ROOT / folder).rglob("migrations/*.py"))]
    for path in [*migrations, ROOT / "requirements" / "dev.txt"]:
        digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()
