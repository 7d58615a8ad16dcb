"""Test mode of a form: staff fill in its newest version and see what would happen."""

from dataclasses import replace
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.decorators import method_decorator
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.debug import sensitive_post_parameters
from django.views.generic import View
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.wire import CallError
from intarsia.wire.guards import origin_of
from intarsia.wire.request_fields import read_fields, without_body

from ...catalog import fields_of
from ...display.form_page import form_page
from ...display.visit import FormVisit
from ...models import WebForm
from ...paging.pages import pages_of
from ...paging.route import errors_until, route_through
from ...rows.row_command import BUTTON as ROW_BUTTON
from ...submit.answer import visit_after
from ...submit.evaluation import Evaluated, evaluate_inputs
from ...submit.posted import Posted, SubmissionType, posted_in
from ...submit.posted_fields.cards import with_card_tokens
from ...submit.views import MAX_BYTES, TOO_LARGE, UNREADABLE
from ...trying.live_reasons import EXPLAIN, live_reasons
from ...trying.outcome import outcome_of
from ...trying.tried_files import tried_files
from ...trying.tried_payment import with_tried_payment
from ...uploads.accepting.file_field import FILE_UPLOAD, most_file_bytes


# The form is that of visitors, whose HTML has no token; the request's origin is checked instead.
@method_decorator([csrf_exempt, never_cache, sensitive_post_parameters()], name="dispatch")
class TestForm(PermissionCheckedMixin, View):
    model = WebForm
    permission_required = "change"
    test_url_name = ""
    edit_url_name = ""

    def get(self, request: HttpRequest, pk: int) -> HttpResponse:
        form = self._form(pk)
        return self._shown(form, FormVisit(form.pk))

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        form = self._form(pk)
        if origin_of(request) == "elsewhere":
            return self._shown(form, FormVisit(form.pk))
        file_bytes = most_file_bytes(form)
        try:
            read_fields(request, MAX_BYTES + file_bytes)
        except CallError:
            return self._shown(form, FormVisit(form.pk, notice=str(TOO_LARGE if file_bytes else UNREADABLE)))
        posted = posted_in(request.POST, form.pk)
        if EXPLAIN in request.POST:
            return JsonResponse({"hidden": list(live_reasons(form, request.POST))})
        evaluated = _tried(posted, form, request)
        visit = _next_visit(posted, form, request, evaluated)
        return self._shown(form, visit) if visit else self._result(form, evaluated)

    def _form(self, pk: int) -> WebForm:
        """Sent with a page load, so that no script sends it elsewhere."""
        form = get_object_or_404(WebForm, pk=pk).get_latest_revision_as_object()
        form.submission_method, form.can_save = WebForm.Method.POSTBACK, False
        return form

    def _shown(self, form: WebForm, visit: FormVisit) -> HttpResponse:
        visit = replace(visit, draft=form, files={}, is_test=True, action=reverse(self.test_url_name, args=[form.pk]))
        notice = {
            "id": "test-mode",
            "alert_title": _("Test mode"),
            "alert_description": _(
                "Nothing that you send here is stored, e-mailed or charged. Files are checked, but not for viruses, "
                "and then deleted. Captchas always pass, and payments use test cards."
            ),
        }
        return form_page(form, without_body(self.request), visit, {"type": "alert", "props": notice})

    def _result(self, form: WebForm, evaluated: Evaluated) -> HttpResponse:
        context: dict[str, Any] = {
            "outcome": outcome_of(form, self.request, evaluated),
            "header_title": _("Test of “%(form)s”") % {"form": form.title},
            "test_url": reverse(self.test_url_name, args=[form.pk]),
            "edit_url": reverse(self.edit_url_name, args=[form.pk]),
        }
        return render(self.request, "intarsia/webforms/admin/test_result.html", context)


def _tried(posted: Posted, form: WebForm, request: HttpRequest) -> Evaluated:
    evaluated = evaluate_inputs(form, request.POST, tried_files(form, request))
    evaluated = with_card_tokens(form, request, _without_earlier_files(posted, form, evaluated))
    is_sent = posted.type == SubmissionType.SUBMIT and not request.POST.get(ROW_BUTTON)
    return with_tried_payment(form, request, evaluated) if is_sent and not evaluated.errors else evaluated


def _without_earlier_files(posted: Posted, form: WebForm, evaluated: Evaluated) -> Evaluated:
    """Files of other pages were checked and deleted when staff left the page."""
    elsewhere = {
        element for page in pages_of(form.document) if page.number != posted.page for element in page.element_ids()
    }
    files = {field.id for field in fields_of(form.document) if field.type == FILE_UPLOAD} & elsewhere
    return replace(evaluated, errors={key: error for key, error in evaluated.errors.items() if key not in files})


def _next_visit(posted: Posted, form: WebForm, request: HttpRequest, evaluated: Evaluated) -> FormVisit | None:
    """Another page, or the same one with errors; None if the form would be sent."""
    route = route_through(pages_of(form.document), evaluated.hidden)
    if posted.type == SubmissionType.NEXT and not request.POST.get(ROW_BUTTON):
        errors = errors_until(posted.page, route, evaluated.errors)
        shown = route.first_with(errors) or route.after(posted.page) or posted.page
    elif posted.type == SubmissionType.SUBMIT and not request.POST.get(ROW_BUTTON):
        errors = dict(evaluated.errors)
        shown = route.first_with(errors) or posted.page
        if not errors:
            return None
    else:
        errors, shown = {}, route.before(posted.page) if posted.type == SubmissionType.PREVIOUS else posted.page
    return visit_after(posted, form, evaluated, shown, errors=errors)
