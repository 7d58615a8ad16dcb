"""The settings of an island: the browser renders from them what the server rendered."""

import json
import re
from collections.abc import Callable
from html import escape, unescape
from typing import Any

from ..contacts import bare_address, holds_email, replace_emails, replace_phones
from .markup import Encoding

# A URL; an e-mail address inside it belongs to it.
URL = re.compile(r"(?:https?:|data:|blob:|/)\S*\Z", re.IGNORECASE)
Html = Callable[[str], str]


def encode_settings(attribute: str, encoding: Encoding, rich: frozenset[str], encode_html: Html) -> str:
    """`attribute` is JSON with HTML escapes, and so is the result. `rich` lists settings with HTML."""
    try:
        settings = json.loads(unescape(attribute))
    except ValueError:
        return attribute

    def encoded(value: Any, name: str = "") -> Any:
        if isinstance(value, dict):
            return {key: encoded(inner, key) for key, inner in value.items()}
        if isinstance(value, list):
            return [encoded(inner, name) for inner in value]
        if not isinstance(value, str):
            return value
        return encode_html(value) if name in rich else _marked(value, encoding)

    return escape(json.dumps(encoded(settings), ensure_ascii=False, separators=(",", ":")))


def _marked(text: str, encoding: Encoding) -> str:
    scheme, _, contact = text.partition(":")
    if scheme.lower() == "mailto":
        return f"{scheme}:{encoding.mark(contact)}" if holds_email(bare_address(contact)) else text
    if scheme.lower() == "tel":
        return f"{scheme}:{encoding.mark(contact)}" if encoding.hides_phones and contact else text
    if URL.match(text):
        return text
    text = replace_emails(text, encoding.mark) if "@" in text else text
    if not encoding.hides_phones or "\ue000" in text:
        return text
    return replace_phones(text, encoding.countries, encoding.mark)
