"""The number of waiting messages, on the admin's home page."""

from typing import Any

from django.http import HttpRequest
from wagtail.admin.site_summary import SummaryItem
from wagtail.permissions import policy_registry

from ...models import JudgedSubmission


def may_read(request: HttpRequest) -> bool:
    policy = policy_registry.get_by_type(JudgedSubmission)
    return bool(policy.user_has_any_permission(request.user, ["change", "delete", "view"]))


class WaitingMessages(SummaryItem):
    order = 400
    template_name = "intarsia/protection/admin/waiting.html"

    def get_context_data(self, parent_context: Any) -> dict[str, Any]:
        return {"waiting": JudgedSubmission.objects.waiting().count()}

    def is_shown(self) -> bool:
        return may_read(self.request)
