"""One message with its details and its possible decisions."""

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext_lazy as _
from django.views.generic import View
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from ...encoding.for_staff import staff_contacts
from ...models import JudgedSubmission, ProtectionSettings
from ...moderation.decisions import DECISIONS
from ..reason_labels import beyond_the_score, reason_label, score_in_words, status_label
from .message_list import sender_of
from .messages import decide_and_report


class MessagePage(generic.InspectView):
    page_title = _("Message")
    template_name = "intarsia/protection/admin/message.html"
    # The viewset passes the URL names.
    decide_url_name = ""

    def get_page_subtitle(self) -> str:
        return sender_of(self.object)

    def get_fields_context(self) -> list[Any]:
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        entry = self.object
        rules = ProtectionSettings.for_site(entry.site)
        against = [reason_label(one["reason"]) for one in entry.reasons if one["weight"] > 0]
        speaks_for = [reason_label(one["reason"]) for one in entry.reasons if one["weight"] < 0]
        return super().get_context_data(**kwargs) | {
            "entry": entry,
            "written": list(written(entry.fields)) or [("", entry.text)],
            "state": status_label(entry),
            "score": score_in_words(entry.score),
            "against": against,
            "speaks_for": speaks_for,
            "beyond": beyond_the_score(entry, rules.hold_from),
            "decide_url_name": self.decide_url_name,
            "can_decide": self.user_has_permission("change"),
            "can_be_delivered": entry.outcome != "allow" and not entry.released,
            "was_delivered": entry.outcome == "allow" or bool(entry.released),
            **staff_contacts(),
        }


def written(fields: Mapping[str, Any]) -> Any:
    """Labels and answers, including those of nested forms."""
    for name, value in fields.items():
        if isinstance(value, Mapping):
            yield from written(value)
        elif value not in ("", None, [], [""]):
            text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
            yield name.replace("_", " ").replace("-", " ").capitalize(), text


class Decide(PermissionCheckedMixin, View):
    http_method_names = ("post",)
    model = JudgedSubmission
    permission_required = "change"
    inspect_url_name = ""

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        entry = get_object_or_404(JudgedSubmission, pk=pk)
        decision = request.POST.get("decision", "")
        if decision not in DECISIONS:
            raise Http404("No such decision.")
        decide_and_report(request, decision, [entry])
        return redirect(self.inspect_url_name, pk)
