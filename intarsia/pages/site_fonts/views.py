"""For users who may change the design of the site, without a script."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import TemplateView
from wagtail.admin import messages
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.log_actions import log
from wagtail.models import Site

from intarsia.fonts.api import FontRefused, UploadedFont, add_font, registered_families

from ..editing.site_design import can_change_design
from ..models import SiteDesign
from ..stored.font_usage import delete_unused_font


class SiteFontsView(WagtailAdminTemplateMixin, TemplateView):
    page_title = gettext_lazy("Fonts")
    header_icon = "palette"
    template_name = "intarsia/pages/site_fonts.html"
    site: Site

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        self.site = get_object_or_404(Site, pk=kwargs["site_id"])
        if not can_change_design(request.user, self.site):
            raise PermissionDenied
        return super().dispatch(request, *args, **kwargs)

    @property
    def page_subtitle(self) -> str:
        return str(self.site)

    @property
    def design_url(self) -> str:
        return reverse("wagtailsettings:edit", args=("intarsia_pages", "sitedesign", self.site.pk))

    def get_breadcrumbs_items(self) -> list[Any]:
        design = {"url": self.design_url, "label": SiteDesign._meta.verbose_name}
        return [*self.breadcrumbs_items, design, {"url": "", "label": self.page_title}]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "fonts": UploadedFont.objects.filter(site=self.site),
            "library": registered_families(),
            "design_url": self.design_url,
        }

    def post(self, request: HttpRequest, site_id: int) -> HttpResponse:
        if "delete" in request.POST:
            self._delete(request)
        else:
            self._add(request)
        return redirect(request.path)

    def _add(self, request: HttpRequest) -> None:
        # Each file has its own result, so that one that is refused keeps no other out.
        files: list[Any] = request.FILES.getlist("file") or [None]
        for file in files:
            try:
                added = add_font(self.site, file)
            except FontRefused as refusal:
                messages.error(request, f"{file.name}: {refusal}" if file else str(refusal))
            else:
                messages.success(request, _("“%(font)s” was added.") % {"font": added})
                self._log()

    def _delete(self, request: HttpRequest) -> None:
        chosen = request.POST["delete"]
        font = UploadedFont.objects.filter(site=self.site, pk=chosen).first() if chosen.isdecimal() else None
        if font is None:
            messages.warning(request, _("The font was deleted already."))
            return
        name = str(font)
        try:
            delete_unused_font(font)
        except FontRefused as refusal:
            messages.error(request, str(refusal))
        else:
            messages.success(request, _("“%(font)s” was deleted.") % {"font": name})
            self._log()

    def _log(self) -> None:
        log(SiteDesign.for_site(self.site), "wagtail.edit")
