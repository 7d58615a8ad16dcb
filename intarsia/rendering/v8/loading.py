"""Starts a renderer process and loads the bundle and the scripts of other packages into it."""

import json
import logging
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .connection import RendererConnection
from .errors import ProcessEnded, ScriptError, Stuck, first_line

logger = logging.getLogger(__name__)

LOAD_SECONDS = 20.0
SCRIPT_SECONDS = 2.0
# Processes that end so often before they are ready are not killed by chance.
MAX_STARTS = 10
# If the process ended so often while it was loading the same script, it is the script's fault.
MAX_SCRIPT_STARTS = 3


@dataclass(frozen=True)
class Script:
    """A prebuilt widget of another package: `source` sets `globalThis.intarsiaWidget` to the function that makes it."""

    # Qualified by its catalog, if it is not for pages.
    type: str
    source: str
    schema: Mapping[str, Any] | None = None


class _ScriptStopped(Exception):
    """The process cannot be used any more after loading this script; the cause says why."""

    def __init__(self, script: Script):
        super().__init__(script.type)
        self.script = script


def start_loaded(
    start: Callable[[], RendererConnection], bundle: str, scripts: Sequence[Script], failed: dict[str, str]
) -> RendererConnection:
    """Adds scripts that cannot be loaded to `failed`, with the reason. Raises ProcessEnded, Stuck or ScriptError."""
    ended: Counter[str] = Counter()
    while True:
        connection = start()
        try:
            connection.evaluate(bundle, LOAD_SECONDS)
            _load_scripts(connection, [script for script in scripts if script.type not in failed], failed)
            return connection
        except _ScriptStopped as error:
            connection.close()
            ended[error.script.type] += 1
            if isinstance(error.__cause__, Stuck):
                _leave_out(error.script, f"it took too long or too much memory to load ({error.__cause__})", failed)
            elif ended[error.script.type] == MAX_SCRIPT_STARTS:
                _leave_out(error.script, f"loading it ends the process ({error.__cause__})", failed)
        except ProcessEnded:
            connection.close()
            ended[""] += 1
            if ended[""] == MAX_STARTS:
                raise
        except BaseException:
            connection.close()
            raise


def _load_scripts(connection: RendererConnection, scripts: Sequence[Script], failed: dict[str, str]) -> None:
    for script in scripts:
        try:
            _load_script(connection, script)
        except ScriptError as error:
            _leave_out(script, first_line(error), failed)
        except (Stuck, ProcessEnded) as error:
            raise _ScriptStopped(script) from error


def _load_script(connection: RendererConnection, script: Script) -> None:
    # A separate block, because two scripts may use the same name for a constant.
    connection.evaluate(f"globalThis.intarsiaWidget = undefined; {{ {script.source}\n}}", SCRIPT_SECONDS)
    arguments = f"{json.dumps(script.type)}, globalThis.intarsiaWidget, {json.dumps(script.schema)}"
    connection.evaluate(f"intarsia.add({arguments})", SCRIPT_SECONDS)


def _leave_out(script: Script, reason: str, failed: dict[str, str]) -> None:
    failed[script.type] = reason
    logger.error(
        "The widget '%s' of another package cannot be loaded and is left out of pages: %s", script.type, reason
    )
