"""A scratch site whose workers are real processes."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MANAGE = (
    "import sys; from django.core.management import execute_from_command_line as run; run(['manage', *sys.argv[1:]])"
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
        self.manage("migrate", "-v0")

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        return self.start_code(MANAGE, *arguments)

    def start_code(self, code: str, *arguments: str) -> subprocess.Popen[str]:
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        command = [sys.executable, "-c", code, *arguments]
        return subprocess.Popen(command, cwd=ROOT, env=self.environment, text=True, **pipes)

    def manage(self, *arguments: str, status: int = 0) -> str:
        with self.start(*arguments) as process:
            output = process.communicate()[0]
        assert process.returncode == status, output
        return output

    def run(self, code: str) -> str:
        """What the code prints, without the newline."""
        prepared = (
            "import django; django.setup()\n"
            "from datetime import timedelta\nfrom django.utils.timezone import now\n"
            "from intarsia.jobs.api import enqueue\nfrom intarsia.jobs.models import Job, Schedule\n"
        )
        command = [sys.executable, "-c", prepared + code]
        done = subprocess.run(command, cwd=ROOT, env=self.environment, text=True, capture_output=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

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
