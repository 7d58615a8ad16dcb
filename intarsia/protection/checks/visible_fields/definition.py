from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import visible_fields

VISIBLE_FIELDS = CheckDefinition(
    visible_fields,
    {
        "fields_do_not_agree": _("The recorded form fields do not match."),
    },
)
