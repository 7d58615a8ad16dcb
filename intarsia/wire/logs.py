"""Log lines for programs: one JSON object per line, with the id of the request. Refused hosts take few lines.

"filters": {"request": {"()": "intarsia.wire.logs.RequestId"}},
"formatters": {"json": {"()": "intarsia.wire.logs.JsonLines"}},
"""

import json
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from .requests.request_id import current_request_id

# Per process.
LINES_PER_MINUTE: Final = 10
MAX_LINE_LENGTH: Final = 300


class RequestId(logging.Filter):
    """Adds `request_id` to each record, for a format such as `%(levelname)s %(request_id)s %(message)s`."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = current_request_id.get()
        return True


class JsonLines(logging.Formatter):
    """Also without the filter, a line has the id of the request in which it is written."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": getattr(record, "request_id", "") or current_request_id.get(),
            "process": record.process,
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps({name: value for name, value in line.items() if value != ""}, ensure_ascii=False)


class RefusedHosts(logging.Filter):
    """For the logger of Django's DisallowedHost: one line with a bounded length, a few times a minute. Django writes an
    error with a traceback for each request, which everybody can send, and e-mails it to ADMINS.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._minute, self._lines, self._left_out = -1, 0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute, self._lines = minute, 0
        self._lines += 1
        if self._lines > LINES_PER_MINUTE:
            self._left_out += 1
            return False
        more = f" {self._left_out} more refused hosts were not logged." if self._left_out else ""
        self._left_out = 0
        record.msg, record.args = record.getMessage()[: MAX_LINE_LENGTH - len(more)] + more, ()
        # The level of most of Django's security messages. This one is not an error of the site.
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
        return True


def shorten_refused_hosts() -> None:
    logging.getLogger("django.security.DisallowedHost").addFilter(RefusedHosts())
