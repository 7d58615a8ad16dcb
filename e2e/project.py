"""A Django project in a folder: its commands, and its server on a free port."""

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from e2e.site import free_port, wait_until_it_answers


def run(folder: Path, environment: Mapping[str, str], command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Fails with the end of its output if the command fails."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{command} failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done


@contextmanager
def served(
    folder: Path, environment: Mapping[str, str], *options: str, python: str | Path = sys.executable
) -> Iterator[str]:
    """The URL while `runserver` runs. Its log is in the folder, too."""
    port = free_port()
    command = [python, "manage.py", "runserver", "--noreload", *options, f"127.0.0.1:{port}"]
    with _answering(folder, environment, command, port) as url:
        yield url


@contextmanager
def launched(folder: Path, environment: Mapping[str, str], application: str, python: str | Path) -> Iterator[str]:
    """The URL while the production server runs."""
    port = free_port()
    command = [python, "-m", "intarsia.serving", application, "--host", "127.0.0.1", "--port", str(port)]
    with _answering(folder, environment, [*command, "--workers", "2"], port) as url:
        yield url


@contextmanager
def _answering(folder: Path, environment: Mapping[str, str], command: Sequence[str | Path], port: int) -> Iterator[str]:
    url, log = f"http://127.0.0.1:{port}", folder / "server.log"
    with log.open("ab") as file:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=file, stderr=file)
    try:
        wait_until_it_answers(url, process, log)
        yield url
    finally:
        process.terminate()
        process.wait(20)
