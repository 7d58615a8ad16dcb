from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import honeypot

HONEYPOT = CheckDefinition(
    honeypot,
    {
        "honeypot_filled": _("A hidden field was filled in."),
        "honeypot_filled_like_another_field": _("A hidden field was filled in with the name or e-mail address."),
    },
)
