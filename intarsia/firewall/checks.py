"""System checks of the firewall's configuration."""

from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, register
from django.urls import NoReverseMatch, reverse

from intarsia.wire.system_checks.messages import message


@register("intarsia")
def stopped_visitors_can_answer(**_options: Any) -> list[CheckMessage]:
    # A process without pages, such as a worker of jobs.
    if not getattr(settings, "ROOT_URLCONF", None):
        return []
    try:
        reverse("intarsia_firewall:check")
    except NoReverseMatch:
        text = "The URL for answers to the firewall page is missing, so blocked visitors cannot unlock access."
        return [message("E101", text, 'Add `path("", include("intarsia.firewall.urls"))` at the root of your urls.')]
    return []
