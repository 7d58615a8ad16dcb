"""The JSON response for a form that a script sends."""

from django.http import HttpResponse, JsonResponse

from ..protected_form import ProtectedForm
from .answers import asks_for_json, refused
from .confirmation import step_of


def answer_to_script(form: ProtectedForm) -> HttpResponse | None:
    """The response for a form that was sent or refused. None for a request for a page, which the site's view renders.
    A refusal has the contract's format, which our own page script shows; validation errors are Django's, by field.
    """
    if not asks_for_json(form.request):
        return None
    if form.is_refused:
        return refused(form.request)
    step = step_of(form.judged, form.request) if form.judged else {}
    answer = {"success": False, "errors": form.errors.get_json_data()} if form.errors else {"success": True}
    response = JsonResponse(answer | ({"confirm": step} if step else {}), status=422 if form.errors else 200)
    response["Cache-Control"] = "no-store"
    return response
