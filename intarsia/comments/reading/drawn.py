"""The comments of a page as HTML: for our widget, and for the template tag on pages of other types."""

from dataclasses import dataclass
from typing import Any

from django.core.signing import BadSignature, Signer
from django.template.loader import render_to_string
from django.urls import NoReverseMatch, reverse
from wagtail.models import Page, Site

from ..models import Comment, CommentSettings, PageComments
from ..writing.form import CommentForm, form_for
from .threads import NONE, threads_of

MARKS = Signer(salt="intarsia.comments")


@dataclass
class Visit:
    """What one visitor sees otherwise than all the others, or one page of many. A view hands it on with the page."""

    number: int = 1
    form: CommentForm | None = None
    notice: Any = ""
    # Words that were written while the comments were closed: there is no form to send them by.
    unsent: str | None = None
    # What this visitor has just written, seen by nobody else as long as it waits.
    own: Comment | None = None

    @property
    def is_not_sent(self) -> bool:
        return bool(self.notice or (self.form and self.form.errors))


@dataclass(frozen=True)
class Look:
    title: str = ""
    heading: str = "h2"
    shows_avatars: bool = True

    @property
    def heading_inside(self) -> str:
        return f"h{int(self.heading[1:]) + 1}"


def mark_of(page: int) -> str:
    """In the form of a page whose comments were drawn: nobody can comment where no comments stand."""
    return MARKS.sign(str(page))


def is_marked(page: int, mark: str) -> bool:
    # Not compared with a new one: a page that is open was drawn with an older key of the site's.
    try:
        return MARKS.unsign(mark) == str(page)
    except BadSignature:
        return False


def settings_of(page: Page, site: Site | None = None) -> CommentSettings:
    site = site or page.get_site() or Site.objects.filter(is_default_site=True).first()
    return CommentSettings.for_site(site) if site else CommentSettings()


def choice_of(page: Page) -> str:
    """What was decided about this page; empty where nothing was."""
    return PageComments.objects.filter(page=page.pk).values_list("choice", flat=True).first() or ""


def is_open(page: Page, settings: CommentSettings, choice: str) -> bool:
    return settings.is_open and not choice and not settings.are_closed_by_age(page)


def address_of(comment: Comment, number: int, site: Site | None = None) -> str:
    """Where one can be read, on the page of this number of its page's comments."""
    page = comment.page.get_url(current_site=site) or ""
    address = reverse("intarsia_comments:read", args=[comment.page_id, number]) if number > 1 else page
    return f"{address}#comment-{comment.pk}" if comment.state == Comment.State.APPROVED else page


def comments_html(page: Page, site: Site | None = None, look: Look | None = None) -> str:
    """Empty where the page shows none. Depends on no visitor unless a view has handed on a visit with the page."""
    settings, choice = settings_of(page, site), choice_of(page)
    visit = getattr(page, "comment_visit", None) or Visit()
    if page.pk is None or (choice == PageComments.Choice.HIDDEN and visit.unsent is None):
        return ""
    threads = (
        NONE
        if choice == PageComments.Choice.HIDDEN
        else threads_of(page, visit.number, settings.per_page, settings.depth)
    )
    takes_more = is_open(page, settings, choice)
    if not takes_more and not threads.count and visit.unsent is None:
        return ""
    form = (visit.form or form_for(None, page, settings)) if takes_more else None
    context = {
        **{
            "site": site or page.get_site(),
            "page": page,
            "threads": threads,
            "form": form,
            "is_open": takes_more,
            "visit": visit,
        },
        **{"look": look or Look(), "mark": mark_of(page.pk), "page_url": page.get_url(current_site=site) or ""},
        "back": address_of(visit.own, threads.number, site) if visit.own else "",
    }
    try:
        context["action"] = reverse("intarsia_comments:write", args=[page.pk])
    except NoReverseMatch:
        # The site has not included our addresses: its comments can be read.
        context["form"] = None
    return render_to_string("intarsia/comments/comments.html", context)
