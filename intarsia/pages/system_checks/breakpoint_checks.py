"""A system check: the devices and widths of INTARSIA_BREAKPOINTS."""

from typing import Any

from django.core.checks import CheckMessage, Error, register
from django.core.exceptions import ValidationError

from intarsia.site_options import option

from ..models.breakpoints import validate_breakpoints


@register("intarsia")
def breakpoints_are_valid(**kwargs: Any) -> list[CheckMessage]:
    try:
        validate_breakpoints(option("INTARSIA_BREAKPOINTS"))
    except ValidationError as error:
        hint = "Correct INTARSIA_BREAKPOINTS. (docs/reference/system-checks.md#e130)"
        return [Error(f"INTARSIA_BREAKPOINTS: {' '.join(error.messages)}", hint=hint, id="intarsia.E130")]
    return []
