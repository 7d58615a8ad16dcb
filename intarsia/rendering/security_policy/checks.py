"""Checks of `manage.py check`: what the settings of the security policy ask for and pages cannot have."""

from typing import Any

from django.core.checks import CheckMessage, register

from intarsia.site_options import option
from intarsia.wire.system_checks.messages import message

from .mode import MODES
from .site_rules import problems


@register("intarsia")
def policy_of_the_site_is_possible(**_options: Any) -> list[CheckMessage]:
    hint = "Pages leave it out until you correct it."
    return [message("E120", problem, hint) for problem in problems()]


@register("intarsia")
def policy_mode_is_known(**_options: Any) -> list[CheckMessage]:
    mode = option("INTARSIA_POLICY_MODE")
    if mode in MODES:
        return []
    text = f"INTARSIA_POLICY_MODE is {mode!r}, so pages enforce their policy and collect nothing."
    return [message("E121", text, f"Choose from: {', '.join(MODES)}.")]
