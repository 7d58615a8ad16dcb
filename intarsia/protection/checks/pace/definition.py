from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import pace

PACE = CheckDefinition(
    pace,
    {
        "too_fast": _("Sent faster than a person can type."),
        "took_time": _("The fill-in time is typical of a person."),
        "page_too_old": _("The page was open for days."),
    },
)
