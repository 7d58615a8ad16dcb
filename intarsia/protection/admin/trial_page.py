"""A message is tried out: what would become of it, and why. Nothing is stored or sent."""

import math
from collections.abc import Mapping
from typing import Any

from django.http import HttpResponse
from django.utils.translation import gettext_lazy as _
from django.views.generic import FormView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.models import Site

from ..forms.site_rules import by_the_rules, thresholds_of
from ..models import JudgedSubmission, ProtectionSettings
from ..verdict.judge import judge
from ..verdict.verdict import PRIOR, Evidence, Verdict
from .daily_chart import OUTCOMES as OUTCOMES_DRAWN
from .plain_words import score_in_words, sentence_of
from .trial_form import EXAMPLES, TrialForm, submission_in

OUTCOMES = {
    "allow": _("It would be let through."),
    "hold": _("It would be held until somebody has read it."),
    "block": _("It would be refused."),
}
COLOURS = [colour for _kind, _word, colour in OUTCOMES_DRAWN]
# Of the scale, in its own units.
WIDTH = 400
# What a bar of full width says, in log-odds.
WIDEST = 6.0


class TrialPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, FormView):
    model = JudgedSubmission
    permission_required = "view"
    form_class = TrialForm
    page_title = _("Try a message")
    header_icon = "help"
    template_name = "intarsia/protection/admin/trial.html"

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": self.page_title}]

    def get_initial(self) -> dict[str, Any]:
        return {"has_script": True, "has_keys": True, "has_pointer": True}

    def get_form_kwargs(self) -> dict[str, Any]:
        _words, example = EXAMPLES.get(self.request.POST.get("example", ""), (None, None))
        told = {"data": {name: str(value) for name, value in example.items()}} if example else {}
        return super().get_form_kwargs() | told

    def form_valid(self, form: TrialForm) -> HttpResponse:
        site = Site.find_for_request(self.request) or Site.objects.first()
        rules = ProtectionSettings.for_site(site)
        submission = submission_in(form.cleaned_data, rules)
        verdict = judge(submission, thresholds_of(rules))
        outcome = by_the_rules(verdict, submission, rules).outcome
        return self.render_to_response(self.get_context_data(form=form, result=_told(verdict, outcome, rules)))

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        examples = [(name, words) for name, (words, _example) in EXAMPLES.items()]
        return super().get_context_data(**kwargs) | {"examples": examples}


def _told(verdict: Verdict, outcome: str, rules: ProtectionSettings) -> Mapping[str, Any]:
    limits = thresholds_of(rules)
    edges = [0, round(limits.hold * WIDTH), round(limits.block * WIDTH), WIDTH]
    return {
        "outcome": OUTCOMES[outcome],
        "is_by_rule": outcome != verdict.outcome,
        "score": score_in_words(verdict.score),
        "at": round(verdict.score * WIDTH),
        "zones": [(start, end - start, colour) for start, end, colour in zip(edges, edges[1:], COLOURS, strict=False)],
        "hold": f"{limits.hold:.0%}",
        "block": f"{limits.block:.0%}",
        "start": f"{1 / (1 + math.exp(-PRIOR)):.0%}",
        "reasons": [_reason(one) for one in verdict.reasons],
    }


def _reason(one: Evidence) -> Mapping[str, Any]:
    times = math.exp(min(abs(one.weight), 12.0))
    return {
        "sentence": sentence_of(one.reason),
        "is_against": one.weight > 0,
        "times": f"{times:.0f}" if times >= 10 else f"{times:.1f}",
        "width": round(min(1.0, abs(one.weight) / WIDEST) * 120),
    }
