from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.http import HttpRequest
from django.utils import timezone

from ...page_script.proof import is_proof
from ...verdict.submission import FormTrap, Submission
from .fields import honeypot_in


@dataclass(frozen=True)
class Message:
    """The content of a judged form, from code that knows its fields."""

    text: str
    email: str = ""
    name: str = ""
    # The state of a form's own traps.
    trap: FormTrap = field(default_factory=FormTrap)
    # What the visitor wrote freely, which no other visitor writes: by default, `text`. Empty if the form expects the
    # same text from many people, such as a petition.
    free_text: str | None = None

    @property
    def compared_text(self) -> str:
        """With the texts of other clients."""
        return self.text if self.free_text is None else self.free_text


def submission_of(request: HttpRequest, message: Message, signals: Mapping[str, Any]) -> Submission:
    return Submission(
        message.text,
        timezone.now(),
        email=message.email,
        name=message.name,
        honeypot=honeypot_in(request),
        signals=signals,
        is_scripted=is_proof(request.get_host(), signals.get("ct_checkjs")),
        trap=message.trap,
    )
