"""Takes the pictures of the editor in docs/user-guide anew: .venv/bin/python -m scripts.guide_pictures"""

import io
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from e2e import site as sites
from e2e.conftest import ARGUMENTS, sign_in

GUIDE = sites.ROOT / "docs" / "user-guide"
LARGE, LAPTOP, PHONE = (1440, 900), (1024, 768), (390, 844)


def selected(page: Page) -> None:
    page.frame_locator("iframe").first.locator("h1").click()


def styled(page: Page) -> None:
    """A section with a picture of the library behind it, while that is chosen."""
    page.frame_locator("iframe").first.get_by_role("heading", name="What to expect").click()
    page.locator(".breadcrumbs button").nth(1).click()
    page.get_by_role("tab", name="Style").click()
    page.locator("summary", has_text="Background").click()
    page.get_by_role("radio", name="Picture").click()
    page.get_by_role("button", name="Background: choose a picture").click()
    page.get_by_role("dialog").get_by_placeholder("Search").fill("Twelve veneers")
    page.locator("[role=dialog] a[data-chooser-modal-choice]", has_text="Twelve veneers").first.click()
    # Light or dark as the page is.
    page.get_by_role("textbox", name="Veil over it").fill("color-mix(in srgb, var(--color-paper) 85%, transparent)")
    # Until the server has made its sizes, a small one stands there.
    page.locator(".media-control__picture img[src*='width-']").wait_for()


def in_hand(page: Page) -> None:
    selected(page)
    page.get_by_role("navigation", name="Panels").get_by_role("button", name="Settings").tap()


PICTURES: dict[str, tuple[tuple[int, int], Callable[[Page], None]]] = {
    "editor": (LARGE, selected),
    "editor-1024": (LAPTOP, selected),
    "editor-style": (LARGE, styled),
    "editor-phone": (PHONE, in_hand),
}


def take(page: Page, name: str) -> None:
    page.mouse.move(1, 1)
    for scheme, suffix in (("light", ""), ("dark", "-dark")):
        page.emulate_media(color_scheme=scheme)
        # 256 colours: nobody sees the difference, and a picture is a third as large.
        with Image.open(io.BytesIO(page.screenshot(animations="disabled"))) as picture:
            few = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
            few.save(GUIDE / f"{name}{suffix}.png", optimize=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        copy = Path(folder) / "var"
        shutil.copytree(sites.prepared_folder(), copy)
        site = sites.start(copy)
        browser = playwright.chromium.launch(executable_path=sites.chromium(), args=ARGUMENTS)
        try:
            for name, ((width, height), prepare) in PICTURES.items():
                context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 760)
                page = context.new_page()
                page.goto(f"{site.url}/admin/login/")
                sign_in(page, "owner")
                page.goto(f"{site.url}/admin/intarsia/page/{home(site)}/")
                page.wait_for_selector("iframe")
                prepare(page)
                page.locator(".topbar__state[data-state=saved]").wait_for()
                take(page, name)
                context.close()
        finally:
            browser.close()
            site.stop()


def home(site: sites.Site) -> str:
    code = "from wagtail.models import Site; print(Site.objects.get().root_page_id)"
    return site.manage("shell", "-v0", "-c", code).split()[-1]


if __name__ == "__main__":
    main()
