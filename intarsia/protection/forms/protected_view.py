"""Protects a view that reads the request itself: the view receives only allowed messages."""

from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.forms import BaseForm
from django.http import Http404, HttpRequest, HttpResponse

from ..signal_collection.parsing.fields import is_own, is_password
from ..signal_collection.parsing.submission_of import Message
from .judging import JudgedMessage, judge_request
from .responses.answers import asks_for_json, held, is_asked_by_script, refused
from .responses.confirmation import asked
from .storing import hold_undelivered, store_message

View = Callable[..., HttpResponse]


def protected(
    form: str,
    *,
    text: Sequence[str],
    email: str = "",
    name: str = "",
    on_held: View = held,
    form_class: type[BaseForm] | None = None,
) -> Callable[[View], View]:
    """`text`, `email` and `name` are names of fields. The labels of `form_class` are shown where visitors have to fill
    in a password or a file again.

    A message that is held, or on which the view fails, is stored with all its fields; `@delivers(form)` registers
    what happens when staff allow it.
    """

    def judged_answer(view: View, request: HttpRequest) -> HttpResponse:
        texts = [request.POST.get(field, "") for field in text]
        message = Message("\n".join(filter(None, texts)), request.POST.get(email, ""), request.POST.get(name, ""))
        fields = _fields_of(request)
        judged = judge_request(request, form, message, can_confirm=_can_be_sent_again(request))
        if judged.challenge:
            return asked(judged, request, form_class)
        judged = store_message(judged, fields)
        if judged.verdict.outcome == "block":
            return refused(request)
        if judged.verdict.outcome == "hold":
            return on_held(request)
        return _delivered(view, request, judged, fields)

    def decorate(view: View) -> View:
        @wraps(view)
        def judged_first(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            own_view = partial(view, *args, **kwargs)
            return judged_answer(own_view, request) if request.method == "POST" else own_view(request)

        return judged_first

    return decorate


def _delivered(view: View, request: HttpRequest, judged: JudgedMessage, fields: dict[str, Any]) -> HttpResponse:
    try:
        return view(request)
    except (Http404, PermissionDenied, SuspiciousOperation, BadRequest):
        raise
    except Exception:
        hold_undelivered(judged, fields)
        raise


def _can_be_sent_again(request: HttpRequest) -> bool:
    """By the page that asks, where passwords and files are filled in again; or by a script that knows the step."""
    return asks_for_json(request) or not is_asked_by_script(request)


def _fields_of(request: HttpRequest) -> dict[str, Any]:
    sent = {key: values for key, values in request.POST.lists() if not is_own(key) and not is_password(key)}
    return {**sent, **{key: files for key, files in request.FILES.lists() if not is_own(key)}}
