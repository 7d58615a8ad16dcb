"""Checks the captcha fields of a posted form."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any

from django.http import HttpRequest
from django.utils.translation import pgettext_lazy

from intarsia.documents.tree import Element

from ...captcha.models import CaptchaKeys
from ...captcha.provider import Decision, Task
from ...captcha.providers import PROVIDERS
from ...captcha.single_use import decision_about, give_back, spend
from ...catalog import fields_of
from ...display.visit import FieldError
from ...models import WebForm
from ...numbering import numbers_of
from ..evaluation import Evaluated
from ..repetition import digests_of

CAPTCHA = "captcha"
MISSING = pgettext_lazy(
    "page",
    "The security check is missing. It needs JavaScript: turn it on or use another browser, and send the form again.",
)
WRONG = pgettext_lazy("page", "The security check has expired or failed. Complete it again and send the form.")


def with_captchas(
    form: WebForm, request: HttpRequest, evaluated: Evaluated, elements: Collection[str] | None = None
) -> Evaluated:
    """With what the captchas came to; of these elements, if not of all."""
    fields = [field for field in _captchas(form, evaluated) if elements is None or field.id in elements]
    if not fields:
        return evaluated
    keys, numbers = CaptchaKeys.for_request(request), numbers_of(form.pk)
    for field in fields:
        provider = PROVIDERS[_setting(field, "provider")]
        token = _token(request, numbers.get(field.id, 0), provider.response_input)
        task = Task(form.pk, keys, float(_setting(field, "min_score")))
        decision = decision_about(token, provider, task) if token else None
        evaluated = _with_decision(evaluated, field, token, decision)
    return evaluated


def with_spent_captchas(form: WebForm, request: HttpRequest, evaluated: Evaluated) -> Evaluated:
    """Before a form without errors is stored: its captchas cannot send another one."""
    digests = digests_of(form, request, evaluated.answers)
    for field in _captchas(form, evaluated):
        token = evaluated.captcha_tokens.get(field.id, "")
        if not spend(token, form.pk, digests):
            decision = Decision("failed", error_codes=("timeout-or-duplicate",))
            evaluated = _with_decision(evaluated, field, token, decision)
    return evaluated


def give_captchas_back(form: WebForm, evaluated: Evaluated) -> None:
    for token in evaluated.captcha_tokens.values():
        give_back(token, form.pk)


def _captchas(form: WebForm, evaluated: Evaluated) -> Iterator[Element]:
    """Only visible fields have an answer. If the rules could not run, the message waits for a moderator anyway."""
    shown = evaluated.answers if evaluated.is_checked else {}
    return (field for field in fields_of(form.document) if field.type == CAPTCHA and field.id in shown)


def _token(request: HttpRequest, number: int, response_input: str) -> str:
    return request.POST.get(f"input_{number}") or request.POST.get(response_input) or ""


def _with_decision(evaluated: Evaluated, field: Element, token: str, decision: Decision | None) -> Evaluated:
    evaluated = replace(evaluated, captcha_response=decision.response if decision else evaluated.captcha_response)
    if decision is None or decision.outcome == "failed":
        text = field.props.get("error_message") or str(MISSING if decision is None else WRONG)
        tokens = {element: kept for element, kept in evaluated.captcha_tokens.items() if element != field.id}
        errors = {**evaluated.errors, field.id: FieldError(text)}
        return replace(evaluated, errors=errors, captcha_tokens=tokens)
    return replace(
        evaluated,
        captcha_tokens={**evaluated.captcha_tokens, field.id: token},
        is_doubtful=evaluated.is_doubtful or decision.outcome == "doubtful",
    )


def _setting(field: Element, name: str) -> Any:
    default = (field.widget or {})["settings"][name]["default"]
    return field.props.get(name, default)
