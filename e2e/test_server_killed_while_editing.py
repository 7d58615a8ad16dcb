"""The server is killed while somebody edits, and started again: all changes are saved automatically."""

import shutil
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.conftest import Watched, sign_in
from e2e.editor import at_editor, widget
from e2e.site import prepared_folder, start

pytestmark = pytest.mark.browser

RESTARTED = 60_000


@pytest.fixture
def site(tmp_path):
    shutil.copytree(prepared_folder(), tmp_path / "site")
    site = start(tmp_path / "site", workers=1)
    yield site
    if site.process.poll() is None:
        site.stop()


def titles(watched: Watched, address: str) -> list[str]:
    document = watched.page.request.get(f"{address}document/").json()["document"]
    return [element["props"]["title"] for element in document["content"]]


@pytest.mark.matrix
def test_EDIT_ED_07_text_typed_during_a_server_crash_is_saved_completely(site, browser):
    """EDIT-ED-07"""
    editor = f"/admin/intarsia/page/{site.add_page('Killed', 'killed')}/"
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    watched = Watched(context.new_page(), site.url)
    watched.goto("/admin/login/")
    sign_in(watched.page, "owner")
    at_editor(watched, editor)
    title = watched.page.get_by_label("Title", exact=True)
    widget(watched, "Heading").click()
    title.fill("Typed before")
    expect(watched.page.get_by_text("Saved", exact=True)).to_be_visible()

    site.kill()
    widget(watched, "Heading").click()
    title.fill("Typed while nobody listened")
    expect(watched.page.get_by_text("cannot be reached").first).to_be_visible(timeout=RESTARTED)
    again = start(site.folder, workers=1, port=urlsplit(site.url).port or 0)
    try:
        expect(watched.page.get_by_text("Saved", exact=True)).to_be_visible(timeout=RESTARTED)
        assert titles(watched, again.url + editor) == ["Typed before", "Typed while nobody listened"]
    finally:
        context.close()
        again.stop()
