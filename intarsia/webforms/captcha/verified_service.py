"""Services that check the tokens of their own script. All of them have the protocol of reCAPTCHA's `siteverify`."""

import logging
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from intarsia.site_options import option

from .provider import Decision, Task

logger = logging.getLogger(__name__)

SECONDS: Final = 3.0
MAX_TOKEN_LENGTH: Final = 8192
# What the service says about our keys and not about the visitor.
OUR_FAULTS: Final = {"missing-input-secret", "invalid-input-secret", "sitekey-secret-mismatch", "internal-error"}
UNAVAILABLE: Final = Decision("doubtful", error_codes=("unavailable",))


@dataclass(frozen=True)
class VerifiedService:
    name: str
    url: str
    response_input: str
    # Whether its tokens name what they are for.
    has_actions: bool = False

    def decide(self, token: str, task: Task) -> Decision:
        """The IP address of the visitor is not passed on."""
        secret = task.keys.secret_key_of(self.name)
        if not secret:
            logger.error("The captcha %s has no secret key. Messages wait for a moderator.", self.name)
            return UNAVAILABLE
        try:
            answer = _post(self._url(), {"secret": secret, "response": token[:MAX_TOKEN_LENGTH]})
            return self._decision(answer, task)
        except Exception:
            logger.exception("The captcha %s could not be checked. Messages wait for a moderator.", self.name)
            return UNAVAILABLE

    def _url(self) -> str:
        return str(option("INTARSIA_CAPTCHA_URLS").get(self.name, self.url))

    def _decision(self, answer: dict[str, Any], task: Task) -> Decision:
        codes = tuple(str(code) for code in answer.get("error-codes") or ())
        score, action = answer.get("score"), str(answer.get("action") or "")
        if OUR_FAULTS.intersection(codes):
            logger.error("The captcha %s refused our keys: %s. Messages wait for a moderator.", self.name, codes)
            return Decision("doubtful", error_codes=codes)
        if answer.get("success") is not True:
            return Decision("failed", score, action, codes)
        if self.has_actions and action != task.action:
            return Decision("failed", score, action, ("invalid-action",))
        is_low = score is not None and float(score) < task.min_score
        return Decision("doubtful" if is_low else "passed", score, action, codes)


SERVICES: Final = (
    VerifiedService("recaptcha_v2", "https://www.google.com/recaptcha/api/siteverify", "g-recaptcha-response"),
    VerifiedService("recaptcha_v3", "https://www.google.com/recaptcha/api/siteverify", "", has_actions=True),
    VerifiedService(
        "turnstile",
        "https://challenges.cloudflare.com/turnstile/v0/siteverify",
        "cf-turnstile-response",
        has_actions=True,
    ),
    VerifiedService("hcaptcha", "https://api.hcaptcha.com/siteverify", "h-captcha-response"),
)


@cache
def _http() -> Any:
    """Shared by all threads of a process."""
    import httpx

    return httpx.Client(timeout=SECONDS, follow_redirects=False, headers={"User-Agent": "Intarsia"})


def _post(url: str, fields: dict[str, str]) -> dict[str, Any]:
    response = _http().post(url, data=fields)
    answer = response.json()
    if not isinstance(answer, dict) or "success" not in answer:
        raise ValueError(f"The service responded with status {response.status_code} and no decision.")
    return answer
