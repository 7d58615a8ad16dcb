"""Completes links without a scheme, which browsers would resolve on this site.

`fullLink` in web/editor/controls/link/fullLink.ts is the same rule in JavaScript; the tests of both read
tests/full_links.json.
"""

import re
from typing import Any

from ..tree import elements, settings

_EMAIL = re.compile(r"[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+")
_PHONE = re.compile(r"\+[\d ()./-]{6,}")
# A number without its country code, such as `030/1234567`, has six digits. More slashes are a path or a date.
_NATIONAL_PHONE = re.compile(r"(?=(?:[^0-9]*[0-9]){6})[0(][0-9 ()-]*(?:/[0-9 ()-]*)?[0-9]")
# The letters of all scripts, without the punctuation and symbols between them.
_LETTERS = r"a-z\u00c0-\u1fff\u3040-\ud7ff\uf900-\ufaff"
_HOST = re.compile(rf"(?:[{_LETTERS}0-9-]+\.)+[{_LETTERS}]{{2,}}(?::\d+)?(?:[/?#].*)?", re.IGNORECASE)
# A name with one of these endings is a file next to the page.
_FILE = re.compile(
    r"(?!www\.)[^/?#]*\.(?:html?|php|pdf|jpe?g|png|gif|svg|webp|avif|zip|docx?|xlsx?|txt|xml|json|mp[34])(?:[?#].*)?",
    re.IGNORECASE,
)


def full_link(url: str) -> str:
    """`www.example.com` → `https://www.example.com`, `info@example.com` → `mailto:…`. Other URLs are kept."""
    text = url.strip()
    if _EMAIL.fullmatch(text):
        return f"mailto:{text}"
    if _PHONE.fullmatch(text):
        return f"tel:+{re.sub('[^0-9]', '', text)}"
    if _NATIONAL_PHONE.fullmatch(text):
        return f"tel:{re.sub('[^0-9]', '', text)}"
    if _HOST.fullmatch(text) and not _FILE.fullmatch(text):
        return f"https://{text}"
    return text


def complete_links(document: Any, contract: dict) -> None:
    """Completes the links of known widgets in place. Call it after the upgrade."""
    for element in elements(document, contract):
        for setting in settings(element):
            value = setting.value
            if setting.spec["kind"] == "link" and isinstance(value, dict) and isinstance(value.get("url"), str):
                setting.holder[setting.name] = {**value, "url": full_link(value["url"])}
