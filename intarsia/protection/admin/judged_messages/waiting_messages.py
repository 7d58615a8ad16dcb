"""The number of waiting messages, on the admin's home page."""

from typing import Any

from django.http import HttpRequest
from wagtail.admin.site_summary import SummaryItem
from wagtail.permissions import policy_registry

from intarsia.moderation.models import ModerationRecord

READING = ["change", "delete", "view"]


def may_read(request: HttpRequest) -> bool:
    policy = policy_registry.get_by_type(ModerationRecord)
    return bool(policy.user_has_any_permission(request.user, READING))


def waiting_for(user: Any) -> int:
    """The number of messages that this user may read and that wait for a decision."""
    policy = policy_registry.get_by_type(ModerationRecord)
    return policy.instances_user_has_any_permission_for(user, READING).waiting().count()


class WaitingMessages(SummaryItem):
    order = 400
    template_name = "intarsia/protection/admin/waiting.html"

    def get_context_data(self, parent_context: Any) -> dict[str, Any]:
        return {"waiting": waiting_for(self.request.user)}

    def is_shown(self) -> bool:
        return may_read(self.request)
