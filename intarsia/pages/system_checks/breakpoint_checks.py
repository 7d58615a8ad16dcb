"""A system check: the devices and widths of INTARSIA_BREAKPOINTS."""

from typing import Any

from django.core.checks import CheckMessage, register
from django.core.exceptions import ValidationError

from intarsia.site_options import option
from intarsia.wire.system_checks.messages import message

from ..models.breakpoints import validate_breakpoints


@register("intarsia")
def breakpoints_are_valid(**kwargs: Any) -> list[CheckMessage]:
    try:
        validate_breakpoints(option("INTARSIA_BREAKPOINTS"))
    except ValidationError as error:
        text = f"INTARSIA_BREAKPOINTS: {' '.join(error.messages)}"
        return [message("E130", text, "Correct INTARSIA_BREAKPOINTS.")]
    return []
