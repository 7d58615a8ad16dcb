import argparse
from importlib import import_module
from pathlib import Path

from django.apps import apps
from django.core.management.base import BaseCommand

from .markdown import code, table

# Django's own arguments, which every command has.
COMMON = {
    "help",
    "version",
    "verbosity",
    "settings",
    "pythonpath",
    "traceback",
    "no_color",
    "force_color",
    "skip_checks",
}


def page() -> str:
    parts = ["# Management commands\n\nRun them with `python manage.py`.\n"]
    for name, command in sorted(our_commands().items()):
        parts.append(f"## `{name}`\n\n{command.help}\n")
        if rows := [_row(action) for action in _arguments(name, command)]:
            parts.append(table(("Argument", "Default", "Meaning"), rows))
    return "\n".join(parts)


def our_commands() -> dict[str, BaseCommand]:
    found: dict[str, BaseCommand] = {}
    for app in apps.get_app_configs():
        if app.name.startswith("intarsia."):
            for file in sorted(Path(app.path, "management", "commands").glob("[!_]*.py")):
                found[file.stem] = import_module(f"{app.name}.management.commands.{file.stem}").Command()
    return found


def _arguments(name: str, command: BaseCommand) -> list[argparse.Action]:
    parser = command.create_parser("manage.py", name)
    return [action for action in parser._actions if action.dest not in COMMON]


def _row(action: argparse.Action) -> tuple[str, str, str]:
    has_default = action.default not in (None, "", False, [], argparse.SUPPRESS)
    name = action.option_strings[-1] if action.option_strings else action.dest
    return code(name), code(action.default) if has_default else "", action.help or ""
