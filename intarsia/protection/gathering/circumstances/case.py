import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest

from ...models import ProtectionSettings
from ..reading.submission_of import Message


@dataclass(frozen=True)
class Case:
    """A message on its way to a form of a site, and all that can be asked about it."""

    request: HttpRequest
    form: str
    message: Message
    signals: Mapping[str, Any]
    rules: ProtectionSettings

    def seconds_taken(self) -> int | None:
        """From the page's opening until now, as far as the page tells."""
        opened = self.signals.get("ct_ps_timestamp")
        taken = time.time() - opened if isinstance(opened, int | float) and opened > 0 else -1
        return round(taken) if 0 <= taken < 10**6 else None
