from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import email_address

EMAIL_ADDRESS = CheckDefinition(
    email_address,
    {
        "impossible_mail_address": _("The e-mail address is invalid."),
    },
)
