"""Paths at the root of a site, which it can change if it uses one of them itself."""

from typing import Any

from django.core.checks import CheckMessage, register

from intarsia.root_paths import problems

from .messages import message


@register("intarsia")
def paths_can_be_used(**_options: Any) -> list[CheckMessage]:
    return [message("E122", problem, "The other paths keep their names.") for problem in problems()]
