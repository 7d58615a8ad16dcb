"""What a picture of the library is said to show, as long as no page says it better."""

import re
from typing import Any

FILE_NAME = re.compile(
    # With its ending, or what a camera, a phone or a screen writes, or one long word of letters, figures and lines.
    r".*\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)"
    r"|(?:dcim|dscf?|dscn|img|image|photo|pxl|scan|screenshot|untitled|whatsapp image)?[\s_(-]*\d(?:[\d\s_().:-]|at)*"
    r"|(?=\S*[\d_])\S*[_-]\S*",
    re.IGNORECASE,
)


def words_of(image: Any) -> str:
    """Empty where there is only a file name, which tells nobody anything: then the editor asks for words."""
    words = (image.default_alt_text or "").strip()
    return "" if FILE_NAME.fullmatch(words) else words
