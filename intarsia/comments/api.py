"""The public functions of the comments app."""

from .changes import comments_changed
from .display.comments_html import Look, comments_html, visit_in
from .models import CommentSettings, PageComments
from .privacy import comments_of, forget_comments_of

__all__ = [
    "CommentSettings",
    "Look",
    "PageComments",
    "comments_changed",
    "comments_html",
    "comments_of",
    "forget_comments_of",
    "visit_in",
]
