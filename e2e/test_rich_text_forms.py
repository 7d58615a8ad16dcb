"""An editor inserts a form into the rich text of an ordinary page."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e import site as sites
from e2e.conftest import Open

pytestmark = pytest.mark.browser


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The demo with a page type of its own, whose body is a rich text."""
    folder: Path = tmp_path_factory.mktemp("articles") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, 1, DJANGO_SETTINGS_MODULE="e2e.article_settings")
    site.manage("migrate", "articles")
    yield site
    site.stop()


def choose(page: Any, title: str) -> None:
    page.get_by_role("link", name=title, exact=True).click()
    expect(page.locator(".MediaBlock")).to_have_text(title)


@pytest.mark.matrix
def test_an_editor_inserts_a_form_and_changes_it(
    owner: Open, visitor: Open, site: sites.Site, screenshots: Path
) -> None:
    """With the menu that a slash opens."""
    home = site.run("from wagtail.models import Site; print(Site.objects.get().root_page_id)").split()[-1]
    staff = owner()
    staff.goto(f"/admin/pages/add/articles/articlepage/{home}/")
    staff.page.get_by_placeholder("Page title").fill("Open day")
    staff.page.locator(".public-DraftEditor-content").click()
    staff.page.keyboard.type("/web")
    staff.page.get_by_role("option", name="Web form").click()
    choose(staff.page, "Order a kit")

    staff.page.locator(".MediaBlock").click()
    expect(staff.page.get_by_role("link", name="Order a kit")).to_have_attribute("href", re.compile("/webform/edit/"))
    staff.page.screenshot(path=screenshots / "rich-text-form.png")
    stored = staff.page.locator("input[name=body]")
    before = stored.input_value()
    staff.page.get_by_role("button", name="Edit", exact=True).click()
    choose(staff.page, "Book a visit")
    # The text reaches the form of the page a moment later.
    expect(stored).not_to_have_value(before)
    staff.page.get_by_role("button", name="More actions").click()
    staff.page.get_by_role("button", name="Publish").click()
    staff.page.get_by_text("created and published").wait_for()

    seen = visitor()
    seen.goto("/open-day/")
    expect(seen.page.get_by_role("heading", name="Book a visit")).to_be_visible()
    assert seen.errors == []
