"""PostgreSQL, Redis and S3-compatible storage, started for the purpose and gone afterwards.

    python -m e2e.services pytest -q intarsia

runs a command with DATABASE_URL, REDIS_URL and STORAGE_URL in its environment.
"""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

SUPERUSER = "postgres"
BUCKET = "uploads"


@contextmanager
def services() -> Iterator[dict[str, str]]:
    """All three, by the names of their environment variables."""
    with postgresql() as database, redis() as cache, s3() as storage:
        yield {"DATABASE_URL": database, "REDIS_URL": cache, "STORAGE_URL": storage}


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of an empty database, as DATABASE_URL wants it."""
    programs = _postgresql_programs()
    with _short_folder("intarsia-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, SUPERUSER)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", SUPERUSER, "--auth=trust", "--no-sync", "-E", "UTF8")
        options = f"-k {folder} -c listen_addresses='' -c fsync=off"
        _run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-o", options, "start")
        try:
            yield f"postgres://{SUPERUSER}@{quote(str(folder), safe='')}/postgres"
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "stop")


@contextmanager
def redis() -> Iterator[str]:
    """The address of an empty Redis, as REDIS_URL wants it."""
    with _short_folder("intarsia-redis-") as folder:
        socket_file = folder / "redis.sock"
        command = ["redis-server", "--port", "0", "--unixsocket", socket_file, "--save", "", "--dir", folder]
        with _started(command, "eady to accept connections"):
            yield f"unix://{socket_file}"


@contextmanager
def s3() -> Iterator[str]:
    """The address of an empty bucket, as STORAGE_URL wants it."""
    port = _free_port()
    command = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", port]
    with _started(command, "Running on"):
        import boto3

        endpoint = f"http://127.0.0.1:{port}"
        keys = {"aws_access_key_id": "key", "aws_secret_access_key": "secret", "region_name": "us-east-1"}
        boto3.client("s3", endpoint_url=endpoint, **keys).create_bucket(Bucket=BUCKET)
        yield f"s3://key:secret@127.0.0.1:{port}/{BUCKET}?region=us-east-1&scheme=http"


def _postgresql_programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if not found and not on_path:
        raise RuntimeError("PostgreSQL's server programs are not installed: apt-get install postgresql")
    return found[-1].parent if found else Path(str(on_path)).parent


def _run(*command: object) -> None:
    """PostgreSQL refuses to run as root."""
    as_other = ["runuser", "-u", SUPERUSER, "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*as_other, *map(str, command)], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr}")


@contextmanager
def _started(command: Sequence[object], ready: str) -> Iterator[None]:
    """From the moment that the process prints a line with `ready` in it."""
    process: Any = subprocess.Popen(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    lines: list[str] = []
    try:
        if not any(ready in (lines.append(line) or line) for line in process.stdout):
            raise RuntimeError(f"{command[0]} did not start:\n{''.join(lines)}")
        # Nobody reads on otherwise, and a full pipe would stop it.
        reader = threading.Thread(target=lambda: lines.extend(process.stdout))
        reader.start()
        yield
        process.terminate()
        reader.join()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def _short_folder(prefix: str) -> Iterator[Path]:
    """Not pytest's own: the path of a socket may have no more than about a hundred characters."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    with services() as environment:
        sys.exit(subprocess.run(sys.argv[1:], env={**os.environ, **environment}, check=False).returncode)
