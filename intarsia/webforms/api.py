"""What other apps may import of web forms."""

from .display.shown_forms import shown_forms
from .form_templates.templates import register_form_template
from .models import Entry, FormField, WebForm
from .payments.providers import register_payment_provider

__all__ = ["Entry", "FormField", "WebForm", "register_form_template", "register_payment_provider", "shown_forms"]
