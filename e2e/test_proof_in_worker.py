"""The proof of work of every kind of form is computed in a worker, not in the page, and nothing before it is needed."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e import site as sites
from e2e.other_site import allow, other_site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

ARTICLE = "/journal/in-defence-of-warm-glue/"
# Nothing that the form could be near to.
FAR = """addEventListener("DOMContentLoaded", () => {
  if (window !== top) return;
  const far = document.createElement("div");
  far.style.height = "4000px";
  document.body.prepend(far);
})"""
FORM = "form:has([name=ct_checkjs])"
WORK = re.compile("startProofs|findNumber|/proof$")
IS_WATCHED = "() => document.querySelector('form [name=ct_checkjs]')?.value"
# An observer that the page's script has started by now reports in the next frame.
NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
WEB_FORM = """
from wagtail.models import Site
from intarsia.pages.models import BuilderPage
from intarsia.pages.tests.builders import document
from intarsia.webforms.models import WebForm
from intarsia.webforms.tests.builders import CONTACT
form = WebForm(title="Ask", document=document(*CONTACT)); form.save(); form.save_revision().publish()
shown = {"root": {"props": {"schemaVersion": 1}}, "zones": {},
         "content": [{"type": "form", "props": {"id": "f", "form": {"id": form.pk}}}]}
page = BuilderPage(title="Ask", slug="ask", document=shown)
Site.objects.get().root_page.add_child(instance=page)
page.save_revision().publish()
print(form.pk)
"""
EMBEDDING = '<!doctype html><title>School</title><body><script src="{site}/forms/embed.js" data-form="{form}"></script>'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    folder: Path = tmp_path_factory.mktemp("working") / "var"
    shutil.copytree(sites.prepared_folder(), folder)
    site = sites.start(folder, 1, DJANGO_SETTINGS_MODULE="e2e.step_forms.settings")
    yield site
    site.stop()


@pytest.fixture(scope="module")
def urls(site: sites.Site) -> Iterator[dict[str, str]]:
    form = int(site.run(WEB_FORM).split()[-1])
    with other_site(site, {"/": EMBEDDING.format(site=site.url, form=form)}) as host:
        allow(site, form, host)
        yield {
            "web form": f"{site.url}/ask/",
            "comment form": f"{site.url}{ARTICLE}",
            "Django form": f"{site.url}/step/form/",
            "embedded form": host,
        }


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context() as context:
        # A busy machine must not look like a failure.
        context.set_default_timeout(60_000)
        context.add_init_script(FAR)
        yield context.new_page()


@pytest.mark.parametrize("kind", ["comment form", "Django form"])
def test_a_worker_begins_when_a_protected_form_is_near(page: Page, urls: dict[str, str], kind: str) -> None:
    asked = requests_of(page)
    page.goto(urls[kind])
    page.wait_for_function(IS_WATCHED)
    page.evaluate(NEXT_FRAMES)
    assert [url for url in asked if WORK.search(url)] == [] and page.workers == []

    with page.expect_event("worker") as begun:
        page.locator(FORM).first.scroll_into_view_if_needed()
    assert "findNumber" in begun.value.url
    assert any(url.endswith("/antispam/v1/proof") for url in asked)


@pytest.mark.parametrize("kind", ["web form", "embedded form"])
def test_a_worker_begins_when_a_web_form_is_used(page: Page, urls: dict[str, str], kind: str) -> None:
    """Such a form loads nothing for visitors who only read the page."""
    asked = requests_of(page)
    page.goto(urls[kind])
    if kind == "embedded form":
        # A frame out of sight renders no frames, so nothing in it can be scrolled to.
        page.locator("iframe").scroll_into_view_if_needed()
    shown = page.frame_locator("iframe").locator(":root") if kind == "embedded form" else page.locator("main")
    field = shown.get_by_role("textbox", name="Name")
    field.scroll_into_view_if_needed()
    assert [url for url in asked if WORK.search(url)] == [] and page.workers == []

    with page.expect_event("worker") as begun:
        field.focus()
        page.keyboard.type("Ana")
    assert "findNumber" in begun.value.url


def requests_of(page: Page) -> list[str]:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked
