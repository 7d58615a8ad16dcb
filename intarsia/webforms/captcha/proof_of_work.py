"""The captcha of this site itself: the browser works, the visitor does nothing."""

from typing import Final

from intarsia.protection.signal_collection.proof_of_work.api import Challenge, make_challenge, work_in

from .provider import Decision, Task

LIFE_SECONDS: Final = 60 * 60


def captcha_challenge_for(form: int) -> Challenge:
    return make_challenge(_bound_to(form), LIFE_SECONDS)


class ProofOfWork:
    name = "proof_of_work"
    response_input = "altcha"

    def decide(self, token: str, task: Task) -> Decision:
        work = work_in(token)
        if work is None:
            return Decision("failed", error_codes=("invalid-input-response",))
        if not _bound_to(task.form).items() <= work.bound.items():
            return Decision("failed", error_codes=("invalid-form",))
        if work.is_late:
            return Decision("failed", error_codes=("timeout-or-duplicate",))
        return Decision("passed")


def _bound_to(form: int) -> dict[str, str]:
    return {"for": "captcha", "form": str(form)}
