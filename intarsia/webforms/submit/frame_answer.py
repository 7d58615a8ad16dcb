"""The answer to a form that was posted into a hidden frame: only what is shown in place of the form."""

from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.utils.encoding import iri_to_uri

from ..display.markup import FormMarkup
from ..display.shown_page import is_in_frame
from ..models import WebForm
from .answer import Answer
from .posted import input_of

POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
ENCODED = str.maketrans({'"': "%22", "'": "%27", "<": "%3C", ">": "%3E", "\\": "%5C"})


def is_framed(form: WebForm, request: HttpRequest) -> bool:
    """Without a script, the form is posted with a page load, also in the frame of another site."""
    is_in_hidden_frame = bool(input_of(request.POST, form.pk, "gform_ajax"))
    is_for_frame = request.headers.get("Sec-Fetch-Dest") == "iframe" and not is_in_frame(request)
    return form.submission_method == form.Method.IFRAME and (is_in_hidden_frame or is_for_frame)


def frame_answer(answer: Answer, form: WebForm, request: HttpRequest, page: object) -> HttpResponse:
    """The script of the form reads the wrapper or the redirect in it. Nothing in it runs."""
    fields = request.POST
    shows_title, shows_description = fields.get("display_title") != "0", fields.get("display_description") != "0"
    confirmation = answer.confirmation
    redirect = confirmation.redirect if confirmation else ""
    markup = "" if redirect else FormMarkup(answer.visit, request, page, shows_title, shows_description).form
    # Quotes and angle brackets are percent-encoded.
    context = {"title": form.title, "markup": markup, "redirect": iri_to_uri(redirect).translate(ENCODED)}
    response = HttpResponse(render_to_string("intarsia/webforms/frame.html", context))
    response["X-Frame-Options"] = "SAMEORIGIN"
    response["Content-Security-Policy"] = POLICY
    response["Cache-Control"] = "no-store"
    response["X-Robots-Tag"] = "noindex"
    return response
