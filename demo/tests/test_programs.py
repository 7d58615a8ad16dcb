"""Each program that code, tests, benchmarks and scripts start is in the list of scripts/programs.py."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import doctor
from scripts.programs import BY_NAME, PROGRAMS, find, path_of

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("intarsia", "demo", "e2e", "benchmarks", "scripts", "web")
# Calls whose first argument is a program or the list of a command.
STARTERS = {
    *("run", "Popen", "check_call", "check_output", "call", "which", "path_of", "_run", "started", "_started"),
    *("spawn", "spawnSync", "execFile", "execFileSync", "exec", "execSync"),
}
# Other objects have methods of these names, too.
OF_SUBPROCESS = {"run", "call", "started"}
KNOWN = {name for program in PROGRAMS for command in program.commands for name in command.split("|")}
# What each POSIX system has, what setup.sh installs into .venv and node_modules, and apt itself.
ALWAYS_THERE = {
    *("sh", "awk", "cat", "cksum", "cp", "date", "find", "grep", "id", "kill", "mktemp", "mv", "rm", "sed", "sort"),
    *("tr", "xargs", "head", "tail", "ls", "mkdir", "dirname", "seq", "apt-get", "timeout", "ulimit", "env"),
    "basename",
    # Only where there is no /proc, so on macOS, which has it.
    "ps",
    *("tsc", "biome", "vitest"),
}
WORDS_OF_THE_SHELL = {
    *("cd", "echo", "exec", "exit", "export", "for", "fi", "done", "case", "esac", "set", "trap", "wait", "return"),
    *(
        "command",
        "continue",
        "printf",
        "eval",
        "read",
        "shift",
        "test",
        "true",
        "false",
        "unset",
        "[",
        "}",
        ":",
        "umask",
        "do",
        "then",
        "else",
    ),
}


def started_by_python(source: str) -> Iterator[str]:
    """Programs named in calls that start them, or at the head of a list named `command`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            function = _name(node.func)
            if function in STARTERS and (function not in OF_SUBPROCESS or _owner(node.func) in ("", "subprocess")):
                yield from _first(node.args[0])
        elif isinstance(node, ast.Assign) and any("command" in _name(target).lower() for target in node.targets):
            yield from _first(node.value, is_list=True)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _owner(function: ast.expr) -> str:
    return ast.unparse(function).rpartition(".")[0]


def _first(node: ast.expr, is_list: bool = False) -> Iterator[str]:
    if isinstance(node, ast.List | ast.Tuple) and node.elts:
        node = node.elts[0]
    elif is_list:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def started_by_typescript(source: str) -> Iterator[str]:
    if "child_process" in source:
        starters = "|".join(STARTERS)
        yield from re.findall(rf"""\b(?:{starters})\(\s*["'`]([\w.-]+)["'`]""", source)


def started_by_shell(source: str) -> Iterator[str]:
    """The first word of each command, and what `command -v` looks for."""
    source = re.sub(r"<<'?(\w+)'?.*?^\1$", "", source, flags=re.DOTALL | re.MULTILINE)
    source = re.sub(r"^\s*#.*$", "", source.replace("\\\n", " ").replace("$((", "X"), flags=re.MULTILINE)
    source = re.sub(r'^run "[^"]+"', "", source, flags=re.MULTILINE)
    source = re.sub(r"""'[^']*'|"(\\.|[^"\\])*\"""", _substitutions, source)
    functions = set(re.findall(r"^(\w+)\(\)", source, re.MULTILINE))
    for statement in re.split(r"\n|;|&&|\|\|?|\$\(", source):
        words = re.sub(r"^[\s@!{(]*((if|then|do|else|elif|while|until|exec|!)\s+|\w+=\S*\s+)*", "", statement).split()
        if words and words[0].rstrip(")") not in WORDS_OF_THE_SHELL | functions:
            yield words[0].rstrip(")")
    yield from re.findall(r"\bcommand -v ([a-z][\w-]*)", source)


def _substitutions(quoted: re.Match) -> str:
    """Quotes hide commands, except for `$(…)` inside double quotes."""
    return "X" + "".join(re.findall(r"\$\([^)\"]*", quoted[0])) if quoted[0].startswith('"') else "X"


def started_by_make(source: str) -> Iterator[str]:
    recipes = "\n".join(line.strip() for line in source.splitlines() if line.startswith("\t"))
    return started_by_shell(re.sub(r"\$\([^()]*(\([^()]*\)[^()]*)*\)", "$X", recipes))


def all_started() -> dict[str, str]:
    """Program -> one file that starts it."""
    found: dict[str, str] = {}
    readers = {
        ".py": started_by_python,
        ".sh": started_by_shell,
        ".ts": started_by_typescript,
        ".mjs": started_by_typescript,
    }
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*.*"):
            if file.suffix in readers and "node_modules" not in file.parts and file != Path(__file__):
                for program in readers[file.suffix](file.read_text("utf-8")):
                    found.setdefault(program, str(file.relative_to(ROOT)))
    for program in started_by_make((ROOT / "Makefile").read_text("utf-8")):
        found.setdefault(program, "Makefile")
    return found


def is_a_program(name: str) -> bool:
    return bool(re.fullmatch(r"[a-z][\w.-]*", name)) and not name.endswith((".py", ".sh"))


def test_every_program_that_the_code_starts_is_in_the_list():
    started = {name: file for name, file in all_started().items() if is_a_program(name)}

    assert {"initdb", "redis-server", "nginx", "wrk", "node", "npm", "msgfmt"} <= started.keys()
    assert {name: file for name, file in started.items() if name not in KNOWN | ALWAYS_THERE} == {}


@pytest.mark.parametrize(
    ("reader", "source"),
    [
        (started_by_python, 'subprocess.run(["valgrind", "--help"])'),
        (started_by_python, 'command = ["valgrind", *options]'),
        (started_by_python, 'shutil.which("valgrind")'),
        (started_by_typescript, 'import { spawn } from "node:child_process";\nspawn("valgrind", []);'),
        (started_by_shell, "set -eu\ncat file | valgrind --quiet"),
        (started_by_shell, "if valgrind --help; then exit; fi"),
        (started_by_make, "check:\n\t@A=1 valgrind --quiet"),
    ],
)
def test_a_new_program_is_noticed(reader, source):
    assert "valgrind" in set(reader(source))


def test_every_program_says_how_to_get_it():
    assert [program.name for program in PROGRAMS if not (program.apt and program.dnf)] == []
    assert "apt install redis-server · dnf install valkey · brew install redis" in BY_NAME["Redis"].missing_message()


def test_a_program_that_is_not_there_says_how_to_get_it(monkeypatch):
    monkeypatch.setenv("PATH", "")

    with pytest.raises(FileNotFoundError, match="wrk was not found. Install it: apt install wrk"):
        path_of("wrk")


def test_an_alternative_program_is_accepted(tmp_path, monkeypatch):
    valkey = tmp_path / "valkey-server"
    valkey.touch(0o755)

    assert find("no-such-server|valkey-server", [str(tmp_path)]) == str(valkey)


DOCTOR = [sys.executable, str(ROOT / "scripts" / "doctor.py")]


def test_make_doctor_lists_every_program_and_setting():
    done = subprocess.run(DOCTOR, capture_output=True, text=True)

    needed = [program.name for program in PROGRAMS if program.is_needed()]
    assert [name for name in [*needed, *doctor.SETTINGS] if not re.search(rf"^ .*\b{name}\b", done.stdout, re.M)] == []


def test_make_doctor_shows_what_is_missing_and_no_secret(tmp_path):
    """No system folder is on PATH, so at least Node and make are missing."""
    own = {"PATH": str(tmp_path), "HOME": str(tmp_path), "SECRET_KEY": "hush"}
    done = subprocess.run(DOCTOR, env={**os.environ, **own}, capture_output=True, text=True)

    assert done.returncode == 1
    assert re.search(
        r"MISSING +Node +make run +apt install nodejs · dnf install nodejs · brew install node", done.stdout
    )
    assert re.search(r"SECRET_KEY +\(set\)", done.stdout) and "hush" not in done.stdout


def test_make_doctor_knows_the_settings_of_the_demo():
    read = re.findall(r"""environ(?:\.get\(|\[)"(\w+)""", (ROOT / "demo" / "settings.py").read_text("utf-8"))

    assert len(read) > 5
    assert set(read) <= doctor.SETTINGS.keys()


def test_a_command_without_a_required_program_stops_with_an_instruction(tmp_path):
    command = [sys.executable, str(ROOT / "scripts" / "programs.py"), "wrk"]
    done = subprocess.run(command, env={**os.environ, "PATH": str(tmp_path)}, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (
        1,
        "wrk was not found. Install it: apt install wrk · dnf install wrk · brew install wrk\n",
    )
