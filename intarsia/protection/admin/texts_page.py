"""The texts of protection for one site and language: the defaults, and the owner's own."""

from collections.abc import Iterator
from typing import Any

from django import forms
from django.apps import apps
from django.contrib import messages
from django.db import transaction
from django.http import HttpResponse
from django.shortcuts import redirect
from django.utils.functional import cached_property
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, override, pgettext
from django.views.generic import FormView
from wagtail.admin.views.generic import WagtailAdminTemplateMixin
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin
from wagtail.coreutils import get_content_languages
from wagtail.models import Site

from intarsia.wire.requests.numbers import number_in

from ..models import OwnText
from ..page_script.built import script_url
from ..texts.known import GROUPS, TEXTS
from ..texts.site_texts import own_texts

HEADINGS = {
    "contacts": gettext_lazy("Hidden contacts: dialog"),
    "answers": gettext_lazy("Hidden contacts: hint and errors"),
    "forms": gettext_lazy("Forms"),
    "addresses": gettext_lazy("E-mail address checks"),
    "badge": gettext_lazy("Badge next to comments"),
    "dialog": gettext_lazy("Other dialogs"),
    "firewall": gettext_lazy("Firewall page"),
}


class TextsForm(forms.Form):
    """A field for each text, labeled with the default text. An empty field uses the default."""

    def __init__(self, *args: Any, language: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        with override(language):
            ours = {name: pgettext("page", text) for name, text in TEXTS.items()}
        for name, text in ours.items():
            widget = forms.TextInput(attrs={"placeholder": text, "lang": language})
            self.fields[name] = forms.CharField(
                label=text, required=False, max_length=OwnText.MAX_LENGTH, widget=widget
            )

    def groups(self) -> Iterator[tuple[Any, list[Any]]]:
        for group, heading in HEADINGS.items():
            if group == "firewall" and not apps.is_installed("intarsia.firewall"):
                continue
            yield heading, [self[name] for name in GROUPS[group]]


class TextsPage(PermissionCheckedMixin, WagtailAdminTemplateMixin, FormView):
    model = OwnText
    permission_required = "change"
    form_class = TextsForm
    page_title = gettext_lazy("Visitor texts")
    header_icon = "openquote"
    template_name = "intarsia/protection/admin/texts.html"
    index_url_name = ""

    @cached_property
    def site(self) -> Site | None:
        """The chosen language; by default that of the admin."""
        found = Site.objects.filter(pk=number_in(self.request.GET.get("site", "")) or 0).first()
        return found or Site.find_for_request(self.request) or Site.objects.first()

    @cached_property
    def language(self) -> str:
        known = get_content_languages()
        chosen = self.request.GET.get("language", "")
        return chosen if chosen in known else next(iter(known))

    def get_initial(self) -> dict[str, str]:
        return own_texts(self.site, self.language)

    def get_form_kwargs(self) -> dict[str, Any]:
        return super().get_form_kwargs() | {"language": self.language}

    def form_valid(self, form: TextsForm) -> HttpResponse:
        if self.site:
            _write_down(self.site, self.language, form)
            messages.success(self.request, _("Texts saved. Changes appear on pages within five minutes."))
        return redirect(self.request.get_full_path())

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "language": self.language,
            "languages": get_content_languages().items(),
            "site": self.site,
            "sites": Site.objects.all(),
            "staff_styles": script_url("staffPages"),
        }

    def get_breadcrumbs_items(self) -> list[Any]:
        return [*self.breadcrumbs_items, {"url": "", "label": _("Visitor texts")}]


@transaction.atomic
def _write_down(site: Site, language: str, form: TextsForm) -> None:
    texts = OwnText.objects.filter(site=site, language=language)
    own = {name: text for name, text in form.cleaned_data.items() if text and text != form.fields[name].label}
    for text in texts.exclude(name__in=own):
        text.delete()
    for name in form.changed_data:
        if name in own:
            OwnText.objects.update_or_create(site=site, language=language, name=name, defaults={"text": own[name]})
