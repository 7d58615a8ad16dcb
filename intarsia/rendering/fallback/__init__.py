"""What visitors get when a page cannot be rendered: its last good version, or its text as plain HTML.

`fallback_response` and `plain_html_of` replace a failed rendering. The page cache keeps the last good versions.
"""

from .plain_html import plain_html_of
from .response import SECONDS_UNTIL_RETRY, Fallback, fallback_response

__all__ = ["SECONDS_UNTIL_RETRY", "Fallback", "fallback_response", "plain_html_of"]
