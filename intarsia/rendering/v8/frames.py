"""What a worker and its renderer process send each other: a header, then UTF-8 text."""

import struct
from enum import IntEnum

# Kind of request, limit of CPU time in milliseconds, bytes of text.
REQUEST = struct.Struct("!BIQ")
# Kind of answer, bytes of text.
ANSWER = struct.Struct("!BQ")


class Request(IntEnum):
    EVALUATE = 1
    # Evaluate, then say whether code is still running.
    RENDER = 2


class Answer(IntEnum):
    TEXT = 1
    # The value is not text.
    NOTHING = 2
    # The script threw. The text is its message.
    THREW = 3
    # The script exceeded the memory limit, and the process ends.
    EXHAUSTED = 4
    # After RENDER: no code is running.
    IDLE = 5
    # After RENDER: no code is running, but the process has grown too large and ends.
    LEAVING = 6
