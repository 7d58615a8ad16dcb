"""What visitors get when a page cannot be rendered: its last good version, or its text as plain HTML.

`keep` stores a good version after each rendering. `fallback_response` and `plain_html_of` replace a failed rendering.
`forget` deletes the stored versions of a page, so that a page that was unpublished does not appear again.
"""

from .last_good import forget, keep
from .plain_html import plain_html_of
from .response import Fallback, fallback_response

__all__ = ["Fallback", "forget", "keep", "plain_html_of", "fallback_response"]
