from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import presence

PRESENCE = CheckDefinition(
    presence,
    {
        "nobody_there": _("No mouse, scroll or field activity."),
        "somebody_there": _("Mouse, scroll or field activity."),
    },
)
