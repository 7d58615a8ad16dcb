"""Builders for a page with comments, and for visitors who comment."""

from typing import Any

from django.test import Client
from wagtail.models import Page, Site

from intarsia.comments.display.comments_html import sign_page
from intarsia.comments.models import Comment, CommentSettings
from intarsia.comments.moderation import record_of
from intarsia.comments.submit.storage import digest_of
from intarsia.moderation.models import ModerationRecord
from intarsia.pages.models import BuilderPage
from intarsia.protection.tests.senders import BROWSER, QUESTION, by_a_person, hidden_field, signals, visible_fields

FILLED_IN = visible_fields("name email comment") | hidden_field(signals())


def home() -> Page:
    return Site.objects.get(is_default_site=True).root_page


def article(**fields: Any) -> BuilderPage:
    comments = {"type": "comments", "props": {"id": "c-1"}}
    document = {"root": {"props": {}}, "content": [comments], "zones": {}}
    defaults = {"title": "Warm glue", "slug": "warm-glue", "document": document}
    return home().add_child(instance=BuilderPage(**defaults | fields))


def rules(**values: Any) -> CommentSettings:
    settings = CommentSettings.for_site(Site.objects.get(is_default_site=True))
    for name, value in values.items():
        setattr(settings, name, value)
    settings.save()
    return settings


def comment(page: Page, text: str = QUESTION, parent: Comment | None = None, **fields: Any) -> Comment:
    """Approved by default."""
    given = {"name": "Ana Prokop", "email": "ana@example.org", "state": Comment.State.APPROVED, **fields}
    removed_at, ip = given.pop("removed_at", None), given.pop("ip", None)
    made = Comment.objects.create(
        page=page,
        text=text,
        parent=parent,
        thread=(parent.thread or parent) if parent else None,
        digest=digest_of(page.pk, parent.pk if parent else None, given["email"], text),
        **given,
    )
    ModerationRecord.objects.filter(pk=record_of(made).pk).update(removed_at=removed_at, ip=ip)
    return made


def written(page: Page, sender: Any = by_a_person, **fields: Any) -> dict[str, Any]:
    values = sender(**fields)
    text = values.pop("message")
    return {**values, "comment": text, "mark": sign_page(page.pk)} | fields


def post(page: Page, fields: dict[str, Any], address: str = "192.0.2.7", **headers: str) -> Any:
    client = Client(headers={"host": "testserver"})
    return client.post(f"/comments/{page.pk}/", fields, headers=BROWSER | headers, REMOTE_ADDR=address, follow=True)
