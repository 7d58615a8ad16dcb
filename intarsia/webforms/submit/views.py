"""The view that forms are sent to without a script. The answer is the same page, with errors or the confirmation."""

from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import get_language, override, pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_safe

from intarsia.state import metrics
from intarsia.wire import CallError
from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.guards import origin_of
from intarsia.wire.request_fields import read_fields, without_body
from intarsia.wire.requests.visited_page import page_of, serve_in

from ..confirmations.confirmation import confirmation_of, thanks
from ..display.form_page import form_page
from ..display.shown_page import FRAME, is_in_frame, page_around, page_showing, page_that_showed
from ..display.visit import FormVisit, page_with
from ..embed.frame_page import frame_page
from ..models import Entry, WebForm
from ..published import published_form
from ..saved_answers.unstored import unstored
from ..uploads.accepting.file_field import most_file_bytes
from .answer import answer_to, unchanged
from .frame_answer import frame_answer, is_framed
from .posted import posted_in

SENT = "intarsia.webforms.sent"
SEEN_FOR_SECONDS = 60 * 60
# Per IP address; offices and schools share one.
PER_MINUTE = 30
MAX_BYTES = 1024 * 1024

MANY = pgettext_lazy("page", "Too many forms were sent within a minute. Wait a moment and send it again.")
ONCE_MORE = pgettext_lazy("page", "The form has not been sent yet. Check it and send it again.")
UNREADABLE = pgettext_lazy("page", "The form was not sent, because it was too long. Shorten your answers.")
TOO_LARGE = pgettext_lazy("page", "The form was not sent, because it was too large. Choose smaller or fewer files.")


# Pages are cached for all visitors, so they contain no token; the request's origin is checked instead. What visitors
# typed is in no error report.
@csrf_exempt
@sensitive_post_parameters()
@require_http_methods(["GET", "HEAD", "POST"])
def submit_form(request: HttpRequest, form: int) -> HttpResponse:
    sent_form = published_form(form)
    if sent_form is None:
        raise Http404("This form is not published.")
    if request.method != "POST":
        return _opened_again(sent_form, request)
    file_bytes = most_file_bytes(sent_form)
    try:
        read_fields(request, MAX_BYTES + file_bytes)
    except CallError as error:
        notice = str(TOO_LARGE if file_bytes else UNREADABLE)
        return _answer(without_body(request), sent_form, None, FormVisit(form, notice=notice), error.status)
    page = page_that_showed(request)
    with override(page.locale.language_code if page else get_language()):
        return _submitted(sent_form, request, page)


def _opened_again(form: WebForm, request: HttpRequest) -> HttpResponse:
    """Browsers open the URL of an answer again without what was sent: from a bookmark, or for a tab of yesterday."""
    if request.headers.get("Sec-Fetch-Dest") in ("iframe", "frame") and form.allowed_origins:
        # The frame on another site, which may show this form, but no page of this site.
        return HttpResponseRedirect(reverse("intarsia_webforms:embed", args=[form.pk]))
    page = page_showing(form, request)
    if page:
        return HttpResponseRedirect(f"{page.get_url(request)}#gform_wrapper_{form.pk}")
    return _answer(request, form, None, FormVisit(form.pk), 200)


def _submitted(sent_form: WebForm, request: HttpRequest, page: Any) -> HttpResponse:
    form = sent_form.pk
    notice, posted = _reason_to_wait(request), posted_in(request.POST, form)
    if notice:
        metrics.add("submissions_total", "refused")
        answer = unchanged(posted, sent_form, request, str(notice))
    else:
        answer = answer_to(posted, sent_form, request, page)
    if is_framed(sent_form, request):
        return frame_answer(answer, sent_form, request, page)
    confirmation, entry = answer.confirmation, answer.entry
    if confirmation is None or entry is None:
        response = _answer(request, sent_form, page, answer.visit, 200)
        return unstored(response) if answer.visit.resume_token else response
    if confirmation.redirect:
        return HttpResponseRedirect(confirmation.redirect)
    place = FRAME if is_in_frame(request) else page.pk if page else 0
    token = signing.dumps([form, place, entry.pk, posted.prefix], salt=SENT)
    url = reverse("intarsia_webforms:sent", args=[form, token])
    return HttpResponseRedirect(f"{url}#{posted.prefix}gform_wrapper_{form}")


@require_safe
def sent(request: HttpRequest, form: int, token: str) -> HttpResponse:
    """The confirmation. Reloading it sends nothing again."""
    try:
        signed_form, page_pk, entry_pk, prefix = signing.loads(token, salt=SENT, max_age=SEEN_FOR_SECONDS)
    except signing.BadSignature as error:
        raise Http404("This confirmation does not exist any more.") from error
    if signed_form != form:
        raise Http404("This confirmation belongs to another form.")
    found = get_object_or_404(WebForm, pk=form)
    entry = Entry.objects.filter(pk=entry_pk, form=found).first()
    in_frame = page_pk == FRAME
    page = page_of(request, page_pk) if page_pk and not in_frame else None
    with override(page.locale.language_code if page else get_language()):
        confirmation = confirmation_of(entry) if entry else thanks()
        visit = FormVisit(form, confirmation=confirmation.html or thanks().html, prefix=prefix)
        return frame_page(found, request, visit) if in_frame else _answer(request, found, page, visit, 200)


def _answer(request: HttpRequest, form: WebForm, page: Any, visit: FormVisit, status: int) -> HttpResponse:
    in_frame, around, request = is_in_frame(request), page_around(request), without_body(request)
    if in_frame:
        return frame_page(form, request, visit, around=around)
    context = page_with(visit)
    response = serve_in(context, page, request) if page else form_page(form, request, visit)
    response.status_code = status
    patch_cache_control(response, private=True, no_cache=True)
    response["X-Robots-Tag"] = "noindex"
    return response


def _reason_to_wait(request: HttpRequest) -> Any:
    if not is_within_limit(request, "webforms", PER_MINUTE):
        return MANY
    return ONCE_MORE if origin_of(request) == "elsewhere" else ""
