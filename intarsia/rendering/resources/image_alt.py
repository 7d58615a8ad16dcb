"""The alternative text of a library image, used if a page sets none."""

import re
from typing import Any

FILE_NAME = re.compile(
    # A name with an extension, a name that cameras and phones generate, or one long word with digits and dashes.
    r"(?:.*\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)"
    r"|(?:dcim|dscf?|dscn|img|image|photo|pxl|scan|screenshot|untitled|whatsapp image)?[\s_(-]*\d(?:[\d\s_().:-]|at)*"
    r"|(?=\S*[\d_])\S*[_-]\S*)"
    # Where the editor crops an image: " (cropped)", in the language of the user.
    r"(?: \([^\W\d]+\))?",
    re.IGNORECASE,
)


def alt_text_of(image: Any) -> str:
    """Empty if the text is only a file name: then the editor asks for an alternative text."""
    text = (image.default_alt_text or "").strip()
    return "" if FILE_NAME.fullmatch(text) else text
