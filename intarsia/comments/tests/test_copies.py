"""The fallback copy of a page contains only public comments, and no removed ones."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.test import Client

from intarsia.comments import moderation
from intarsia.comments.api import forget_comments_of
from intarsia.comments.models import Comment, PageComments
from intarsia.protection.tests.senders import QUESTION
from intarsia.rendering.tests.faulty_widgets import rendering_by
from intarsia.rendering.v8.engine import Renderer

from .builders import comment, post, written

pytestmark = pytest.mark.django_db


@contextmanager
def no_v8() -> Iterator[None]:
    with rendering_by(Renderer(bundle=Path("/nowhere/server.js"))):
        yield


def shown(address: str) -> str:
    return Client().get(address).content.decode()


def copies(folder: Path) -> list[Path]:
    return list((folder / "last-good").rglob("*.html"))


def test_form_with_errors_never_becomes_the_fallback_copy(page, tmp_path):
    assert "Ana Secret" in post(page, written(page, name="Ana Secret", email="ana")).content.decode()
    with no_v8():
        assert "Ana Secret" not in shown(f"/comments/{page.pk}/")

    assert not copies(tmp_path)


def test_page_after_submitting_never_becomes_the_fallback_copy(page, tmp_path):
    assert "awaiting approval" in post(page, written(page)).content.decode()

    assert not copies(tmp_path)


def test_visitor_keeps_the_text_if_the_page_cannot_be_rendered(page):
    shown(page.url), shown(f"/comments/{page.pk}/")
    with no_v8():
        answer = post(page, written(page, email="ana"))

    assert "Your comment was not sent" in answer.content.decode() and QUESTION in answer.content.decode()


@pytest.mark.parametrize("way", ["spam", "trash", "erased", "deleted", "hidden"])
def test_removed_comment_is_not_in_the_fallback_copy(page, way, admin_user, django_capture_on_commit_callbacks):
    one = comment(page, "Never again", email="ana@example.org")
    assert "Never again" in shown(page.url)
    ways = {
        "spam": lambda: moderation.mark_as_spam([one], admin_user),
        "trash": lambda: moderation.move_to_trash([one], admin_user),
        "erased": lambda: forget_comments_of("ana@example.org"),
        "deleted": lambda: Comment.objects.all().delete(),
        "hidden": lambda: PageComments.objects.create(page=page, choice="hidden"),
    }
    with no_v8():
        assert "Never again" in shown(page.url)
        with django_capture_on_commit_callbacks(execute=True):
            ways[way]()
        assert "Never again" not in shown(page.url)
