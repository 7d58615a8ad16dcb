"""What a new form starts from, and what becomes of the choice."""

from email.utils import parseaddr
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.decorators import method_decorator
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _
from django.views.generic import TemplateView, View
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.utils.decorators import xframe_options_sameorigin_override

from intarsia.pages.api import editor_url
from intarsia.users import email_of

from ...display.form_page import form_page
from ...display.visit import FormVisit
from ...form_templates.making import make_empty_form, make_form, unsaved_form
from ...form_templates.template import FormTemplate
from ...form_templates.templates import form_templates, template_called
from ...models import WebForm

# The primary key of a form in a preview, which is not stored.
NO_FORM = 0
# In place of the name of a template.
EMPTY = "empty"
# Django's own default, which nobody reads.
NO_ADDRESS = "webmaster@localhost"


class MayAddForms(PermissionCheckedMixin):
    model = WebForm
    permission_required = "add"


class Gallery(MayAddForms, WagtailAdminTemplateMixin, TemplateView):
    page_title = _("New form")
    header_icon = "form"
    template_name = "intarsia/webforms/admin/gallery.html"
    add_url_name = ""
    list_url_name = ""
    preview_url_name = ""

    def get_breadcrumbs_items(self) -> list[Any]:
        forms = {"url": reverse(self.list_url_name), "label": _("Forms")}
        return [*self.breadcrumbs_items, forms, {"url": "", "label": self.page_title}]

    def post(self, request: HttpRequest) -> HttpResponse:
        chosen, start = request.POST.get("template", ""), (_language(), _address_of(request.user))
        form = make_empty_form(*start) if chosen == EMPTY else make_form(_template(chosen), *start)
        return HttpResponseRedirect(editor_url(form) or reverse(self.add_url_name))

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "templates": [
                {
                    "key": template.key,
                    "name": template.text("name", _language()),
                    "description": template.text("description", _language()),
                    "preview_url": reverse(self.preview_url_name, args=[template.key]),
                }
                for template in form_templates()
            ],
            "empty": EMPTY,
        }


@method_decorator(xframe_options_sameorigin_override, name="dispatch")
class TemplatePreview(MayAddForms, View):
    """The form as visitors would see it."""

    def get(self, request: HttpRequest, template: str) -> HttpResponse:
        form = unsaved_form(_template(template), _language())
        form.pk = NO_FORM
        return form_page(form, request, FormVisit(NO_FORM, draft=form))


def _template(key: str) -> FormTemplate:
    template = template_called(key)
    if template is None:
        raise Http404("There is no template with this name.")
    return template


def _language() -> str:
    return get_language() or settings.LANGUAGE_CODE


def _address_of(user: Any) -> str:
    """Empty if neither the user nor the site has one."""
    of_site = parseaddr(settings.DEFAULT_FROM_EMAIL)[1]
    return email_of(user) or ("" if of_site == NO_ADDRESS else of_site)
