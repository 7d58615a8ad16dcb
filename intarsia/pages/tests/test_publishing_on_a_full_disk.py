"""Publishing succeeds while the folder of the page cache cannot be written, and says so."""

import pytest
from django.test import Client
from django.urls import reverse

from intarsia.page_cache.tests.full_disk import full_disk
from intarsia.state import generations

from .builders import Editor, administrator, document, heading, saved_page

# Purges take effect when the transaction of the change commits.
pytestmark = pytest.mark.django_db(transaction=True, serialized_rollback=True)


@pytest.fixture(autouse=True)
def own_folder(settings, tmp_path, without_redis):
    settings.INTARSIA_CACHE_DIR = tmp_path
    generations.current()


def test_the_editor_publishes_and_warns():
    item = saved_page(heading("Before"))
    session = Editor(item, administrator())
    session.load()
    before = generations.current().current
    with full_disk():
        answer = session.save(document(heading("After")), "publish")

    assert answer.status_code == 200
    item.refresh_from_db()
    assert item.document["content"][0]["props"]["title"] == "After"
    assert not generations.current().unchanged([f"page-{item.pk}"], before)
    assert "saved" in answer.json()["warning"] and "File too large" in answer.json()["warning"]


def test_nothing_is_said_while_the_disk_has_space():
    session = Editor(saved_page(heading("Before")), administrator())
    session.load()
    answer = session.save(document(heading("After")), "publish")

    assert answer.status_code == 200 and "warning" not in answer.json()


def test_the_admin_shows_the_warning():
    client, item = Client(), saved_page(heading("Before"))
    client.force_login(administrator())
    with full_disk():
        answer = client.post(reverse("wagtailadmin_pages:unpublish", args=[item.pk]))
    assert answer.status_code == 302
    shown = client.get(answer["Location"]).content.decode()

    assert "The page cache could not store it (File too large)" in shown
