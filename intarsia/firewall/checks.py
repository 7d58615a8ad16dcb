"""System checks of the firewall's configuration."""

from typing import Any

from django.core.checks import CheckMessage, Error, register
from django.urls import NoReverseMatch, reverse


@register("intarsia")
def stopped_visitors_can_answer(**_options: Any) -> list[CheckMessage]:
    try:
        reverse("intarsia_firewall:check")
    except NoReverseMatch:
        return [
            Error(
                "The URL for answers to the firewall page is missing, so blocked visitors cannot unlock access.",
                hint='Add `path("", include("intarsia.firewall.urls"))` at the root of your urls.',
                id="intarsia.E101",
            )
        ]
    return []
