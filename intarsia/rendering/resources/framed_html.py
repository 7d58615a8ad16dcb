"""Stores the HTML that owners write for a sandboxed frame, under the digest of its content.

It is not stored as an HTML file: a web server that serves uploads would show it as a page of the site, with access to
the visitor's session. It is stored as JSON without the character that starts a tag. Only
`pages/site_views/frame_view.py` makes a page of it, in a separate origin.
"""

import hashlib
import json
import re
from functools import lru_cache

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage

FOLDER = "intarsia/frames"
DIGEST = re.compile(r"[0-9a-f]{40}")
MAX_CHARACTERS = 200_000


# Cached, because most renders do not change it.
@lru_cache(maxsize=1024)
def store_html(html: str, language: str) -> str:
    """Stores the HTML and returns its digest."""
    content = json.dumps({"html": html, "language": language}).replace("<", "\\u003c").encode()
    digest = hashlib.sha256(content).hexdigest()[:40]
    if not default_storage.exists(_name(digest)):
        default_storage.save(_name(digest), ContentFile(content))
    return digest


def load_html(digest: str) -> dict[str, str] | None:
    """`html` and `language`; None if nothing is stored under the digest."""
    if not DIGEST.fullmatch(digest):
        return None
    try:
        with default_storage.open(_name(digest)) as file:
            return json.loads(file.read())
    except (OSError, ValueError):
        return None


def _name(digest: str) -> str:
    return f"{FOLDER}/{digest}.json"
