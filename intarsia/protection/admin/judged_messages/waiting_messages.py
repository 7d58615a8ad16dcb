"""The number of waiting messages, on the admin's home page."""

from typing import Any

from django.http import HttpRequest
from wagtail.admin.site_summary import SummaryItem
from wagtail.permissions import policy_registry

from intarsia.moderation.api import bounded_count, in_words
from intarsia.moderation.models import ModerationRecord

READING = ["change", "delete", "view"]


def may_read(request: HttpRequest) -> bool:
    policy = policy_registry.get_by_type(ModerationRecord)
    return bool(policy.user_has_any_permission(request.user, READING))


def waiting_for(user: Any) -> int:
    """The number of messages that this user may read and that wait for a decision, up to a bound."""
    policy = policy_registry.get_by_type(ModerationRecord)
    return bounded_count(policy.instances_user_has_any_permission_for(user, READING).waiting())


class WaitingMessages(SummaryItem):
    order = 400
    template_name = "intarsia/protection/admin/waiting.html"

    def get_context_data(self, parent_context: Any) -> dict[str, Any]:
        number = waiting_for(self.request.user)
        return {"waiting": number, "total": in_words(number)}

    def is_shown(self) -> bool:
        return may_read(self.request)
