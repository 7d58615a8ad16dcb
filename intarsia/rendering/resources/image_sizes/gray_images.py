"""Gray images of 16 bits, such as scans, get 8 bits before Wagtail makes their sizes.

Pillow cuts off their upper values otherwise, so that all sizes are white (Pillow #3011). Uploaded files do not change.
"""

from typing import Any

from PIL import Image
from willow.image import PNGImageFile
from willow.plugins.pillow import PillowImage
from willow.registry import registry


def _opened(file: Any) -> PillowImage:
    found = PillowImage.open(file)
    if not found.image.mode.startswith("I"):
        return found
    return PillowImage(_with_eight_bits(found.image))


def _with_eight_bits(image: Image.Image) -> Image.Image:
    return image.convert("I").point(lambda value: value / 256).convert("L")


def connect() -> None:
    registry.register_converter(PNGImageFile, PillowImage, _opened)
