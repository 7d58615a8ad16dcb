"""What the sites have learned from decisions, and a way to reset it."""

from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import TemplateView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.wire.numbers import number_in

from ..lookup_services.learning.lessons import forget
from ..models import LearnedWords, ProtectionSettings


class LearningPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, TemplateView):
    """Requires permission to change the settings."""

    model = ProtectionSettings
    permission_required = "change"
    page_title = gettext_lazy("Training")
    header_icon = "history"
    template_name = "intarsia/protection/admin/learning.html"
    index_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": self.page_title}]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        learned = LearnedWords.objects.select_related("site").exclude(lessons__lte=0)
        return super().get_context_data(**kwargs) | {"learned": learned}

    def post(self, request: HttpRequest) -> HttpResponse:
        learned = get_object_or_404(LearnedWords, pk=number_in(request.POST.get("learned", "")))
        forget(learned.site_id)
        messages.success(request, _("The training of %(site)s has been reset.") % {"site": learned.site})
        return redirect(self.index_url_name)
