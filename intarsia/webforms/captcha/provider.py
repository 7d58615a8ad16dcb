"""What every provider of captchas offers, and what it decides."""

from dataclasses import dataclass
from typing import Any, Literal, Protocol

from .models import CaptchaKeys


@dataclass(frozen=True)
class Decision:
    # `doubtful`: the message is kept, and waits for a moderator.
    outcome: Literal["passed", "failed", "doubtful"]
    # From 0, a script, to 1, a person.
    score: float | None = None
    action: str = ""
    error_codes: tuple[str, ...] = ()

    @property
    def response(self) -> dict[str, Any]:
        """For page scripts. It does not say whether the message is in doubt."""
        return {
            "success": self.outcome != "failed",
            "score": self.score,
            "action": self.action,
            "error_codes": list(self.error_codes),
        }


@dataclass(frozen=True)
class Task:
    """The captcha of one form."""

    form: int
    keys: CaptchaKeys
    # A lower score is in doubt.
    min_score: float = 0.5

    @property
    def action(self) -> str:
        """What providers are told that the token is for."""
        return f"form_{self.form}"


class Provider(Protocol):
    @property
    def name(self) -> str:
        """The value of the field's setting."""

    @property
    def response_input(self) -> str:
        """The input that the provider's own script adds to a form; empty for none."""

    def decide(self, token: str, task: Task) -> Decision:
        """Never raises: if the provider is down, the decision is in doubt."""
