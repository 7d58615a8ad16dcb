"""Converts a font in a separate process, which is stopped if it takes too long."""

import json
import logging
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, Final

from intarsia.rendering.v8.connection import interpreter

from . import conversion
from .reasons import refused

logger = logging.getLogger(__name__)

PROGRAM: Final = f"{conversion.__name__}.program"
SECONDS: Final = 40.0
# Only the variables that Python needs to start. The worker's other variables, such as passwords, are not passed.
PASSED: Final = ("PATH", "LANG", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "PYTHONHOME", "SYSTEMROOT")


def convert_font(data: bytes, ranges: Sequence[str]) -> dict[str, Any]:
    """What `conversion.convert` returns. Raises FontRefused."""
    options = json.dumps({"ranges": list(ranges)}).encode() + b"\n"
    environment = {name: os.environ[name] for name in PASSED if name in os.environ}
    try:
        done = subprocess.run(
            [interpreter(), "-S", "-s", "-P", "-m", PROGRAM],
            input=options + data,
            capture_output=True,
            timeout=SECONDS,
            env={**environment, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise refused("too_complex") from error
    except OSError as error:
        logger.exception("The program that converts fonts could not be started.")
        raise refused("unavailable") from error
    return _answer(done)


def _answer(done: subprocess.CompletedProcess[bytes]) -> dict[str, Any]:
    # A limit of the system ended it.
    if done.returncode < 0:
        raise refused("too_complex")
    if done.returncode:
        logger.error("The program that converts fonts failed: %s", done.stderr.decode(errors="replace")[-2000:])
        raise refused("unavailable")
    answer = json.loads(done.stdout)
    if "unusable" in answer:
        logger.info("A font was refused as %s. %s", answer["unusable"], done.stderr.decode(errors="replace")[-2000:])
        raise refused(answer["unusable"])
    return answer
