"""The demo, prepared once and served by the production server on a free port."""

import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

from e2e.console import Console
from e2e.migrated import migrated_database
from e2e.prepared import prepared
from scripts.programs import path_of

ROOT = Path(__file__).resolve().parent.parent
# Loading the demo takes a while, so one loaded copy is reused until its sources change.
PREPARED = ROOT / "var" / "e2e"
MADE_FROM = ("demo", "intarsia")
# A busy machine takes many times the seconds of an idle one.
START_SECONDS = 180


@dataclass
class Site:
    url: str
    process: subprocess.Popen[bytes]
    folder: Path
    # Extra environment variables of its processes.
    environment: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._console = Console(_environment(self.folder) | self.environment)

    def workers(self) -> list[int]:
        """Process ids of the server's workers."""
        return [worker for server in _children(self.process.pid) for worker in _children(server)]

    def renderers(self) -> list[int]:
        """Process ids of the workers' renderer processes. A worker has one after its first uncached page."""
        return [child for worker in self.workers() for child in _children(worker) if is_renderer(child)]

    def manage(self, *arguments: str) -> str:
        """Runs a management command on this site."""
        return manage(self.folder, self.environment, *arguments)

    def run(self, code: str) -> str:
        """Runs code on this site, in a process that stays for the next code, and returns what it printed."""
        return self._console.run(code)

    def log(self) -> str:
        return (self.folder / "server.log").read_text("utf-8", "replace")

    def add_page(self, title: str, slug: str) -> int:
        """The id of a new, unpublished page."""
        code = (
            "from wagtail.models import Site; from intarsia.pages.models import BuilderPage;"
            f"page = BuilderPage(title={title!r}, slug={slug!r}, live=False);"
            "Site.objects.get().root_page.add_child(instance=page); print(page.pk)"
        )
        return int(self.run(code).split()[-1])

    def kill(self) -> None:
        """Kills all processes, like a power failure."""
        for process in (self.process.pid, *_children(self.process.pid), *self.workers()):
            os.kill(process, signal.SIGKILL)
        self.process.wait()
        self._console.close()

    def stop(self) -> None:
        self._console.close()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def manage(folder: Path, environment: dict[str, str], *arguments: str) -> str:
    """Runs a management command on the site of a folder, which needs no server, and returns what it printed."""
    done = subprocess.run(
        [sys.executable, "manage.py", *arguments],
        cwd=ROOT,
        env=_environment(folder) | environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise RuntimeError(f"manage.py {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def prepared_folder() -> Path:
    """A folder with the loaded demo, created if it is missing or outdated."""
    return prepared(PREPARED, _digest(), _load_the_demo)


def _load_the_demo(folder: Path) -> None:
    shutil.copy(migrated_database(), folder)
    command = [sys.executable, "manage.py", "prepare_demo"]
    done = subprocess.run(command, cwd=ROOT, env=_environment(folder), capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"The demo could not be prepared:\n{done.stdout}{done.stderr}")


def start(folder: Path, workers: int = 2, *, port: int = 0, **environment: str) -> Site:
    """Serves a copy of the prepared demo in `folder` on a free port, as `make run` does."""
    where = str(port or free_port())
    command = [sys.executable, "-m", "intarsia.serving", "demo.rsgi:application", "--log-level", "info"]
    options = ["--port", where, "--workers", str(workers)]
    with (folder / "server.log").open("ab") as log:
        process = subprocess.Popen(
            [*command, *options], cwd=ROOT, env=_environment(folder) | environment, stdout=log, stderr=log
        )
    site = Site(f"http://127.0.0.1:{where}", process, folder, environment)
    try:
        wait_until_it_answers(site.url, process, folder / "server.log")
    except RuntimeError:
        site.stop()
        raise
    return site


def is_renderer(process: int) -> bool:
    """False also for one that has ended, and for its zombie."""
    if Path("/proc/self/cmdline").exists():
        command = _read(Path(f"/proc/{process}/cmdline"))
    else:
        listed = ["ps", "-ww", "-o", "args=", "-p", str(process)]
        command = subprocess.run(listed, capture_output=True, text=True, check=False).stdout
    return "intarsia.rendering.v8.renderer_process" in command


def _children(process: int) -> list[int]:
    # The kernel lists the children of each thread.
    if Path("/proc/self/task").exists():
        threads = Path(f"/proc/{process}/task").glob("*/children")
        return [int(pid) for thread in threads for pid in _read(thread).split()]
    found = subprocess.run([path_of("pgrep"), "-P", str(process)], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


def _read(file: Path) -> str:
    """Empty if the thread that the file describes has ended."""
    try:
        return file.read_text()
    except OSError:
        return ""


def wait_until_it_answers(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(f"{url}/admin/login/", timeout=5).close()
            return
        except (urllib.error.URLError, OSError):
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise RuntimeError(f"The server did not start:\n{log.read_text()[-4000:]}")


def chromium() -> str:
    """The path of the browser, which is installed if needed."""
    found = subprocess.run([ROOT / "scripts" / "chromium.sh"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _environment(folder: Path) -> dict[str, str]:
    own = {"INTARSIA_VAR": str(folder), "DJANGO_SETTINGS_MODULE": "demo.settings", "INTARSIA_IMAGE_AVIF": "off"}
    return {**os.environ, **own}


def _digest() -> str:
    digest = hashlib.sha256()
    for folder in MADE_FROM:
        for path in sorted((ROOT / folder).rglob("*")):
            if (
                path.is_file()
                and not {"__pycache__", "tests"} & {*path.parts}
                and path.suffix in (".py", ".json", ".html", ".js")
            ):
                digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()
