"""Judges a test message and shows the verdict with its reasons. Nothing is stored or sent."""

from typing import Any

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from django.views.generic import FormView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.models import Site

from ...forms.form_test_mode import ends_at, result_in
from ...forms.site_rules import by_the_rules, thresholds_of
from ...models import JudgedSubmission, ProtectionSettings
from ...page_script.built import script_url
from ...verdict.judge import judge
from ..charts.verdict_chart import verdict_chart
from .form_test_view import FormChoice
from .message_test_form import EXAMPLES, MessageTestForm, submission_in


class MessageTestPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, FormView):
    model = JudgedSubmission
    permission_required = "view"
    form_class = MessageTestForm
    page_title = _("Test a message")
    header_icon = "help"
    template_name = "intarsia/protection/admin/message_test.html"
    test_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": self.page_title}]

    def get_initial(self) -> dict[str, Any]:
        return {"has_script": True, "has_keys": True, "has_pointer": True}

    def get_form_kwargs(self) -> dict[str, Any]:
        _label, example = EXAMPLES.get(self.request.POST.get("example", ""), (None, None))
        kwargs = {"data": {name: str(value) for name, value in example.items()}} if example else {}
        return super().get_form_kwargs() | kwargs

    def form_valid(self, form: MessageTestForm) -> HttpResponse:
        rules = self._rules()
        submission = submission_in(form.cleaned_data, rules)
        verdict = judge(submission, thresholds_of(rules))
        outcome = by_the_rules(verdict, submission, rules).outcome
        is_by_rule = outcome != verdict.outcome
        result = verdict_chart(verdict.score, verdict.reasons, outcome, rules, is_by_rule=is_by_rule)
        return self.render_to_response(self.get_context_data(form=form, result=result))

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        examples = [(name, label) for name, (label, _example) in EXAMPLES.items()]
        choice = FormChoice(request=self.request)
        given = {"examples": examples, "form_choice": choice, "ends_at": ends_at(self.request)}
        if self.request.method != "POST" and (tested := self._tested()):
            given |= {"result": tested, "is_of_a_form": True}
        return super().get_context_data(**given | kwargs) | {
            "staff_styles": script_url("staffPages"),
            "test_url_name": self.test_url_name,
        }

    def _tested(self) -> Any:
        """The verdict about the last form that was sent in test mode."""
        found = result_in(self.request)
        if found is None:
            return None
        is_by_rule = found.outcome != found.by_score
        return verdict_chart(found.score, found.reasons, found.outcome, self._rules(), is_by_rule=is_by_rule)

    def _rules(self) -> ProtectionSettings:
        return ProtectionSettings.for_site(Site.find_for_request(self.request) or Site.objects.first())
