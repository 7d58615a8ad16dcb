from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import automation

AUTOMATION = CheckDefinition(
    automation,
    {
        "detected_automation": _("The browser is controlled by a program."),
        "browser_contradicts_itself": _("The browser reports contradictory details about itself."),
    },
)
