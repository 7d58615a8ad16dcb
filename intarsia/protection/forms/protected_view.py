from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from django.core.exceptions import BadRequest, PermissionDenied, SuspiciousOperation
from django.http import Http404, HttpRequest, HttpResponse

from ..gathering.reading.fields import is_own
from ..gathering.reading.submission_of import Message
from .answers import held, refused
from .judging import judge_request
from .keeping import keep

View = Callable[..., HttpResponse]


def protected(
    form: str, *, text: Sequence[str], email: str = "", name: str = "", on_held: View = held
) -> Callable[[View], View]:
    """The decorated view sees only messages that were let through. `text`, `email` and `name` are names of fields.

    What is held, or what the view fails at, is kept with all its fields; `@delivers(form)` says what happens when
    somebody lets it through.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def judged_first(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method != "POST":
                return view(request, *args, **kwargs)
            said = [request.POST.get(field, "") for field in text]
            message = Message("\n".join(filter(None, said)), request.POST.get(email, ""), request.POST.get(name, ""))
            fields = {key: values for key, values in request.POST.lists() if not is_own(key) and "password" not in key}
            judged = judge_request(request, form, message, fields)
            if judged.verdict.outcome == "block":
                return refused(request)
            if judged.verdict.outcome == "hold":
                return on_held(request)
            try:
                return view(request, *args, **kwargs)
            except (Http404, PermissionDenied, SuspiciousOperation, BadRequest):
                raise
            except Exception:
                if judged.entry:
                    keep(judged.entry, fields)
                raise

        return judged_first

    return decorate
