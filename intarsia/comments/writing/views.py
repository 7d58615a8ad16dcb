"""Pages with what one visitor is told: the form with mistakes, an answer to somebody, thanks. And further comments."""

from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.cache import patch_cache_control
from django.utils.translation import pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from wagtail.models import Page, Site

from intarsia.wire.guards import origin_of
from intarsia.wire.limits import is_within_limit

from ..models import Comment
from ..reading.drawn import Visit, choice_of, is_marked, is_open, settings_of
from ..reading.threads import page_number_of, pages_of
from .form import CommentForm, form_for

SENT = "intarsia.comments.sent"
# As long as somebody may look at what they have written.
SEEN_FOR_SECONDS = 60 * 60
# From one address, and an office or a school has one.
PER_MINUTE = 10


# Pages are kept for everybody, so they have no token; browsers say where a form was sent from.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def write(request: HttpRequest, page: int) -> HttpResponse:
    here = _page_of(request, page)
    answer_to = _answered(here, request.POST.get("answer") or request.GET.get("answer", ""))
    if request.method != "POST":
        return _drawn(request, here, Visit(form=_form(request, here, answer_to)))
    if refusal := _refusal(request, here):
        return _drawn(request, here, Visit(form=_form(request, here, answer_to, request.POST.dict()), notice=refusal))
    form = form_for(request, here, settings_of(here), answer_to=answer_to, data=request.POST)
    if form.is_valid() and form.send():
        token = signing.dumps(form.stored.pk if form.stored else 0, salt=SENT)
        return HttpResponseRedirect(reverse("intarsia_comments:sent", args=[here.pk, token]) + "#comment-sent")
    return _drawn(request, here, Visit(form=form))


@require_safe
def sent(request: HttpRequest, page: int, token: str) -> HttpResponse:
    here = _page_of(request, page)
    try:
        pk = signing.loads(token, salt=SENT, max_age=SEEN_FOR_SECONDS)
    except signing.BadSignature:
        return redirect(here.get_url(request) or "/")
    own = Comment.objects.filter(pk=pk, page=here).select_related("thread", "page").first() or Comment(page=here)
    is_shown = own.state == Comment.State.APPROVED
    number = page_number_of(own, settings_of(here).per_page) if is_shown else 1
    return _drawn(request, here, Visit(number=number, own=own))


@require_safe
def read(request: HttpRequest, page: int, number: int) -> HttpResponse:
    """The further ones of many comments. Like the page itself it is the same for everybody, and kept."""
    here = _page_of(request, page)
    last = pages_of(here, settings_of(here).per_page)
    if not 1 < number <= last:
        wanted = (
            reverse("intarsia_comments:read", args=[page, last]) if min(number, last) > 1 else here.get_url(request)
        )
        return redirect(f"{wanted}#comments")
    here.comment_visit = Visit(number=number)
    return here.serve(request)


def _page_of(request: HttpRequest, pk: int) -> Any:
    page = Page.objects.live().filter(pk=pk).first()
    site = Site.find_for_request(request)
    if page is None or page.get_site() != site:
        raise Http404("There is no such page.")
    if any(not one.accept_request(request) for one in page.get_view_restrictions()):
        raise Http404("There is no such page.")
    return page.specific


def _refusal(request: HttpRequest, page: Page) -> Any:
    if not is_open(page, settings_of(page), choice_of(page)) or not is_marked(page.pk, request.POST.get("mark", "")):
        return pgettext_lazy(
            "page",
            "Comments on this page are closed, so yours was not sent. What you wrote is still here to be copied.",
        )
    if not is_within_limit(request, "comments", PER_MINUTE):
        return pgettext_lazy("page", "Those were many comments within a minute. Wait a moment, then send it once more.")
    if origin_of(request) == "elsewhere":
        return pgettext_lazy("page", "Nothing has been sent yet: look at what you wrote, and send it once more.")
    return ""


def _answered(page: Page, asked: str) -> Comment | None:
    """Only what can be read is answered; else it is a comment of its own."""
    is_number = asked.isascii() and asked.isdigit() and len(asked) < 19
    return Comment.objects.filter(pk=asked, page=page, state=Comment.State.APPROVED).first() if is_number else None


def _form(request: HttpRequest, page: Page, answer_to: Comment | None, written: Any = None) -> CommentForm:
    return form_for(request, page, settings_of(page), answer_to=answer_to, initial=written or {})


def _drawn(request: HttpRequest, page: Any, visit: Visit) -> HttpResponse:
    page.comment_visit = visit
    # What this visitor wrote must neither become the copy of the page for bad times nor be replaced by that.
    request.is_for_one_visitor = True  # type: ignore[attr-defined]
    request.method = "GET"
    response = page.serve(request)
    if hasattr(response, "render"):
        response = response.render()
    patch_cache_control(response, private=True, no_cache=True)
    response["X-Robots-Tag"] = "noindex"
    return response
