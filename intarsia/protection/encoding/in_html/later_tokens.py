"""Placeholders for tokens in HTML that several pages share, such as a footer. Each page fills in its own tokens."""

import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from .. import tokens

# Visitors cannot write a placeholder: otherwise a comment could get a token of the page for a guess.
SECRET: Final = secrets.token_hex(8)
PLACEHOLDER: Final = re.compile(f"\ue010{SECRET}([^.]*)\\.([^\ue011]*)\ue011")


def later(contact: str, scope: str) -> str:
    return f"\ue010{SECRET}{urlsafe_b64encode(contact.encode('utf-8', 'replace')).decode()}.{scope}\ue011"


def with_tokens(html: str, scope: str) -> str:
    """`scope` is that of the page; the placeholders say what follows in it."""
    return PLACEHOLDER.sub(
        lambda found: tokens.encode(urlsafe_b64decode(found[1]).decode(), f"{scope}{found[2]}"), html
    )
