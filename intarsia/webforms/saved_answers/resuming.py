"""A page that was opened by the link to saved answers. It is never stored, and tells no other site the link."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.datastructures import MultiValueDict
from django.utils.formats import date_format
from django.utils.text import format_lazy
from django.utils.translation import override, pgettext_lazy
from django.views.decorators.http import require_safe

from intarsia.local_time import local_time
from intarsia.wire.page_context import page_context

from ..display.form_page import form_page
from ..display.visit import ANY_FORM, FormVisit, page_with
from ..limits.checks import why_closed
from ..models import FormFile, SavedAnswers, WebForm
from ..numbering import numbers_of
from ..paging.pages import pages_of
from ..paging.route import route_through
from ..submit.evaluation import Evaluated, evaluate_inputs
from ..uploads.posted_files import PostedFiles
from .storing import find_saved
from .unstored import unstored

Serve = Callable[[Any, HttpRequest, Any, Any], HttpResponse]

# In the URL of the page.
PARAMETER = "gf_token"

GONE = pgettext_lazy(
    "page",
    "This link does not work any more: the form was sent, the answers were deleted, or they were saved too long ago.",
)
BACK = pgettext_lazy("page", "Your answers of {date} are back. Continue where you left off.")


def serve_resumed(next_in_chain: Serve) -> Serve:
    """A hook of Wagtail: a page that is asked for with a token has the saved answers in its form."""

    def serve(page: Any, request: HttpRequest, args: Any, kwargs: Any) -> HttpResponse:
        token = request.GET.get(PARAMETER, "")
        if not token or request.method not in ("GET", "HEAD"):
            return next_in_chain(page, request, args, kwargs)
        with override(page.locale.language_code), page_context(page_with(_visit(token))):
            response = next_in_chain(page, request, args, kwargs)
            return unstored(response.render() if hasattr(response, "render") else response)

    return serve


@require_safe
def resume(request: HttpRequest, form: int) -> HttpResponse:
    """On a page of the form's own, if the page that showed it is gone."""
    found = get_object_or_404(WebForm, pk=form, live=True)
    return unstored(form_page(found, request, _visit(request.GET.get(PARAMETER, ""))))


def _visit(token: str) -> FormVisit:
    saved = find_saved(token)
    return resumed(saved, token) if saved else FormVisit(ANY_FORM, notice=str(GONE))


def resumed(saved: SavedAnswers, token: str) -> FormVisit:
    """The form as it was saved. Rules that the owner changed meanwhile decide again."""
    form = saved.form
    evaluated = evaluate_inputs(form, MultiValueDict(saved.inputs), _files_of(saved))
    when = date_format(local_time(saved.saved), "DATETIME_FORMAT")
    return FormVisit(
        form.pk,
        _page_of(saved, evaluated),
        evaluated.hidden,
        evaluated.answers,
        files=evaluated.files,
        notice=why_closed(form),
        resume_token=token,
        resumed=str(format_lazy(BACK, date=when)),
    )


def _page_of(saved: SavedAnswers, evaluated: Evaluated) -> int:
    """Where the visitor left, or before it if this page does not exist any more."""
    route = route_through(pages_of(saved.form.document), evaluated.hidden)
    return saved.page if any(page.number == saved.page for page in route.pages) else route.before(saved.page)


def _files_of(saved: SavedAnswers) -> PostedFiles:
    numbers = numbers_of(saved.form_id)
    files: dict[str, list[FormFile]] = {}
    for file in saved.files.select_related("field"):
        if file.field.element in numbers:
            files.setdefault(file.field.element, []).append(file)
    return PostedFiles(files)
