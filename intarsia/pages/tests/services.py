"""A PostgreSQL of the test's own: in a temporary folder, reached by a socket there, gone afterwards."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

import pytest

SUPERUSER = "postgres"


@contextmanager
def throwaway_postgresql() -> Iterator[str]:
    """The address of an empty database, as DATABASE_URL wants it."""
    programs = _programs()
    # Not pytest's own folder: the path of a socket may have no more than about a hundred characters.
    folder = Path(tempfile.mkdtemp(prefix="intarsia-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, SUPERUSER)
    data = folder / "data"
    try:
        _run(programs / "initdb", "-D", data, "-U", SUPERUSER, "--auth=trust", "--no-sync", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        _run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgres://{SUPERUSER}@{quote(str(folder), safe='')}/postgres"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def _programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if not found and not on_path:
        pytest.skip("PostgreSQL's server programs are not installed: apt-get install postgresql")
    return found[-1].parent if found else Path(str(on_path)).parent


def _run(*command: object) -> None:
    """PostgreSQL refuses to run as root."""
    as_other = ["runuser", "-u", SUPERUSER, "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*as_other, *map(str, command)], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    assert done.returncode == 0, done.stderr
