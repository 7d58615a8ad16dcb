"""Loads sample comments below the journal's articles."""

from datetime import datetime, timedelta

from django.contrib.auth import get_user_model
from wagtail.models import Page

from demo.texts.comments import BELOW, Said
from intarsia.comments.models import Comment


def write_comments(page: Page, published: datetime) -> None:
    for said in BELOW.get(page.slug, ()):
        _write(page, said, published)


def _write(page: Page, said: Said, published: datetime, parent: Comment | None = None) -> None:
    users = {user.get_full_name(): user for user in get_user_model().objects.all()} if said.is_ours else {}
    written = Comment.objects.create(
        page=page,
        parent=parent,
        thread=(parent.thread or parent) if parent else None,
        name=said.name,
        email="" if said.is_ours else f"{said.name.split()[0].lower()}@example.org",
        text=said.text,
        state=Comment.State.APPROVED,
        is_real_person=said.is_real_person,
        author=users.get(said.name),
        # Nobody is notified of sample comments.
        notified_at=published,
        posted=published + timedelta(days=said.after, hours=len(said.text) % 9),
        digest=f"demo {page.slug} {said.name} {said.after}",
    )
    for answer in said.answers:
        _write(page, answer, published, written)
