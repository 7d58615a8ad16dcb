"""What each screenshot shows and how to get there."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from e2e.site import Site

LARGE, LAPTOP, PHONE = (1440, 900), (1024, 768), (390, 844)
CHOOSE_IMAGE = re.compile("choose an image", re.IGNORECASE)
OVERLAY = "color-mix(in srgb, var(--color-paper) 85%, transparent)"
IMAGES_ARE_LOADED = """() => [...document.images].every((image) =>
  image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth))"""


@dataclass(frozen=True)
class Shot:
    name: str
    size: tuple[int, int]
    prepare: Callable[[Page, Site], Any]
    needs_login: bool = True
    also_dark: bool = False


def home_in_editor(page: Page, site: Site) -> None:
    code = "from wagtail.models import Site; print(Site.objects.get().root_page_id)"
    open_editor(page, site, site.manage("shell", "-v0", "-c", code).split()[-1])


def open_editor(page: Page, site: Site, pk: Any) -> None:
    page.goto(f"{site.url}/admin/intarsia/page/{pk}/")
    page.wait_for_selector("iframe")


def saved(page: Page) -> None:
    page.locator(".topbar__state[data-state=saved]").wait_for()
    page.frames[-1].wait_for_function(IMAGES_ARE_LOADED)


def heading_selected(page: Page, site: Site) -> None:
    home_in_editor(page, site)
    page.frame_locator("iframe").first.locator("h1").click()
    saved(page)


def settings_on_a_phone(page: Page, site: Site) -> None:
    heading_selected(page, site)
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Settings").tap()


def background_image(page: Page, site: Site) -> None:
    home_in_editor(page, site)
    page.frame_locator("iframe").first.get_by_role("heading", name="What to expect").click()
    page.locator(".breadcrumbs button").nth(1).click()
    page.get_by_role("tab", name="Style").click()
    page.locator("summary", has_text="Background").first.click()
    page.get_by_role("radio", name="Image", exact=True).click()
    page.get_by_role("button", name=CHOOSE_IMAGE).first.click()
    choose_image(page, "Twelve veneers")
    # Light or dark, as the page is.
    page.get_by_role("textbox", name="Overlay").fill(OVERLAY)
    # The small preview is replaced once the server has made the image sizes.
    page.locator("img[src*='width-']").first.wait_for()
    saved(page)


def choose_image(page: Page, title: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Search images").fill(title)
    dialog.get_by_role("button", name=title).first.click()


class Tutorial:
    """The steps of the tutorial, one page for all of them."""

    pk = ""

    def empty(self, page: Page, site: Site) -> None:
        type(self).pk = self.pk or str(site.add_page("Open day", "open-day"))
        open_editor(page, site, self.pk)

    def heading(self, page: Page, site: Site) -> None:
        self.empty(page, site)
        place(page, "Container")
        place(page, "Heading")
        page.get_by_role("textbox", name="Title", exact=True).fill("Open day")
        saved(page)

    def content(self, page: Page, site: Site) -> None:
        self.empty(page, site)
        canvas = page.frame_locator("iframe").first
        canvas.locator("h2").click()
        place(page, "Image")
        page.get_by_role("button", name=CHOOSE_IMAGE).first.click()
        choose_image(page, "Twelve veneers")
        page.get_by_role("textbox", name="Describe the image").first.fill(
            "Twelve veneers of different woods side by side"
        )
        place(page, "Button")
        saved(page)

    def phone(self, page: Page, site: Site) -> None:
        self.empty(page, site)
        page.frame_locator("iframe").first.locator("h2").click()
        page.get_by_role("radio", name="Mobile").click()
        page.get_by_role("tab", name="Style").click()


def place(page: Page, widget: str) -> None:
    page.get_by_role("button", name=widget, exact=True).first.click()


def published_page(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/")
    page.wait_for_load_state("networkidle")


def messages(page: Page, site: Site) -> None:
    page.goto(f"{site.url}/admin/protection_messages/?show=all")
    page.wait_for_load_state("networkidle")


tutorial = Tutorial()
SHOTS = (
    Shot("editor", LARGE, heading_selected, also_dark=True),
    Shot("editor-1024", LAPTOP, heading_selected, also_dark=True),
    Shot("editor-style", LARGE, background_image, also_dark=True),
    Shot("editor-phone", PHONE, settings_on_a_phone, also_dark=True),
    Shot("page-desktop", LARGE, published_page, needs_login=False),
    Shot("page-phone", PHONE, published_page, needs_login=False),
    Shot("messages", (1200, 900), messages),
    Shot("tutorial-empty", LARGE, tutorial.empty),
    Shot("tutorial-heading", LARGE, tutorial.heading),
    Shot("tutorial-content", LARGE, tutorial.content),
    Shot("tutorial-phone", LARGE, tutorial.phone),
)
