from django.utils.translation import gettext_lazy as _

from ...signal_collection.lookups.lookup import Lookup
from ..definition import CheckDefinition
from .calls import CALLS
from .check import email_domain
from .lookup import email_check

EMAIL_DOMAIN = CheckDefinition(
    email_domain,
    {
        "domain_takes_no_mail": _("The domain of the e-mail address does not accept mail."),
        "disposable_mail_address": _("Disposable e-mail address."),
    },
    Lookup(email_check, for_test=email_check),
    calls=CALLS,
)
