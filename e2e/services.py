"""PostgreSQL, Redis and S3-compatible storage, started for tests and removed afterwards.

python -m e2e.services pytest -q intarsia

runs a command with DATABASE_URL, REDIS_URL, STORAGE_URL and PRIVATE_STORAGE_URL in its environment.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from scripts.programs import path_of

SUPERUSER = "postgres"
BUCKET, PRIVATE_BUCKET = "uploads", "held"


@contextmanager
def services() -> Iterator[dict[str, str]]:
    """All of them, by the names of their environment variables."""
    with postgresql() as database, redis() as cache, s3() as storage:
        private = storage.replace(f"/{BUCKET}?", f"/{PRIVATE_BUCKET}?")
        yield {
            "DATABASE_URL": database,
            "REDIS_URL": cache,
            "STORAGE_URL": storage,
            "PRIVATE_STORAGE_URL": private,
        }


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database, for DATABASE_URL."""
    with postgresql_server() as server:
        yield server.url


@contextmanager
def redis() -> Iterator[str]:
    """The URL of an empty Redis, for REDIS_URL."""
    with redis_server() as server:
        yield server.url


class PostgreSQL:
    """Can be stopped and started again with its data."""

    def __init__(self, folder: Path) -> None:
        self.url = f"postgres://{SUPERUSER}@{quote(str(folder), safe='')}/postgres"
        self._folder = folder

    def start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses='' -c fsync=off"
        self._control("-l", self._folder / "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def _control(self, *arguments: object) -> None:
        _run(path_of("pg_ctl"), "-D", self._folder / "data", *arguments)


@contextmanager
def postgresql_server() -> Iterator[PostgreSQL]:
    with _short_folder("intarsia-pg-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, SUPERUSER)
        _run(path_of("initdb"), "-D", folder / "data", "-U", SUPERUSER, "--auth=trust", "--no-sync", "-E", "UTF8")
        server = PostgreSQL(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Redis:
    """Can be stopped and started again, then empty, and paused."""

    def __init__(self, folder: Path) -> None:
        self.url = f"unix://{folder / 'redis.sock'}"
        self._folder = folder
        self._running = ExitStack()
        self._process: Any = None

    def start(self) -> None:
        socket_file, options = self._folder / "redis.sock", ["--save", "", "--dir", self._folder]
        command = [path_of("redis-server"), "--port", "0", "--unixsocket", socket_file, *options]
        self._process = self._running.enter_context(_started(command, "eady to accept connections"))

    def stop(self) -> None:
        self._running.close()

    def pause(self) -> None:
        """It accepts connections, and does not answer."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis_server() -> Iterator[Redis]:
    with _short_folder("intarsia-redis-") as folder:
        server = Redis(folder)
        server.start()
        try:
            yield server
        finally:
            server.resume()
            server.stop()


@contextmanager
def s3() -> Iterator[str]:
    """The URL of an empty bucket, for STORAGE_URL. The bucket PRIVATE_BUCKET is next to it."""
    port = _free_port()
    command = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", port]
    with _started(command, "Running on"):
        import boto3

        endpoint = f"http://127.0.0.1:{port}"
        keys = {"aws_access_key_id": "key", "aws_secret_access_key": "secret", "region_name": "us-east-1"}
        client = boto3.client("s3", endpoint_url=endpoint, **keys)
        for bucket in (BUCKET, PRIVATE_BUCKET):
            client.create_bucket(Bucket=bucket)
        yield f"s3://key:secret@127.0.0.1:{port}/{BUCKET}?region=us-east-1&scheme=http"


def _run(*command: object) -> None:
    """PostgreSQL refuses to run as root."""
    as_other = [path_of("runuser"), "-u", SUPERUSER, "--"] if os.geteuid() == 0 else []
    done = subprocess.run(
        [*as_other, *map(str, command)], cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr}")


@contextmanager
def _started(command: Sequence[object], ready: str) -> Iterator[Any]:
    """Starts a process and waits until it prints a line that contains `ready`."""
    process: Any = subprocess.Popen(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    lines: list[str] = []
    try:
        if not any(ready in (lines.append(line) or line) for line in process.stdout):
            raise RuntimeError(f"{command[0]} did not start:\n{''.join(lines)}")
        # Drains the pipe, because a full one would stop the process.
        reader = threading.Thread(target=lambda: lines.extend(process.stdout))
        reader.start()
        yield process
        process.terminate()
        reader.join()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def _short_folder(prefix: str) -> Iterator[Path]:
    """Not pytest's own folder: the path of a socket is limited to about a hundred characters."""
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
