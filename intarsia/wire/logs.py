"""Log lines for programs: one JSON object per line, with the id of the request.

"filters": {"request": {"()": "intarsia.wire.logs.RequestId"}},
"formatters": {"json": {"()": "intarsia.wire.logs.JsonLines"}},
"""

import json
import logging
from datetime import UTC, datetime
from typing import Any

from .requests.request_id import current_request_id


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
