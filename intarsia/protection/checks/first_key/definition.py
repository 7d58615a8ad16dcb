from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import first_key

FIRST_KEY = CheckDefinition(
    first_key,
    {
        "no_key_pressed": _("The message contains text, but no key was pressed."),
        "key_outside_of_visit": _("A key was pressed before the page was opened."),
        "key_pressed": _("Keys were pressed."),
    },
)
