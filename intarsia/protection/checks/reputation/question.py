"""The question to a service about a message, and its possible answers."""

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Says = Literal["spam", "certain_spam", "known_sender", "often_known_sender", "person"]


@dataclass(frozen=True)
class Question:
    site_url: str
    form: str
    text: str
    name: str
    email: str
    ip: str
    user_agent: str = ""
    page_url: str = ""
    is_scripted: bool = False
    # How long the visitor took; None if unknown.
    seconds: int | None = None
    key: str = field(default="", repr=False)


class Service(Protocol):
    """Each service is one file. It raises without a valid answer; None means that nothing is known."""

    name: str

    def ask(self, http: Any, question: Question) -> Says | None: ...

    def report(self, http: Any, question: Question, *, is_spam: bool) -> None: ...
