"""What a service may be asked about a message, and what it may answer."""

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
    address: str
    user_agent: str = ""
    page_url: str = ""
    is_scripted: bool = False
    # How long the visitor took; None when it is not known.
    seconds: int | None = None
    key: str = field(default="", repr=False)


class Service(Protocol):
    """One file each. It raises where it got no answer that it understands; None is "nothing known"."""

    name: str

    def ask(self, http: Any, question: Question) -> Says | None: ...

    def report(self, http: Any, question: Question, *, is_spam: bool) -> None: ...
