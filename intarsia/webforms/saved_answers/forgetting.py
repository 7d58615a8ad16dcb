"""Lets visitors delete what they saved. The link stops working at once."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.utils.html import format_html
from django.utils.translation import get_language, override, pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.guards import origin_of

from ..display.form_page import form_page
from ..display.shown_page import page_that_showed
from ..display.visit import FormVisit
from ..models import WebForm
from .storing import forget_saved
from .unstored import unstored

PER_MINUTE = 30
FORGOTTEN = pgettext_lazy("page", "Your saved answers are deleted.")
NOTHING_DELETED_MESSAGE = pgettext_lazy(
    "page", "Nothing was deleted. Open your link again, and delete the answers there."
)


# The token in the form shows that the visitor has the link; the origin, that it was the visitor who pressed the button.
@csrf_exempt
@require_POST
def forget(request: HttpRequest, form: int) -> HttpResponse:
    found = get_object_or_404(WebForm, pk=form, live=True)
    page: Any = page_that_showed(request)
    with override(page.locale.language_code if page else get_language()):
        html = format_html("<p>{}</p>", FORGOTTEN if _forgets(found, request) else NOTHING_DELETED_MESSAGE)
        return unstored(form_page(found, request, FormVisit(form, confirmation=html)))


def _forgets(form: WebForm, request: HttpRequest) -> bool:
    is_own = origin_of(request) != "elsewhere" and is_within_limit(request, "webforms_forget", PER_MINUTE)
    return is_own and forget_saved(form, request)
