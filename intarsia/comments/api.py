"""The public functions of the comments app."""

from .changes import comments_changed
from .display.comments_html import DisplayOptions, comments_html, comments_state_in
from .models import CommentSettings, PageComments
from .privacy import comments_of, forget_comments_of

__all__ = [
    "CommentSettings",
    "DisplayOptions",
    "PageComments",
    "comments_changed",
    "comments_html",
    "comments_of",
    "forget_comments_of",
    "comments_state_in",
]
