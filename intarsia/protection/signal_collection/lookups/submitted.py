import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpRequest

from ...models import ProtectionSettings
from ..parsing.submission_of import Message


@dataclass(frozen=True)
class Submitted:
    """A message to a form of a site, with everything that lookups need."""

    request: HttpRequest
    form: str
    message: Message
    signals: Mapping[str, Any]
    rules: ProtectionSettings
    # The results of earlier lookups.
    found: Mapping[str, Any] = field(default_factory=dict)

    @property
    def content(self) -> str:
        """Tells this message from others."""
        return "\0".join((self.form, self.message.name, self.message.email, self.message.text))

    def seconds_taken(self) -> int | None:
        """The time since the page was opened, according to the page."""
        opened = self.signals.get("ct_ps_timestamp")
        taken = time.time() - opened if isinstance(opened, int | float) and opened > 0 else -1
        return round(taken) if 0 <= taken < 10**6 else None
