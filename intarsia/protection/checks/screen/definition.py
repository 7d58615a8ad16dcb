from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import screen

SCREEN = CheckDefinition(
    screen,
    {
        "impossible_screen": _("The browser reported an impossible screen size."),
    },
)
