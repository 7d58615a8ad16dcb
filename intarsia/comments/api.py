"""What other apps may import of the comments."""

from .changes import comments_changed
from .models import CommentSettings, PageComments
from .privacy import comments_of, forget_comments_of
from .reading.drawn import Look, comments_html

__all__ = [
    "CommentSettings",
    "Look",
    "PageComments",
    "comments_changed",
    "comments_html",
    "comments_of",
    "forget_comments_of",
]
