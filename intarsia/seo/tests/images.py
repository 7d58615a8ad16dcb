"""Images in Wagtail's library."""

from typing import Any

from wagtail.images import get_image_model
from wagtail.images.tests.utils import get_test_image_file


def stored_image(width: int, height: int) -> Any:
    file = get_test_image_file(filename=f"{width}.png", size=(width, height))
    return get_image_model().objects.create(title=f"Image {width}", file=file)
