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
