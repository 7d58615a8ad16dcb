"""The widget of docs/extending.md, from another package: its enhancement marks today."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from demo.tests.app_of_docs import write_app
from e2e import site as sites
from e2e.conftest import Open, Watched
from e2e.editor import open_editor, widget

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

TODAY = "li[aria-current=date]"
ROOT = ".opening_hours"
DAYS = (
    "from datetime import time, timedelta; from django.utils import timezone; from hours.models import Day;"
    "today = timezone.localdate();"
    "[Day.objects.create(date=today + timedelta(n), opens=time(9), closes=time(17)) for n in range(3)]"
)
IS_UNDONE = "root => root.querySelectorAll('li').length === 3 && !root.querySelector('[aria-current]')"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """The demo with the app of the page."""
    app, folder = tmp_path_factory.mktemp("app"), tmp_path_factory.mktemp("hours") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    write_app(app, "demo.settings")
    subprocess.run([sys.executable, "bundle.py"], cwd=app, check=True)
    environment = {
        "DJANGO_SETTINGS_MODULE": "hours_settings",
        "PYTHONPATH": os.pathsep.join([str(app), str(sites.ROOT)]),
    }
    for command in (["makemigrations", "hours"], ["migrate"], ["collectstatic", "--no-input"]):
        sites.manage(folder, environment, *command, "-v0")
    site = sites.start(folder, 1, **environment)
    site.run(DAYS)
    yield site
    site.stop()


@pytest.fixture
def editor(owner: Open, new_page: tuple[str, str]) -> Watched:
    """An editor with the widget on its canvas."""
    watched = open_editor(owner, new_page[0])
    widget(watched, "Opening hours").click()
    expect(watched.canvas.locator(TODAY)).to_have_count(1)
    return watched


@pytest.fixture
def page(editor: Watched, visitor: Open, new_page: tuple[str, str]) -> Page:
    """The published page."""
    editor.page.get_by_role("button", name="Publish", exact=True).click()
    editor.page.get_by_text("Published", exact=True).wait_for()
    watched = visitor()
    watched.goto(new_page[1])
    return watched.page


def test_an_enhancement_works_on_a_published_page_and_is_undone_when_its_html_is_removed(page: Page):
    assert 'aria-current="date"' not in page.request.get(page.url).text()
    expect(page.locator(TODAY)).to_have_count(1)
    root = page.locator(ROOT).element_handle()

    page.locator("in-island").filter(has=page.locator(ROOT)).evaluate("island => island.remove()")

    page.wait_for_function(IS_UNDONE, arg=root)


def test_an_enhancement_works_on_html_that_arrives_later(page: Page):
    html = page.request.get(page.url).text()
    arrived = page.evaluate_handle(
        """html => {
          const part = document.createElement("div");
          const arrived = new DOMParser().parseFromString(html, "text/html");
          part.append(arrived.querySelector("in-island:has(.opening_hours)"));
          document.querySelector("main").append(part);
          window.intarsia.mountTree(part);
          return part;
        }""",
        html,
    ).as_element()
    assert arrived
    expect(page.locator(TODAY)).to_have_count(2)

    arrived.evaluate("part => window.intarsia.destroyTree(part)")

    page.wait_for_function(IS_UNDONE, arg=arrived)
    expect(page.locator(TODAY)).to_have_count(1)


def test_an_enhancement_works_on_the_canvas_and_is_undone_when_its_element_is_removed(editor: Watched):
    root = editor.canvas.locator(ROOT).element_handle()
    editor.canvas.locator(ROOT).click()

    editor.page.get_by_label("Title", exact=True).fill("When we are here")

    expect(editor.canvas.get_by_role("heading", name="When we are here")).to_be_visible()
    expect(editor.canvas.locator(TODAY)).to_have_count(1)
    assert root.evaluate("root => root.isConnected"), "React has made the HTML again."

    editor.canvas.locator(ROOT).click()
    editor.page.keyboard.press("Delete")

    expect(editor.canvas.locator(ROOT)).to_have_count(0)
    assert root.evaluate(IS_UNDONE)
