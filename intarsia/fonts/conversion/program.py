"""A program: converts one font in a separate process, with little memory and time, because a file can be made so that
it unpacks to gigabytes or is parsed for hours.

It reads a line of JSON and then the file from its standard input, and writes JSON.
"""

import json
import sys
import traceback
from typing import Final

from .convert import Unusable, convert

try:
    import resource
except ImportError:  # Windows, where the caller's time limit remains.
    resource = None  # type: ignore[assignment]

MAX_BYTES: Final = 768 * 1024 * 1024
MAX_CPU_SECONDS: Final = 25


def main() -> None:
    _limit()
    options = json.loads(sys.stdin.buffer.readline())
    try:
        answer = convert(sys.stdin.buffer.read(), options["ranges"])
    except Unusable as reason:
        answer = {"unusable": str(reason)}
    except MemoryError:
        answer = {"unusable": "too_complex"}
    # A broken table can fail in any way. The caller logs the reason.
    except Exception:
        traceback.print_exc()
        answer = {"unusable": "broken"}
    json.dump(answer, sys.stdout)


def _limit() -> None:
    if resource is None:
        return
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (MAX_CPU_SECONDS, MAX_CPU_SECONDS))
    # macOS refuses it.
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))
    except (OSError, ValueError):
        return


if __name__ == "__main__":
    main()
