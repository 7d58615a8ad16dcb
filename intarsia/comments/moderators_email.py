"""The mail to moderators about new comments, in the language of the site's settings."""

from collections.abc import Sequence

from django.conf import settings
from django.core.mail import EmailMessage
from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext as _
from django.utils.translation import override
from wagtail.models import Site

from .models import Comment


def email_for(site: Site, comments: Sequence[Comment], further: int = 0) -> EmailMessage:
    """`further` comments are only counted."""
    with override(settings.LANGUAGE_CODE):
        if len(comments) == 1:
            return EmailMessage(_subject_of(comments[0]), _text_of(comments[0]))
        name = _one_line(site.site_name or site.root_page.title)
        number = len(comments) + further
        parts = [f"{_one_line(one.page.title)} ({one.get_state_display()})\n\n{_text_of(one)}" for one in comments]
        if further:
            parts.append(_("And %(number)d more: %(url)s") % {"number": further, "url": _admin_url("index")})
        subject = _("New comments (%(number)d): %(site)s") % {"number": number, "site": name}
        return EmailMessage(subject, "\n\n* * *\n\n".join(parts))


def _subject_of(comment: Comment) -> str:
    waits = comment.state == Comment.State.WAITING
    subject = _("Comment awaiting approval: %(page)s") if waits else _("New comment: %(page)s")
    return subject % {"page": _one_line(comment.page.title)}


def _text_of(comment: Comment) -> str:
    return f"{comment.name}\n\n{comment.text}\n\n{_admin_url('inspect', comment.pk)}"


def _one_line(title: str) -> str:
    return " ".join(title.split())


def _admin_url(view: str, *which: int) -> str:
    try:
        path = reverse(f"visitor_comments:{view}", args=which)
    except NoReverseMatch:
        path = ""
    return f"{getattr(settings, 'WAGTAILADMIN_BASE_URL', '') or ''}{path}"
