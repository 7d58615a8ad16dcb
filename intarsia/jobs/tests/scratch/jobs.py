"""Jobs that write a line for each start and each end into a file, as an e-mail would leave a trace elsewhere."""

import os
import time
from pathlib import Path

from django.db import connection
from django.utils.translation import activate, get_language

from intarsia.jobs.api import job

TRACE = Path(os.environ.get("SCRATCH_VAR", "/nowhere")) / "trace"


def write(line: str) -> None:
    with open(TRACE, "a") as file:
        file.write(f"{line}\n")


@job("scratch.quick", label="Quick")
def quick(number: int) -> None:
    write(f"start {number}")
    write(f"end {number}")


@job("scratch.slow", label="Slow", attempts=3)
def slow(number: int) -> None:
    """Ends when the test allows it."""
    write(f"start {number}")
    while not (TRACE.parent / "go").exists():
        time.sleep(0.01)
    write(f"end {number}")


@job("scratch.in_turn", label="In turn", serial="number")
def in_turn(number: int) -> None:
    slow(number)


@job("scratch.next", label="Next")
def next_job() -> None:
    """Writes what the job before it has left."""
    write(f"{'open' if connection.connection else 'no'} connection, language {get_language()}")
    connection.ensure_connection()
    activate("de")


@job("scratch.loop", label="Loop", seconds=0.3)
def loop() -> None:
    write("start loop")
    while True:
        pass


@job("scratch.stuck", label="Stuck", seconds=0.3)
def stuck() -> None:
    """Waits for the system, where nothing interrupts it."""
    write("start stuck")
    os.read(os.pipe()[0], 1)
