"""A scratch site whose workers are real processes."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from e2e.console import Console
from intarsia.page_cache.tests.services import Process

ROOT = Path(__file__).resolve().parents[3]
MANAGE = (
    "import sys; from django.core.management import execute_from_command_line as run; run(['manage', *sys.argv[1:]])"
)
IMPORTS = (
    "from datetime import timedelta\nfrom django.utils.timezone import now\n"
    "from intarsia.jobs.api import enqueue\nfrom intarsia.jobs.models import Job, Schedule\n"
)


class ScratchSite:
    def __init__(self, folder: Path, database: str = "") -> None:
        self.folder = folder
        self.environment = {
            **{name: value for name, value in os.environ.items() if name not in ("REDIS_URL", "DATABASE_URL")},
            "DJANGO_SETTINGS_MODULE": "intarsia.jobs.tests.scratch.settings",
            "SCRATCH_VAR": str(folder),
            **({"SCRATCH_DATABASE": database} if database else {}),
        }
        self._console = Console(self.environment)
        self.manage("migrate", "-v0")

    def __enter__(self) -> "ScratchSite":
        return self

    def __exit__(self, *_error: object) -> None:
        self._console.close()

    def start(self, *arguments: str, **own: str) -> Process:
        return self.start_code(MANAGE, *arguments, **own)

    def start_code(self, code: str, *arguments: str, **own: str) -> Process:
        """`own` are environment variables of this process only."""
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        command = [sys.executable, "-c", code, *arguments]
        return Process(command, cwd=ROOT, env=self.environment | own, text=True, **pipes)

    def manage(self, *arguments: str, status: int = 0) -> str:
        with self.start(*arguments) as process:
            output = process.communicate()[0]
        assert process.returncode == status, output
        return output

    def run(self, code: str) -> str:
        """What the code prints, without the newline. All code runs in one process."""
        return self._console.run(IMPORTS + code)

    def states(self) -> str:
        return self.run(
            "print(*Job.objects.exclude(name='jobs.delete_old').order_by('pk').values_list('state', flat=True))"
        )

    @property
    def trace(self) -> list[str]:
        file = self.folder / "trace"
        return file.read_text().splitlines() if file.exists() else []


def await_(is_so: Callable[[], bool], seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "It did not happen in time."
        time.sleep(0.02)
