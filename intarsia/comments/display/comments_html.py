"""The comments of a page as HTML: for our widget, and for the template tag on other pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.core.signing import BadSignature, Signer
from django.template.loader import render_to_string
from django.urls import NoReverseMatch, reverse
from wagtail.models import Page, Site

from intarsia.wire.page_context import PageContext

from ..models import Comment, CommentSettings, PageComments
from ..submit.form import CommentForm, form_for
from .threads import EMPTY, threads_of

# Names in a page's context.
STATE_KEY = "comments"
PAGE_NUMBER_KEY = "comments_page"


@dataclass
class CommentsState:
    """Which comments of a page are shown, and what only this visitor sees of them."""

    number: int = 1
    form: CommentForm | None = None
    notice: Any = ""
    # Text sent after the comments were closed, when there is no form any more.
    unsent: str | None = None
    # The visitor's own new comment, which nobody else sees while it waits.
    own: Comment | None = None

    @property
    def has_errors(self) -> bool:
        return bool(self.notice or (self.form and self.form.errors))


@dataclass(frozen=True)
class DisplayOptions:
    """How the comments are shown: title, level of the heading, avatars."""

    title: str = ""
    heading: str = "h2"
    shows_avatars: bool = True

    @property
    def heading_inside(self) -> str:
        return f"h{int(self.heading[1:]) + 1}"


def further_page(number: int) -> PageContext:
    """For this page of the comments: the same for every visitor."""
    return PageContext(values={PAGE_NUMBER_KEY: number})


def personal_page(state: CommentsState) -> PageContext:
    return PageContext(visitor_state={STATE_KEY: state})


def comments_state_in(values: Mapping[str, Any], visitor_state: Mapping[str, Any] | None) -> CommentsState:
    """What the view that shows the page has added to it."""
    return (visitor_state or {}).get(STATE_KEY) or CommentsState(values.get(PAGE_NUMBER_KEY, 1))


def _signer() -> Signer:
    """When it is needed: `collectstatic` runs without a secret key, as in the build of an image."""
    return Signer(salt="intarsia.comments")


def sign_page(page: int) -> str:
    """The form contains this signature, so that only pages with comments accept them."""
    return _signer().sign(str(page))


def is_signed_page(page: int, signature: str) -> bool:
    # Only verified, not compared with a new one: an open page may have been signed with an older key.
    try:
        return _signer().unsign(signature) == str(page)
    except BadSignature:
        return False


def settings_of(page: Page, site: Site | None = None) -> CommentSettings:
    site = site or page.get_site() or Site.objects.filter(is_default_site=True).first()
    return CommentSettings.for_site(site) if site else CommentSettings()


def choice_of(page: Page) -> str:
    """What staff chose for this page only, such as to hide its comments; empty if the settings of the site apply."""
    return PageComments.objects.filter(page=page.pk).values_list("choice", flat=True).first() or ""


def is_open(page: Page, settings: CommentSettings, choice: str) -> bool:
    return settings.is_open and not choice and not settings.are_closed_by_age(page)


def comment_url(comment: Comment, number: int, site: Site | None = None) -> str:
    """The URL of a comment on the given page of comments."""
    page = comment.page.get_url(current_site=site) or ""
    url = reverse("intarsia_comments:read", args=[comment.page_id, number]) if number > 1 else page
    return f"{url}#comment-{comment.pk}" if comment.state == Comment.State.APPROVED else page


def comments_html(
    page: Page, site: Site | None = None, options: DisplayOptions | None = None, state: CommentsState | None = None
) -> str:
    """Empty if the page shows no comments. The result is the same for all visitors, except for what `state` adds."""
    settings, choice, state = settings_of(page, site), choice_of(page), state or CommentsState()
    if page.pk is None or (choice == PageComments.Choice.HIDDEN and state.unsent is None):
        return ""
    threads = (
        EMPTY
        if choice == PageComments.Choice.HIDDEN
        else threads_of(page, state.number, settings.per_page, settings.depth)
    )
    takes_more = is_open(page, settings, choice)
    if not takes_more and not threads.count and state.unsent is None:
        return ""
    form = (state.form or form_for(None, page, settings)) if takes_more else None
    context = {
        "site": site or page.get_site(),
        "page": page,
        "threads": threads,
        "form": form,
        "is_open": takes_more,
        "state": state,
        "options": options or DisplayOptions(),
        "signature": sign_page(page.pk),
        "page_url": page.get_url(current_site=site) or "",
        "back": comment_url(state.own, threads.page_number, site) if state.own else "",
    }
    try:
        context["action"] = reverse("intarsia_comments:write", args=[page.pk])
    except NoReverseMatch:
        # The site's URLs do not include ours: comments are read-only.
        context["form"] = None
    return render_to_string("intarsia/comments/comments.html", context)
