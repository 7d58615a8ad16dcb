"""One comment with its details, its possible decisions, and a reply form."""

from typing import Any

from django import forms
from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.generic import View
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.protection.encoding.contacts import mask_all
from intarsia.protection.encoding.for_staff import staff_contacts
from intarsia.users import full_name

from .. import moderation
from ..models import Comment
from ..submit.storage import store
from .messages import DECISIONS, decide_and_report

# In the moderator's session: a reply that could not be stored, until it is sent.
DRAFT_KEY = "intarsia_comment_reply"
MAX_DRAFT_LENGTH = 20_000


class ReplyForm(forms.Form):
    reply = forms.CharField(label=_("Your reply"), max_length=5000, widget=forms.Textarea(attrs={"rows": 4}))


class CommentPage(generic.InspectView):
    page_title = _("Comment")
    template_name = "intarsia/comments/admin/comment.html"
    decide_url_name = reply_url_name = choose_url_name = ""

    def get_page_subtitle(self) -> str:
        return mask_all(self.object.name)

    def get_fields_context(self) -> list[Any]:
        return []

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        comment = self.object
        record = comment.record
        return super().get_context_data(**kwargs) | {
            "comment": comment,
            "record": record,
            "can_decide": not (record and record.erased_at) and self.user_has_permission("change"),
            "decide_url": reverse(self.decide_url_name, args=[comment.pk]),
            "reply_url": reverse(self.reply_url_name, args=[comment.pk]),
            "choose_url": reverse(self.choose_url_name, args=[comment.page_id]),
            "reply_form": ReplyForm(initial={"reply": _draft(self.request, comment.pk)}),
            "message_url": reverse("protection_messages:inspect", args=[record.pk]) if record else "",
            **staff_contacts(),
        }


class CommentAction(PermissionCheckedMixin, View):
    http_method_names = ("post",)
    model = Comment
    permission_required = "change"
    inspect_url_name = index_url_name = decide_url_name = ""


class Decide(CommentAction):
    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        comment = get_object_or_404(Comment, pk=pk)
        decision = request.POST.get("decision", "")
        if decision not in DECISIONS:
            raise Http404("No such decision.")
        record = moderation.record_of(comment)
        decided = decide_and_report(request, decision, [record], reverse(self.decide_url_name, args=[pk]))
        return redirect(self.inspect_url_name, pk) if decided.conflicts else redirect(self.index_url_name)


class Reply(CommentAction):
    """Replying to a comment approves it."""

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        comment, form = get_object_or_404(Comment, pk=pk), ReplyForm(request.POST)
        if comment.state in moderation.REMOVED:
            return self._refused(pk)
        if not form.is_valid():
            return self._refused(pk, _("The reply is empty or too long. Write between 1 and 5000 characters."))
        with transaction.atomic():
            decided = moderation.approve([comment], request.user)
            if any(record.removed_at for record in decided.conflicts):
                return self._refused(pk)
            if decided.failed:
                return self._refused(pk, _("The comment could not be approved, so your reply was not published."))
            reply = _store_reply(comment, request.user, form.cleaned_data["reply"])
        request.session.pop(DRAFT_KEY, None)
        if reply.state != Comment.State.APPROVED:
            messages.error(request, _("The same reply was removed before. Restore it."))
            return redirect(self.inspect_url_name, reply.pk)
        messages.success(request, _("Your reply has been published."))
        return redirect(self.inspect_url_name, reply.pk)

    def _refused(self, pk: int, why: Any = "") -> HttpResponse:
        """Keeps the text of a reply that could not be stored."""
        draft = self.request.POST.get("reply", "")[:MAX_DRAFT_LENGTH]
        self.request.session[DRAFT_KEY] = {"comment": pk, "reply": draft}
        removed = _("You cannot reply to a comment in the trash or marked as spam. Restore it first.")
        messages.error(self.request, why or removed)
        return redirect(self.inspect_url_name, pk)


def _draft(request: HttpRequest, comment: int) -> str:
    draft = request.session.get(DRAFT_KEY, {})
    return draft["reply"] if draft.get("comment") == comment else ""


def _store_reply(comment: Comment, user: Any, text: str) -> Comment:
    """The reply shows the moderator's full name, or else the site's name, never the user name."""
    site = comment.page.get_site()
    name = full_name(user) or (site.site_name or site.root_page.title if site else comment.page.title)
    fields = {"name": name[:100], "email": "", "website": "", "text": text}
    reply = store(fields | {"page": comment.page_id, "parent": comment.pk}, state=Comment.State.APPROVED, author=user)
    moderation.record_of(reply)
    return reply
