"""Where a visitor's comment is sent to, where the form to answer somebody is, and the thanks."""

from typing import Any

from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import pgettext_lazy
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods, require_safe
from wagtail.models import Page

from intarsia.protection.forms.api import answer_to_script, is_trial
from intarsia.wire.guards import origin_of
from intarsia.wire.limits import is_within_limit
from intarsia.wire.parts import read_parts
from intarsia.wire.registry import Refused

from ..models import Comment
from ..reading.drawn import Visit, choice_of, is_marked, is_open, settings_of
from ..reading.threads import page_number_of
from ..reading.visited_page import page_of
from .for_one_visitor import CLOSED, drawn, forget_what_was_sent, words_alone
from .form import form_for

SENT = "intarsia.comments.sent"
# As long as somebody may look at what they have written.
SEEN_FOR_SECONDS = 60 * 60
# From one address, and an office or a school has one.
PER_MINUTE = 10
ANSWERS_PER_MINUTE = 30
# The longest comment in four-byte letters, each sent as twelve, and what the page's script adds.
MOST_BYTES = 256 * 1024

GONE = pgettext_lazy(
    "page",
    "The page that you wrote below is no longer here, so your comment was not sent. "
    "What you wrote is still here to be copied.",
)
UNREADABLE = pgettext_lazy(
    "page",
    "What was sent was too long or could not be read, so nothing was stored. Go back to shorten it, or write it anew.",
)
MANY = pgettext_lazy("page", "Those were many comments within a minute. Wait a moment, then send it once more.")
ONCE_MORE = pgettext_lazy("page", "Nothing has been sent yet: look at what you wrote, and send it once more.")


# Pages are kept for everybody, so they have no token; browsers say where a form was sent from.
@csrf_exempt
@require_http_methods(["GET", "HEAD", "POST"])
def write(request: HttpRequest, page: int) -> HttpResponse:
    if request.method != "POST":
        return _form_to_answer(request, page_of(request, page))
    try:
        read_parts(request, MOST_BYTES)
    except Refused as refused:
        return _not_read(request, page, refused.status)
    try:
        here = page_of(request, page)
    except Http404:
        # Who has a form of the page was there; nobody else makes us say anything.
        if not is_marked(page, request.POST.get("mark", "")):
            raise
        return words_alone(request, GONE, request.POST.get("comment", ""), 404)
    return _taken(request, here)


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
    return drawn(request, here, Visit(number=number, own=own))


def _form_to_answer(request: HttpRequest, page: Any) -> HttpResponse:
    if not _takes_comments(page):
        return redirect(f"{page.get_url(request) or '/'}#comments")
    answer_to = _answered(page, request.GET.get("answer", ""))
    # Each is a page drawn for one visitor, which whoever tries all answers in turn shall not have.
    if answer_to is None or not is_within_limit(request, "comments-answers", ANSWERS_PER_MINUTE):
        return redirect(f"{page.get_url(request) or '/'}#comment-form")
    return drawn(request, page, Visit(form=form_for(request, page, settings_of(page), answer_to=answer_to)))


def _not_read(request: HttpRequest, pk: int, status: int) -> HttpResponse:
    forget_what_was_sent(request)
    here = page_of(request, pk)
    if not is_within_limit(request, "comments", PER_MINUTE) or not _takes_comments(here):
        return words_alone(request, UNREADABLE, "", status)
    form = form_for(request, here, settings_of(here))
    return drawn(request, here, Visit(form=form, notice=UNREADABLE), status)


def _taken(request: HttpRequest, page: Any) -> HttpResponse:
    answer_to = _answered(page, request.POST.get("answer", ""))
    if not _takes_comments(page):
        return drawn(request, page, Visit(notice=CLOSED, unsent=request.POST.get("comment", "")))
    if notice := _reason_to_wait(request, page):
        form = form_for(request, page, settings_of(page), answer_to=answer_to, initial=request.POST.dict())
        return drawn(request, page, Visit(form=form, notice=notice))
    form = form_for(request, page, settings_of(page), answer_to=answer_to, data=request.POST)
    is_sent = form.is_valid() and form.send()
    if answer := answer_to_script(form):
        return answer
    if is_sent:
        token = signing.dumps(form.stored.pk if form.stored else 0, salt=SENT)
        return HttpResponseRedirect(reverse("intarsia_comments:sent", args=[page.pk, token]) + "#comment-sent")
    return drawn(request, page, Visit(form=form))


def _takes_comments(page: Page) -> bool:
    return is_open(page, settings_of(page), choice_of(page))


def _reason_to_wait(request: HttpRequest, page: Page) -> Any:
    # What somebody of the staff tries out takes nothing from visitors at the same address.
    if not is_trial(request) and not is_within_limit(request, "comments", PER_MINUTE):
        return MANY
    # A form that is none of ours is shown as one of ours, where the page has one.
    if origin_of(request) == "elsewhere" or not is_marked(page.pk, request.POST.get("mark", "")):
        return ONCE_MORE
    return ""


def _answered(page: Page, asked: str) -> Comment | None:
    """Only what can be read is answered; else it is a comment of its own."""
    is_number = asked.isascii() and asked.isdigit() and len(asked) < 19
    return Comment.objects.filter(pk=asked, page=page, state=Comment.State.APPROVED).first() if is_number else None
