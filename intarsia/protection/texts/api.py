"""What other apps may import of the texts for visitors, and of the owner's own versions."""

from .known import GROUPS
from .models import OwnText
from .site_texts import own_texts, render_texts, site_of

__all__ = ["GROUPS", "OwnText", "own_texts", "render_texts", "site_of"]
