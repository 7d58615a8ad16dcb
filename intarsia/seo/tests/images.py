"""Images in Wagtail's library."""

from typing import Any

from django.core.files.base import ContentFile
from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file


def stored_image(width: int, height: int) -> Any:
    file = get_test_image_file(filename=f"{width}.png", size=(width, height))
    return get_image_model().objects.create(title=f"Image {width}", file=file)


def stored_svg() -> Any:
    svg = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><circle cx="320" cy="320" r="300"/></svg>'
    return get_image_model().objects.create(title="Drawing", file=ContentFile(svg, "drawing.svg"))
