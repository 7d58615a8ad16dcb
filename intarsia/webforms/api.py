"""What other apps may import of web forms."""

from .display.shown_forms import shown_forms
from .models import Entry, FormField, WebForm

__all__ = ["Entry", "FormField", "WebForm", "shown_forms"]
