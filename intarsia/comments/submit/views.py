"""The views for a comment: submitting, the reply form, and thanks."""

from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from wagtail.models import Page

from intarsia.protection.forms.api import answer_to_script, is_test
from intarsia.state import metrics
from intarsia.wire import CallError
from intarsia.wire.guarding.limits import is_within_limit
from intarsia.wire.guards import origin_of
from intarsia.wire.request_fields import read_fields, without_body
from intarsia.wire.requests.numbers import number_in
from intarsia.wire.requests.visited_page import page_of

from ..display.comments_html import CommentsState, choice_of, is_open, is_signed_page, settings_of
from ..display.threads import page_number_of
from ..models import Comment
from .form import form_for
from .personal_page import CLOSED, render_page, text_only

SENT = "intarsia.comments.sent"
# How long visitors can see their own waiting comment.
SEEN_FOR_SECONDS = 60 * 60
# Per IP address; offices and schools share one.
PER_MINUTE = 10
REPLY_FORMS_PER_MINUTE = 30
# The longest comment in four-byte characters, each encoded as twelve, plus the page script's fields.
MAX_BYTES = 256 * 1024

GONE = pgettext_lazy(
    "page",
    "Your comment was not sent, because its page no longer exists. You can copy your text here.",
)
UNREADABLE = pgettext_lazy(
    "page",
    "Your comment was not saved, because it was too long or could not be read. Go back and shorten it, or write it "
    "again.",
)
TOO_MANY = pgettext_lazy("page", "Too many comments within a minute. Wait a moment and send it again.")
ONCE_MORE = pgettext_lazy("page", "Your comment has not been sent yet. Check your text and send it again.")


# Pages are cached for all visitors, so they contain no token; the request's origin is checked instead.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def write(request: HttpRequest, page: int) -> HttpResponse:
    if request.method != "POST":
        return _show_reply_form(request, page_of(request, page))
    try:
        read_fields(request, MAX_BYTES)
    except CallError as error:
        return _show_unreadable(request, page, error.status)
    try:
        here = page_of(request, page)
    except Http404:
        # Requires the signature from a page's form.
        if not is_signed_page(page, request.POST.get("mark", "")):
            raise
        return text_only(request, GONE, request.POST.get("comment", ""), 404)
    return _submit(request, here)


@require_safe
def sent(request: HttpRequest, page: int, token: str) -> HttpResponse:
    here = page_of(request, page)
    try:
        pk = signing.loads(token, salt=SENT, max_age=SEEN_FOR_SECONDS)
    except signing.BadSignature:
        return redirect(here.get_url(request) or "/")
    own = Comment.objects.filter(pk=pk, page=here).select_related("thread", "page").first() or Comment(page=here)
    is_shown = own.state == Comment.State.APPROVED
    number = page_number_of(own, settings_of(here).per_page) if is_shown else 1
    return render_page(request, here, CommentsState(number=number, own=own))


def _show_reply_form(request: HttpRequest, page: Any) -> HttpResponse:
    if not _takes_comments(page):
        return redirect(f"{page.get_url(request) or '/'}#comments")
    reply_to = _comment_to_reply_to(page, request.GET.get("answer", ""))
    # Each request renders a personal page, so there is a rate limit.
    if reply_to is None or not is_within_limit(request, "comments-replies", REPLY_FORMS_PER_MINUTE):
        return redirect(f"{page.get_url(request) or '/'}#comment-form")
    return render_page(request, page, CommentsState(form=form_for(request, page, settings_of(page), reply_to=reply_to)))


def _show_unreadable(request: HttpRequest, pk: int, status: int) -> HttpResponse:
    # The body would fail again wherever it is parsed.
    request = without_body(request)
    here = page_of(request, pk)
    if not is_within_limit(request, "comments", PER_MINUTE) or not _takes_comments(here):
        return text_only(request, UNREADABLE, "", status)
    form = form_for(request, here, settings_of(here))
    return render_page(request, here, CommentsState(form=form, notice=UNREADABLE), status)


def _submit(request: HttpRequest, page: Any) -> HttpResponse:
    reply_to = _comment_to_reply_to(page, request.POST.get("answer", ""))
    if not _takes_comments(page):
        return render_page(request, page, CommentsState(notice=CLOSED, unsent=request.POST.get("comment", "")))
    if notice := _reason_to_wait(request, page):
        metrics.add("submissions_total", "refused")
        form = form_for(request, page, settings_of(page), reply_to=reply_to, initial=request.POST.dict())
        return render_page(request, page, CommentsState(form=form, notice=notice))
    form = form_for(request, page, settings_of(page), reply_to=reply_to, data=request.POST)
    is_sent = form.is_valid() and form.send()
    if answer := answer_to_script(form):
        return answer
    if is_sent:
        token = signing.dumps(form.stored.pk if form.stored else 0, salt=SENT)
        return HttpResponseRedirect(reverse("intarsia_comments:sent", args=[page.pk, token]) + "#comment-sent")
    return render_page(request, page, CommentsState(form=form))


def _takes_comments(page: Page) -> bool:
    return is_open(page, settings_of(page), choice_of(page))


def _reason_to_wait(request: HttpRequest, page: Page) -> Any:
    # Tests by staff do not count against visitors with the same IP address.
    if not is_test(request) and not is_within_limit(request, "comments", PER_MINUTE):
        return TOO_MANY
    # An invalid form is shown again as our own, if the page has one.
    if origin_of(request) == "elsewhere" or not is_signed_page(page.pk, request.POST.get("mark", "")):
        return ONCE_MORE
    return ""


def _comment_to_reply_to(page: Page, comment_id: str) -> Comment | None:
    """Only visible comments can be replied to; otherwise the text becomes a separate comment."""
    return Comment.objects.filter(pk=number_in(comment_id) or 0, page=page, state=Comment.State.APPROVED).first()
