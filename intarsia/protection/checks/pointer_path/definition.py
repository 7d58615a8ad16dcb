from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import pointer_path

POINTER_PATH = CheckDefinition(
    pointer_path,
    {
        "pointer_like_a_ruler": _("The pointer moved in a straight line at constant speed."),
    },
)
