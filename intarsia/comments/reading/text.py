"""Visitors' words as HTML: paragraphs and links, and nothing else that they may have typed."""

from django.utils.html import escape, linebreaks, urlize
from django.utils.safestring import SafeString, mark_safe

LONGEST_ADDRESS = 60


def text_html(text: str) -> SafeString:
    """Links are marked as a visitor's, so that nothing is gained by leaving them."""
    linked = urlize(escape(text), trim_url_limit=LONGEST_ADDRESS, nofollow=True, autoescape=False)
    # Quotes that visitors typed are escaped: these are urlize's own.
    return mark_safe(linebreaks(linked.replace('rel="nofollow"', 'rel="nofollow ugc"')))
