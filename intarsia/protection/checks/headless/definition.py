from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import headless

HEADLESS = CheckDefinition(
    headless,
    {
        "driven_by_a_program": _("Headless browser: it has no window and is controlled by a program."),
    },
)
