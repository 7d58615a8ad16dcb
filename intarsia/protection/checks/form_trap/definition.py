from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import form_trap, version_hash

FORM_TRAP = CheckDefinition(
    form_trap,
    {
        "form_trap_filled": _("A hidden field of the form was filled in."),
    },
)
VERSION_HASH = CheckDefinition(
    version_hash,
    {
        "wrong_version_hash": _("The hash that the form's script sends is invalid."),
        "no_version_hash": _(
            "The hash that the form's script sends is missing: a program, or a browser without JavaScript."
        ),
    },
)
