from django.utils.translation import gettext_lazy as _

from ..definition import CheckDefinition
from .check import time_zone

TIME_ZONE = CheckDefinition(
    time_zone,
    {
        "impossible_time_zone": _("The browser reported a time zone that does not exist."),
    },
)
