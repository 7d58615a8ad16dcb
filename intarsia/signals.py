"""Signals for apps of a site. A receiver that raises is logged by Django and disturbs nothing."""

from django.dispatch import Signal

# The editor stored a draft or published: `item`, `user`, and `action` (autosave, draft, publish or submit).
document_saved = Signal()
# An item with a document went live, by the editor, a form, a schedule or code: `item`.
document_published = Signal()
# Documents became HTML: `page` (or None), `site`, and `failed`, the elements that were left out.
document_rendered = Signal()
# Pages were dropped from the cache: `tags`.
pages_purged = Signal()
# A message was judged and stored: `record`, a ModerationRecord with outcome, score and reasons.
message_judged = Signal()
# Staff decided about a message: `record` and `user`.
message_decided = Signal()

__all__ = [
    "document_published",
    "document_rendered",
    "document_saved",
    "message_decided",
    "message_judged",
    "pages_purged",
]
