"""Loads sample comments below the journal's articles."""

from datetime import datetime, timedelta

from django.contrib.auth import get_user_model
from wagtail.models import Page

from demo.texts.comments import BELOW, DemoComment
from intarsia.comments.models import Comment
from intarsia.comments.moderation import record_of


def write_comments(page: Page, published: datetime) -> None:
    for entry in BELOW.get(page.slug, ()):
        _write(page, entry, published)


def _write(page: Page, entry: DemoComment, published: datetime, parent: Comment | None = None) -> None:
    users = {user.get_full_name(): user for user in get_user_model().objects.all()} if entry.is_ours else {}
    written = Comment.objects.create(
        page=page,
        parent=parent,
        thread=(parent.thread or parent) if parent else None,
        name=entry.name,
        email="" if entry.is_ours else f"{entry.name.split()[0].lower()}@example.org",
        text=entry.text,
        state=Comment.State.APPROVED,
        is_real_person=entry.is_real_person,
        author=users.get(entry.name),
        # Nobody is notified of sample comments.
        notified_at=published,
        posted=published + timedelta(days=entry.after, hours=len(entry.text) % 9),
        digest=f"demo {page.slug} {entry.name} {entry.after}",
    )
    record_of(written)
    for reply in entry.replies:
        _write(page, reply, published, written)
