"""What a script gets that asks for JSON where a form's message is sent to."""

from django.http import HttpResponse, JsonResponse

from .answers import asks_for_json, refused
from .protected_form import ProtectedForm


def answer_to_script(form: ProtectedForm) -> HttpResponse | None:
    """Of a form that was sent, or could not be. None for whoever asks for a page, which the site's view draws.

    A refusal has the contract's shape, which our own page script shows; mistakes are Django's, by field.
    """
    if not asks_for_json(form.request):
        return None
    if form.is_refused:
        return refused(form.request)
    response = JsonResponse(
        {"success": False, "errors": form.errors.get_json_data()} if form.errors else {"success": True},
        status=422 if form.errors else 200,
    )
    response["Cache-Control"] = "no-store"
    return response
