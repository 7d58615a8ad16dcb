"""A token sends one form once. Until then, the provider's decision is stored, because it decides only once."""

from collections.abc import Sequence
from dataclasses import asdict

from intarsia.state.counters import counters
from intarsia.state.digest import digest
from intarsia.state.key_value import key_value
from intarsia.state.store_errors import store_errors

from .provider import Decision, Provider, Task

SECONDS = 60 * 60


def decision_about(token: str, provider: Provider, task: Task) -> Decision:
    """Other errors of the form do not make a visitor solve the captcha again."""
    key = _key(token, task.form)
    if (before := _remembered(key)) is not None:
        return before
    decision = provider.decide(token, task)
    if decision.outcome != "failed":
        _remember(key, decision)
    return decision


def spend(token: str, form: int, submissions: Sequence[str]) -> bool:
    """False if it has sent another submission. The same one again, such as a double click, is not a fault."""
    try:
        key = _spent_key(token, form)
        if counters().count(key, SECONDS) == 1:
            key_value().put(key, submissions[0], SECONDS)
            return True
        return key_value().get(key) in submissions
    except store_errors():
        return True


def give_back(token: str, form: int) -> None:
    """For a submission that was not stored, because its visitor has to confirm it first and may change it."""
    try:
        key_value().put(f"{_key(token, form)}:given_back", _given_back(token, form) + 1, SECONDS)
    except store_errors():
        # The same answers are accepted with the same token. Others need another one.
        return


def _spent_key(token: str, form: int) -> str:
    """Another one after each time that it was given back, so that of two submissions at once only one gets it."""
    return f"{_key(token, form)}:spent:{_given_back(token, form)}"


def _given_back(token: str, form: int) -> int:
    return key_value().get(f"{_key(token, form)}:given_back") or 0


def _key(token: str, form: int) -> str:
    return f"captcha:{digest(str(form), token)}"


def _remembered(key: str) -> Decision | None:
    try:
        found = key_value().get(key)
    except store_errors():
        return None
    return Decision(**(found | {"error_codes": tuple(found["error_codes"])})) if found else None


def _remember(key: str, decision: Decision) -> None:
    try:
        key_value().put(key, asdict(decision), SECONDS)
    except store_errors():
        # The service may refuse the token next time; the visitor then solves another task.
        return
