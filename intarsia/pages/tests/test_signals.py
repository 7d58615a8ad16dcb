"""Signals for apps of a site: what happened, and to what."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import pytest
from django.dispatch import Signal
from wagtail.models import Site

from intarsia import signals
from intarsia.comments.models import Comment
from intarsia.moderation.api import Judgement, decide, record
from intarsia.page_cache.invalidation import purge_now
from intarsia.pages.api import render_document

from .banners.models import Banner
from .builders import Editor, administrator, document, heading, saved_page

pytestmark = pytest.mark.django_db


@contextmanager
def received(signal: Signal) -> Iterator[list[dict]]:
    got: list[dict] = []

    def receiver(**facts: object) -> None:
        got.append(facts)

    signal.connect(receiver)
    yield got
    signal.disconnect(receiver)


@pytest.fixture
def commits(django_capture_on_commit_callbacks):
    return lambda: django_capture_on_commit_callbacks(execute=True)


def test_saving_and_publishing_in_the_editor(commits):
    page, user = saved_page(heading("Old")), administrator()
    editor = Editor(page, user)
    editor.load()
    with received(signals.document_saved) as saved, received(signals.document_published) as published, commits():
        assert editor.save(document(heading("Draft"))).status_code == 200
        assert published == []
        assert editor.save(document(heading("New")), "publish").status_code == 200
    assert [(one["action"], one["user"], one["item"].pk) for one in saved] == [
        *(("draft", user, page.pk), ("publish", user, page.pk))
    ]
    assert [one["item"].pk for one in published] == [page.pk]


def test_publishing_an_item_of_a_model_by_code(commits):
    banner = Banner.objects.create(name="Summer")
    with received(signals.document_published) as published, commits():
        banner.save_revision().publish()
    assert [(one["sender"], one["item"].pk) for one in published] == [(Banner, banner.pk)]


def test_rendering():
    with received(signals.document_rendered) as rendered:
        render_document(document(heading("Hello")))
    assert [(one["page"], one["failed"]) for one in rendered] == [(None, ())]


def test_purging():
    with received(signals.pages_purged) as purged:
        purge_now("page-7", "tree")
    assert [one["tags"] for one in purged] == [("page-7", "tree")]


def test_judging_and_deciding(commits):
    user = administrator()
    comment = Comment.objects.create(page=saved_page(), name="Ada", text="Hello")
    judgement = Judgement(Site.objects.get(), "comments", datetime.now(UTC), "hold", 0.6)
    with received(signals.message_judged) as judged, received(signals.message_decided) as decided, commits():
        stored = record(comment, judgement)
        decide([stored], "allow", user)
        decide([stored], "allow", user)
    assert [(one["record"].pk, one["record"].outcome) for one in judged] == [(stored.pk, "hold")]
    assert [(one["record"].status, one["user"]) for one in decided][0] == ("allowed", user)


def test_receiver_that_raises_disturbs_nothing():
    def fails(**facts: object) -> None:
        raise RuntimeError("broken receiver")

    signals.document_rendered.connect(fails)
    try:
        assert "Hello" in render_document(document(heading("Hello"))).html
    finally:
        signals.document_rendered.disconnect(fails)
