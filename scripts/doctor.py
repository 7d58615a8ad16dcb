"""`make doctor`: programs, installed packages, ports and settings: what is there, what is missing and how to get it."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.programs import PROGRAMS, Program

ROOT = Path(__file__).resolve().parent.parent
# What the demo site and the commands read from the environment, and what happens without it.
SETTINGS = {
    "HOST": "127.0.0.1",
    "PORT": "8000",
    "BASE_URL": "http://127.0.0.1:8000, in e-mails of the admin",
    "ALLOWED_HOSTS": "every host",
    "SECRET_KEY": "a public key, for the demo only",
    "DATABASE_URL": "SQLite in var/",
    "REDIS_URL": "files in var/, shared by the processes of one machine",
    "INTARSIA_REDIS_NAMESPACE": "derived from SECRET_KEY",
    "STORAGE_URL": "files in var/media",
    "PRIVATE_STORAGE_URL": "files of held messages in var/private-files: only this machine can deliver them",
    "INTARSIA_VAR": "var/",
    "INTARSIA_METRICS_TOKEN": "no metrics for Prometheus",
    "LOG_FORMAT": "line: for people; json: for programs",
    "INTARSIA_NAME_SERVER": "the system's name servers",
    "INTARSIA_IMAGE_AVIF": "on: jobs make AVIF files of images; off: WebP only",
    "INTARSIA_KEPT_HTML_MB": "3: megabytes of HTML that each worker keeps of uncached pages",
    "PYTHON": "the newest of python3.13, 3.12, 3.11 and python3",
    "CI": "tests are skipped where an optional program is missing; with CI set they fail",
}
SECRET = {"SECRET_KEY", "DATABASE_URL", "REDIS_URL", "STORAGE_URL", "PRIVATE_STORAGE_URL", "INTARSIA_METRICS_TOKEN"}
# Folder or file, how it is made.
INSTALLED = (
    ("Python packages", ".venv/bin/python", "make run (make test for the development tools)"),
    ("Development tools", ".venv/bin/pytest", "make test"),
    ("Browser packages", "node_modules/.stamp", "make run"),
    ("Built front end", "intarsia/rendering/bundle/.stamp", "make run"),
    ("Lighthouse", "benchmarks/node_modules/.bin/lighthouse", "make bench"),
)


def main() -> int:
    programs = [_program_row(program) for program in PROGRAMS if program.is_needed()]
    _print("Programs", ("", "program", "version", "needed by", "where, or how to get it"), programs)
    installed = [_installed_row(*one) for one in INSTALLED]
    _print("Installed by make", ("", "what", "how it is installed"), installed)
    _print("Ports", ("", "port", "state"), [_port_row()])
    _print("Settings (environment)", ("setting", "value", "without it"), [_setting_row(name) for name in SETTINGS])
    missing = [row[1] for row in programs if row[0] == "MISSING"]
    print(f"Missing: {', '.join(missing)}" if missing else "All required programs are there.")
    return 1 if missing else 0


def _program_row(program: Program) -> tuple[str, ...]:
    needed = ", ".join(f"make {name}" for name in program.required_by.split(", ") if name)
    optional = ", ".join(f"make {name}" for name in program.optional_for.split(", ") if name)
    needed_by = ", ".join(filter(None, (needed, optional and f"{optional} (optional)")))
    paths = program.paths() or ([sys.executable] if program.name == "Python" else [])
    if not paths:
        return ("MISSING" if _is_required(program) else "absent", program.name, "", needed_by, program.how_to_get())
    version = version_of(program, paths[0])
    if _numbers(version) < program.at_least:
        wanted = ".".join(map(str, program.at_least))
        return ("MISSING", program.name, version, needed_by, f"{wanted} or newer: {program.how_to_get()}")
    return ("ok", program.name, version, needed_by, paths[0])


def _is_required(program: Program) -> bool:
    """Whether `make run` or `make test` needs the program."""
    return not {"run", "test"}.isdisjoint(program.required_by.split(", "))


def version_of(program: Program, path: str) -> str:
    """The version from the program's output: the first number with a point."""
    if program.name == "Python":
        return _newest_python()
    if program.library:
        return ""
    try:
        done = subprocess.run([path, *program.version], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return "?"
    found = re.search(r"\d+(\.\d+)+", done.stdout + done.stderr)
    return found[0] if found else "?"


def _newest_python() -> str:
    """Searches like scripts/setup.sh: a machine may have several versions."""
    code = "import platform; print(platform.python_version())"
    found = []
    for name in (os.environ.get("PYTHON", ""), "python3.13", "python3.12", "python3.11", "python3"):
        try:
            found.append(subprocess.run([name, "-c", code], capture_output=True, text=True).stdout.strip())
        except OSError:
            continue
    return max(found, key=_numbers, default="?")


def _installed_row(what: str, path: str, how: str) -> tuple[str, ...]:
    return ("ok" if (ROOT / path).exists() else "absent", what, how)


def _port_row() -> tuple[str, ...]:
    host, port = os.environ.get("HOST", "127.0.0.1"), os.environ.get("PORT", "8000")
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, int(port)))
    except (OSError, ValueError) as error:
        return ("IN USE", f"{host}:{port}", f"{error}. Stop what runs there, or choose another: PORT=8001 make run")
    return ("ok", f"{host}:{port}", "free: make run serves the demo there. Tests choose free ports by themselves")


def _setting_row(name: str) -> tuple[str, ...]:
    value = os.environ.get(name, "")
    return (name, "(set)" if value and name in SECRET else value or "-", SETTINGS[name])


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version))


def _print(title: str, heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> None:
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    print(f"{title}")
    for row in [heads, *rows]:
        print("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    print()


if __name__ == "__main__":
    sys.exit(main())
