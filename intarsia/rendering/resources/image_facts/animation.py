"""An animated image is shown from its own file, because a smaller size would be its first frame."""

from typing import Any, Final

import PIL.Image

CAN_BE_ANIMATED: Final = (".gif", ".webp")


def animated_url(image: Any) -> str:
    """The URL of the file of an image of `with_facts`; empty if it is not animated. Call `color_of` before."""
    if not image.file.name.lower().endswith(CAN_BE_ANIMATED):
        return ""
    if image.animation is None:
        image.animation = is_animated(image)
        image.has_new_facts = image.placeholder is not None
    return image.file.url if image.animation else ""


def is_animated(image: Any) -> bool:
    with image.file.storage.open(image.file.name) as file, PIL.Image.open(file) as opened:
        return bool(getattr(opened, "is_animated", False))
