"""The programs that commands, tests and benchmarks start, and a library of Pillow: where each one is, how to get it.

    python scripts/programs.py [NAME ...]

installs the missing ones through apt when it may, and otherwise says how to get them; it fails if one that was named is
missing then. Standard library only, because it also runs where nothing is installed yet.
"""

import ctypes.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

PLAYWRIGHT = (
    "~/.cache/ms-playwright/chromium-*/chrome-linux*",
    "~/Library/Caches/ms-playwright/chromium-*/chrome-mac*",
)


def always() -> bool:
    return True


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def has_no_proc() -> bool:
    return not Path("/proc/1").exists()


@dataclass(frozen=True)
class Program:
    """Its name, and its commands. Alternatives of one command are joined by `|`."""

    name: str
    commands: tuple[str, ...]
    # The make commands that fail without it, and those that skip a part.
    required_by: str
    optional_for: str = ""
    apt: str = ""
    dnf: str = ""
    brew: str = ""
    # Folders besides PATH, as patterns; the newest version comes last.
    folders: tuple[str, ...] = ()
    version: tuple[str, ...] = ("--version",)
    at_least: tuple[int, ...] = ()
    # False on systems that do not need it.
    is_needed: Callable[[], bool] = always
    # Instead of commands.
    library: str = ""

    def paths(self) -> list[str]:
        """One path per command, or the name of the library; empty when one is missing."""
        if self.library:
            return [path] if (path := ctypes.util.find_library(self.library)) else []
        found = [find(command, self.folders) for command in self.commands]
        return [str(path) for path in found] if all(found) else []

    def how_to_get(self) -> str:
        ways = (("apt", self.apt), ("dnf", self.dnf), ("brew", self.brew))
        return " · ".join(f"{tool} install {package}" for tool, package in ways if package)

    def missing_message(self) -> str:
        return f"{self.name} was not found. Install it: {self.how_to_get()}"


PROGRAMS = (
    Program("Python", ("python3",), "run", apt="python3 python3-venv", dnf="python3", brew="python", at_least=(3, 11)),
    Program("Node", ("node",), "run", apt="nodejs", dnf="nodejs", brew="node", at_least=(20, 19)),
    Program("npm", ("npm", "npx"), "run", apt="npm", dnf="nodejs-npm", brew="node"),
    Program("make", ("make",), "run", apt="make", dnf="make", brew="make"),
    Program("git", ("git",), "", apt="git", dnf="git", brew="git"),
    Program(
        "Chromium",
        ("chromium|chromium-browser|google-chrome|google-chrome-stable|Google Chrome|Chromium|chrome",),
        "test, bench",
        apt="chromium",
        dnf="chromium",
        brew="--cask google-chrome",
        folders=("/Applications/*.app/Contents/MacOS", *PLAYWRIGHT, f"{PLAYWRIGHT[1]}/*.app/Contents/MacOS"),
    ),
    Program(
        "PostgreSQL",
        ("initdb", "pg_ctl", "postgres"),
        "services",
        "test",
        apt="postgresql",
        dnf="postgresql-server",
        brew="postgresql@17",
        folders=("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/opt/postgresql*/bin"),
    ),
    Program(
        "Redis",
        ("redis-server|valkey-server",),
        "services",
        "test, bench",
        apt="redis-server",
        dnf="valkey",
        brew="redis",
    ),
    Program("nginx", ("nginx",), "services", "bench", apt="nginx", dnf="nginx", brew="nginx", version=("-v",)),
    Program("wrk", ("wrk",), "", "bench", apt="wrk", dnf="wrk", brew="wrk", version=("-v",)),
    Program(
        "gettext",
        ("msgmerge", "msgattrib", "msgfilter", "msggrep", "msgfmt"),
        "words",
        "",
        apt="gettext",
        dnf="gettext",
        brew="gettext",
    ),
    # For the Nu Html Checker.
    Program(
        "Java",
        ("java",),
        "",
        "test-all",
        apt="default-jre-headless",
        dnf="java-latest-openjdk-headless",
        brew="openjdk",
        folders=("/opt/homebrew/opt/openjdk/bin", "/usr/local/opt/openjdk/bin"),
        version=("-version",),
    ),
    # Pillow loads it to join Arabic letters and to order text of both directions.
    Program("FriBiDi", (), "", "test", apt="libfribidi0", dnf="fribidi", brew="fribidi", library="fribidi"),
    # Lists the workers of a server on macOS, which has no /proc and includes this program.
    Program("pgrep", ("pgrep",), "", "test", apt="procps", dnf="procps-ng", is_needed=has_no_proc),
    # PostgreSQL refuses to run as root.
    Program("runuser", ("runuser",), "", "test", apt="util-linux", dnf="util-linux", is_needed=is_root),
)
BY_NAME = {program.name: program for program in PROGRAMS}
INSTALLED_FIRST = ("Python", "Node", "npm", "make", "git", "Chromium")


def find(command: str, folders: Sequence[str] = ()) -> str | None:
    """The path of the first alternative that is on PATH, in a folder for administrators, or in one of `folders`."""
    for name in command.split("|"):
        for folder in (None, "/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin", *_existing(folders)):
            if path := shutil.which(name, path=folder):
                return path
    return None


def path_of(command: str) -> str:
    """The path of a command of the list above. Raises FileNotFoundError, which says how to get it."""
    program = next(one for one in PROGRAMS if command in "|".join(one.commands).split("|"))
    among = next(names for names in program.commands if command in names.split("|"))
    path = find(among, program.folders)
    if path is None:
        raise FileNotFoundError(program.missing_message())
    return path


def missing(names: Sequence[str]) -> list[Program]:
    """The named programs that this machine needs and does not have."""
    return [BY_NAME[name] for name in names if BY_NAME[name].is_needed() and not BY_NAME[name].paths()]


def install(programs: Sequence[Program]) -> None:
    """Through apt, as root; without root this does nothing, because it would ask for a password."""
    packages = [package for program in programs for package in program.apt.split()]
    if not packages or not is_root() or not shutil.which("apt-get"):
        return
    print(f"Installing {', '.join(packages)} …", file=sys.stderr)
    options = ["-qq", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", *options], env=environment, stdout=sys.stderr)
    command = ["apt-get", "install", "-y", "--no-install-recommends", *options, *packages]
    subprocess.run(command, env=environment, stdout=subprocess.DEVNULL)


def _existing(patterns: Sequence[str]) -> list[str]:
    """Folders that exist, the newest version first."""
    found = []
    for pattern in patterns:
        path = Path(pattern).expanduser()
        found += [str(one) for one in Path(path.anchor).glob(str(path.relative_to(path.anchor))) if one.is_dir()]
    return sorted(found, key=lambda one: [int(number) for number in re.findall(r"\d+", one)], reverse=True)


def main(required: Sequence[str]) -> int:
    """Prints how to get the missing programs. Returns 1 if one of `required` is missing."""
    names = required or [program.name for program in PROGRAMS if program.name not in INSTALLED_FIRST]
    install(missing(names))
    for program in (absent := missing(names)):
        optional = ", ".join(f"make {name}" for name in program.optional_for.split(", ") if name)
        parts = f" Without it, {optional} leaves out a part." if optional and not required else ""
        print(program.missing_message().replace(".", f".{parts}", 1), file=sys.stderr)
    return 1 if required and absent else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
