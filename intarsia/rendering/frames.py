"""HTML that owners write themselves, kept under its digest until a visitor's browser asks for it by that address.

It never lies in storage as HTML: a front server that serves uploads would make it a page of the site, with all that
the site's own scripts may do. Here it is JSON without a character that could begin a tag; only
`pages/visiting/frame_view.py` makes a page of it, in an origin of its own.
"""

import hashlib
import json
import re
from functools import lru_cache

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

FOLDER = "intarsia/frames"
DIGEST = re.compile(r"[0-9a-f]{40}")
MOST_LETTERS = 200_000


# Most drawings change nothing in it: storage is only asked about what is new.
@lru_cache(maxsize=1024)
def keep(html: str, language: str) -> str:
    """The digest by which it can be read again."""
    content = json.dumps({"html": html, "language": language}).replace("<", "\\u003c").encode()
    digest = hashlib.sha256(content).hexdigest()[:40]
    if not default_storage.exists(_name(digest)):
        default_storage.save(_name(digest), ContentFile(content))
    return digest


def kept(digest: str) -> dict[str, str] | None:
    """`html` and its `language`; None when there is no such thing."""
    if not DIGEST.fullmatch(digest):
        return None
    try:
        with default_storage.open(_name(digest)) as file:
            return json.loads(file.read())
    except (OSError, ValueError):
        return None


def _name(digest: str) -> str:
    return f"{FOLDER}/{digest}.json"
