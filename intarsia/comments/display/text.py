"""A comment's text as HTML: paragraphs and links only."""

from django.utils.html import escape, linebreaks, urlize
from django.utils.safestring import SafeString, mark_safe

MAX_URL_LENGTH = 60


def text_html(text: str) -> SafeString:
    """Links are marked as user-generated (rel=ugc nofollow), so that spam gains nothing."""
    linked = urlize(escape(text), trim_url_limit=MAX_URL_LENGTH, nofollow=True, autoescape=False)
    # Quotation marks that visitors typed are escaped; these come from urlize.
    return mark_safe(linebreaks(linked.replace('rel="nofollow"', 'rel="nofollow ugc"')))
