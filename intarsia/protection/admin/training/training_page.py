"""What the sites have learned from decisions: its size, its age and how good it is, and what staff can do about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import TemplateView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.wire.requests.numbers import number_in

from ...checks.words.lessons import forget, request_training
from ...checks.words.site_models import read
from ...models import LearnedWords, ProtectionSettings
from ...page_script.api import script_url
from ...verdict.classifier.site_model import MIN_OF_EACH_KIND, SiteModel
from .training_weights import TrainingWeights, training_weights


class TrainingPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, TemplateView):
    """Requires permission to change the settings."""

    model = ProtectionSettings
    permission_required = "change"
    page_title = gettext_lazy("Training")
    header_icon = "history"
    template_name = "intarsia/protection/admin/training.html"
    index_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": self.page_title}]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        sites = [SiteTraining.of(one) for one in LearnedWords.objects.select_related("site").order_by("site")]
        return super().get_context_data(**kwargs) | {
            "sites": sites,
            "least": MIN_OF_EACH_KIND,
            "staff_styles": script_url("staffPages"),
        }

    def post(self, request: HttpRequest) -> HttpResponse:
        learned = get_object_or_404(LearnedWords, site=number_in(request.POST.get("site", "")))
        action = ACTIONS.get(request.POST.get("action", ""))
        if action is None:
            raise Http404("No such action.")
        messages.success(request, action(learned) % {"site": learned.site})
        return redirect(self.index_url_name)


@dataclass(frozen=True)
class SiteTraining:
    """What the page shows about one site."""

    learned: LearnedWords
    model: SiteModel | None
    weights: TrainingWeights | None

    @classmethod
    def of(cls, learned: LearnedWords) -> "SiteTraining":
        model = read(learned.content)
        return cls(learned, model, training_weights(learned.site_id, model) if model else None)

    @property
    def use(self) -> str:
        """What judges the texts of this site."""
        if self.learned.is_off or self.model is None:
            return _("Shipped model")
        return _("Model of this site") if self.model.is_calibrated else _("Shipped model, corrected")

    @property
    def state(self) -> str | Promise:
        if self.learned.failed_at:
            return _("The last training failed. The previous model stays in use. See Reports › Jobs.")
        if self.learned.is_waiting:
            return _("The next training starts within seconds.")
        return "" if self.learned.trained_at else _("Not trained yet.")

    @property
    def estimates(self) -> Mapping[str, str] | None:
        """As percentages; None as long as there are too few decisions."""
        facts = self.model.facts if self.model else None
        if facts is None or facts.recall is None or facts.false_positives is None:
            return None
        return {
            "recall": f"{facts.recall:.0%}",
            "precision": "–" if facts.precision is None else f"{facts.precision:.0%}",
            "false_positives": f"{facts.false_positives:.1%}",
        }


def _reset(learned: LearnedWords) -> str:
    forget(learned.site_id)
    return _("The training of %(site)s has been reset.")


def _train(learned: LearnedWords) -> str:
    # A job that was deleted meanwhile must not keep staff from asking for another one.
    LearnedWords.objects.filter(pk=learned.pk).update(is_waiting=False)
    request_training(learned.site_id)
    return _("The filter of %(site)s is trained again within seconds.")


def _turn_off(learned: LearnedWords) -> str:
    LearnedWords.objects.filter(pk=learned.pk).update(is_off=True)
    return _("%(site)s uses the shipped model only.")


def _turn_on(learned: LearnedWords) -> str:
    LearnedWords.objects.filter(pk=learned.pk).update(is_off=False)
    return _("%(site)s uses its training again.")


ACTIONS: Mapping[str, Callable[[LearnedWords], str]] = {
    "reset": _reset,
    "train": _train,
    "off": _turn_off,
    "on": _turn_on,
}
