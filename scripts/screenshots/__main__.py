"""Takes the screenshots of README.md and docs again: `make screenshots`, or `python -m scripts.screenshots NAME …`."""

import io
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from e2e import site as sites
from e2e.conftest import ARGUMENTS, sign_in

from .messages import add_messages
from .shots import SHOTS, Shot

IMAGES = sites.ROOT / "docs" / "images"


def main(names: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        copy = Path(folder) / "var"
        shutil.copytree(sites.prepared_folder(), copy)
        site = sites.start(copy)
        browser = playwright.chromium.launch(executable_path=sites.chromium(), args=ARGUMENTS)
        try:
            add_messages(site)
            for shot in SHOTS:
                if not names or shot.name in names:
                    take(shot, site, browser)
        finally:
            browser.close()
            site.stop()


def take(shot: Shot, site: sites.Site, browser: Browser) -> None:
    width, height = shot.size
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=width < 760)
    page = context.new_page()
    if shot.needs_login:
        page.goto(f"{site.url}/admin/login/")
        sign_in(page, "owner")
    shot.prepare(page, site)
    page.mouse.move(1, 1)
    for scheme, suffix in (("light", ""), ("dark", "-dark"))[: 2 if shot.also_dark else 1]:
        page.emulate_media(color_scheme=scheme)
        save(page, f"{shot.name}{suffix}")
    context.close()


def save(page: Page, name: str) -> None:
    with Image.open(io.BytesIO(page.screenshot(animations="disabled"))) as image:
        # With 256 colors a file is a third as large, without a visible difference.
        image.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(IMAGES / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
