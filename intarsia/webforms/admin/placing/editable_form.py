"""What the visual editor knows of a form: where it is used, where its entries are, and who is e-mailed about them."""

from typing import Any

from django.conf import settings
from django.urls import reverse
from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import override
from wagtail.permissions import policy_registry

from intarsia.documents.kinds.editable_snippet import EditableSnippet

from ...conditions.of_form import conditional_of
from ...delivery.recipients import split_recipients
from ...display.shown_forms import save_button_of
from ...models import BUTTON, WebForm
from . import button_settings


class EditableForm(EditableSnippet):
    def with_settings(self, document: Any, item: Any) -> Any:
        return button_settings.with_settings(document, item)

    def take_settings(self, document: Any) -> Any:
        return button_settings.take_settings(document, self.draft)

    @property
    def canvas_texts(self) -> dict[str, str]:
        with override(settings.LANGUAGE_CODE):
            save = save_button_of(self.draft)
            return {"button": str(BUTTON), **({"save": save} if save else {})}

    @property
    def next_steps(self) -> dict[str, Any]:
        embed, entries = f"{self.exit_url}#tab-embed", f"{reverse('webform_entries:index')}?form={self.pk}"
        links = [
            {"label": _("Add it to a page"), "url": self._admin_url("place")},
            {"label": _("View and test"), "url": self._admin_url("test")},
            {"label": _("Copy embed code"), "url": embed},
            {"label": _("See entries"), "url": entries},
        ]
        return {"note": _who_is_notified(self.draft), "notifications": self._after_sending_url, "links": links}

    @property
    def conditions(self) -> list[dict[str, Any]]:
        return [
            {"title": f"{capfirst(one._meta.verbose_name)} · {one}", "url": self._after_sending_url, "condition": found}
            for one in conditional_of(self.draft)
            if getattr(one, "is_active", True)
            for found in one.conditions().values()
        ]

    @property
    def _after_sending_url(self) -> str:
        return f"{self.exit_url}#tab-after_sending"


def new_form_url(user: Any) -> str | None:
    policy = policy_registry.get_by_type(WebForm)
    return reverse(WebForm.snippet_viewset.get_url_name("gallery")) if policy.user_has_permission(user, "add") else None


def _who_is_notified(form: WebForm) -> str:
    active = [one for one in form.notifications.all() if one.is_active]
    if not any(split_recipients(one.to) or one.routes for one in active):
        return _(
            "Nobody is e-mailed about entries yet. Enter an e-mail address in the form settings, under After sending."
        )
    always = dict.fromkeys(to for one in active if not one.condition for to in split_recipients(one.to))
    if not always:
        return _("The answers decide who is e-mailed about an entry.")
    note = _("Entries are e-mailed to %(addresses)s.") % {"addresses": ", ".join(always)}
    is_everybody = not any(one.routes or one.condition for one in active)
    return note if is_everybody else f"{note} {_('For some answers, others are e-mailed, too.')}"
