"""The form that a call names by its ID."""

from django.http import HttpRequest
from django.utils.text import format_lazy
from django.utils.translation import pgettext_lazy

from intarsia.wire import CallError
from intarsia.wire.requests.numbers import number_in

from ..models import WebForm
from ..published import published_form

NOT_FOUND = pgettext_lazy("page", "Form {id} not found.")


def form_with(id: object) -> WebForm:
    """A published form. Raises CallError with the text that page scripts show."""
    text = str(id)
    number = number_in(text)
    found = None if number is None else published_form(number)
    if found is None:
        raise CallError(format_lazy(NOT_FOUND, id=text[:20]), 404, "form_not_found")
    return found


def nonce_class(request: HttpRequest) -> str:
    """A nonce is for one form."""
    return f"gform_ajax_submission_{form_with(request.POST.get('form_id', '')).pk}"
