"""A page is built on one site and copied with its images to another one, which has its own database and media."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.realistic_site import Realistic, realistic_site

pytestmark = [pytest.mark.browser, pytest.mark.matrix]

WITH_AN_IMAGE = """
from io import BytesIO
from django.core.files.uploadedfile import SimpleUploadedFile
from PIL import Image
from wagtail.images import get_image_model
from journal.models import LandingPage
from intarsia.documents.build import document, media
from intarsia.documents.build.widgets import heading, image
file = BytesIO()
Image.new("RGB", (600, 400), "teal").save(file, "PNG")
upload = SimpleUploadedFile("sea.png", file.getvalue(), content_type="image/png")
sea = get_image_model().objects.create(title="The sea", file=upload, description="A calm sea")
page = LandingPage.objects.get(pk={pk})
page.document = document(heading("By the sea"), image(image=media(sea)))
page.save_revision().publish()
"""
# Ids differ: this site had other images before.
OTHER_IMAGES = """
from django.core.files.uploadedfile import SimpleUploadedFile
from wagtail.images import get_image_model
from io import BytesIO
from PIL import Image
for color in ("red", "blue", "black"):
    file = BytesIO()
    Image.new("RGB", (9, 9), color).save(file, "PNG")
    get_image_model().objects.create(title=color, file=SimpleUploadedFile(f"{color}.png", file.getvalue()))
"""


def run(site: Realistic, code: str) -> str:
    return site.manage("shell", "--no-imports", "-c", code)


def test_a_page_and_its_image_come_to_another_database(tmp_path: Path, browser: Browser):
    file = tmp_path / "landing.zip"
    with realistic_site(tmp_path / "one") as one:
        pk = one.pages["journal"]["landing"]
        run(one, WITH_AN_IMAGE.format(pk=pk))
        one.manage("intarsia_export", "page", str(pk), f"--output={file}")
    with realistic_site(tmp_path / "two") as two:
        pk = two.pages["journal"]["landing"]
        run(two, OTHER_IMAGES)
        assert "Nothing was changed" in two.manage("intarsia_import", str(file), "page", str(pk), "--dry-run")
        assert "New: image “The sea” (sea.png)" in two.manage("intarsia_import", str(file), "page", str(pk))
        again = two.manage("intarsia_import", str(file), "page", str(pk))
        publish = f"from journal.models import LandingPage as P; P.objects.get(pk={pk}).get_latest_revision().publish()"
        run(two, publish)

        assert "New:" not in again
        with browser.new_context(base_url=two.url) as context:
            page = context.new_page()
            page.goto("/landing/")
            expect(page.get_by_role("heading", name="By the sea")).to_be_visible()
            image = page.get_by_role("img", name="A calm sea")
            expect(image).to_be_visible()
            # The front server of this site serves its media.
            assert (two.folder / str(image.get_attribute("src")).lstrip("/")).is_file()
