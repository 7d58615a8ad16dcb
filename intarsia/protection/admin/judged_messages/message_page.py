"""One message with its details and its possible decisions."""

from collections.abc import Mapping
from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import FileResponse, Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext_lazy as _
from django.views.generic import View
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.moderation.labels import reason_label, score_in_words, status_label
from intarsia.moderation.models import HeldFile, ModerationRecord
from intarsia.moderation.subjects import form_titles, is_deletable, kind_of

from ...checks.words.site_models import site_model
from ...encoding.for_staff import staff_contacts
from ...forms.delivery.stored_fields import FILE
from ...models import JudgedSubmission, ProtectionSettings
from ..reason_labels import beyond_the_score
from .message_list import sender_of
from .messages import DECISIONS, decide_and_report
from .telling_words import telling_words


class OneRecord(PermissionCheckedMixin):
    """A view of one record: its permission is that of the subject's model."""

    def get_object(self, queryset: Any = None) -> ModerationRecord:
        record = get_object_or_404(ModerationRecord, pk=self.kwargs["pk"])
        actions = [self.permission_required] if self.permission_required else self.any_permission_required
        if not any(self.user_has_permission_for_instance(action, record) for action in actions or ()):
            raise PermissionDenied
        return record


class MessagePage(OneRecord, generic.InspectView):
    page_title = _("Message")
    template_name = "intarsia/protection/admin/message.html"
    # The viewset passes the URL names.
    decide_url_name = file_url_name = ""

    def get_delete_url(self) -> str | None:
        may_delete = is_deletable(self.object) and self.user_has_permission_for_instance("delete", self.object)
        return super().get_delete_url() if may_delete else None

    def get_page_subtitle(self) -> str:
        return sender_of(self.object)

    def get_fields_context(self) -> list[Any]:
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        record = self.object
        rules = ProtectionSettings.for_site(record.site)
        return super().get_context_data(**kwargs) | {
            "record": record,
            "form_title": form_titles([record.form])[record.form],
            "written": list(written(answers(record))) or [("", record.content.text)],
            "state": status_label(record),
            "score": score_in_words(record.score) if record.outcome else "",
            "against": [reason_label(one["reason"]) for one in record.reasons if one["weight"] > 0],
            "speaks_for": [reason_label(one["reason"]) for one in record.reasons if one["weight"] < 0],
            "files": record.files.all(),
            "file_url_name": self.file_url_name,
            "words": telling_words(record.content.name, record.content.text, site_model(record.site_id)),
            "beyond": beyond_the_score(record, rules.hold_from),
            "decide_url_name": self.decide_url_name,
            "can_decide": not record.erased_at and self.user_has_permission_for_instance("change", record),
            "can_be_allowed": record.status != record.Status.ALLOWED,
            "is_removed": bool(record.removed_at),
            "cannot_withdraw": bool(record.delivered_at) and not kind_of(type(record.subject)).can_withdraw,
            **staff_contacts(),
        }


def answers(record: ModerationRecord) -> Mapping[str, Any]:
    return record.subject.fields if isinstance(record.subject, JudgedSubmission) else {}


def written(fields: Mapping[str, Any]) -> Any:
    """Labels and answers, including those of nested forms."""
    for name, value in fields.items():
        if isinstance(value, Mapping) and FILE not in value:
            yield from written(value)
        elif value not in ("", None, [], [""]):
            text = ", ".join(_text(one) for one in (value if isinstance(value, list) else [value]))
            yield name.replace("_", " ").replace("-", " ").capitalize(), text


def _text(answer: Any) -> str:
    return str(answer[FILE] if isinstance(answer, Mapping) and FILE in answer else answer)


class DownloadFile(OneRecord, View):
    """A file that a visitor sent: browsers store it and neither show nor run it."""

    model = ModerationRecord
    any_permission_required = generic.InspectView.any_permission_required

    def get(self, request: HttpRequest, pk: int, file: int) -> FileResponse:
        held = get_object_or_404(HeldFile, record=self.get_object(), pk=file)
        try:
            content = held.file.open("rb")
        except FileNotFoundError as error:
            raise Http404("The file is not in the storage any more.") from error
        response = FileResponse(
            content, as_attachment=True, filename=held.name, content_type="application/octet-stream"
        )
        response["X-Content-Type-Options"] = "nosniff"
        response["Content-Security-Policy"] = "default-src 'none'; sandbox"
        response["Cache-Control"] = "no-store"
        return response


class DeleteMessage(OneRecord, generic.DeleteView):
    """Deletes the message with its record. Comments cannot be deleted here."""

    def get_object(self, queryset: Any = None) -> ModerationRecord:
        record = super().get_object(queryset)
        if not is_deletable(record):
            raise PermissionDenied
        return record

    def delete_action(self) -> None:
        # The subject takes its record along.
        deleted = self.object.subject or self.object
        self.action_class(deleted, user=self.request.user).execute(skip_permission_checks=True)


class Decide(OneRecord, View):
    http_method_names = ("post",)
    model = ModerationRecord
    permission_required = "change"
    inspect_url_name = ""

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        record = self.get_object()
        decision = request.POST.get("decision", "")
        if decision not in DECISIONS:
            raise Http404("No such decision.")
        decide_and_report(request, decision, [record])
        return redirect(self.inspect_url_name, pk)
