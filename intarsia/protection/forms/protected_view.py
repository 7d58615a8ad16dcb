from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse

from ..judging import judge_request
from ..reading.fields import is_own
from ..reading.submission_of import Message
from .answers import held, refused

View = Callable[..., HttpResponse]


def protected(
    form: str, *, text: Sequence[str], email: str = "", name: str = "", on_held: View = held
) -> Callable[[View], View]:
    """The decorated view sees only messages that were let through. `text`, `email` and `name` are names of fields.

    What is held is kept with all its fields; `@delivers(form)` says what happens when somebody lets it through.
    """

    def decorate(view: View) -> View:
        @wraps(view)
        def judged_first(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
            if request.method != "POST":
                return view(request, *args, **kwargs)
            said = [request.POST.get(field, "") for field in text]
            message = Message("\n".join(filter(None, said)), request.POST.get(email, ""), request.POST.get(name, ""))
            fields = {key: values for key, values in request.POST.lists() if not is_own(key) and "password" not in key}
            outcome = judge_request(request, form, message, fields).verdict.outcome
            if outcome == "block":
                return refused(request)
            return on_held(request) if outcome == "hold" else view(request, *args, **kwargs)

        return judged_first

    return decorate
