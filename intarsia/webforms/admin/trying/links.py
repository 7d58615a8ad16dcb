"""Links to the screens on which staff try a form: in the list of forms, and next to its save button."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from wagtail.admin.widgets import ListingButton
from wagtail.snippets.action_menu import ActionMenuItem

from ...models import WebForm

TEST, MAILS = _("Test the form"), _("Test notifications")


def form_url(name: str, form: WebForm) -> str:
    return reverse(f"wagtailsnippets_intarsia_webforms_webform:{name}", args=[form.pk])


def listing_buttons(form: Any, user: Any, next_url: str | None = None) -> Iterator[ListingButton]:
    if isinstance(form, WebForm) and user.has_perm("intarsia_webforms.change_webform"):
        yield ListingButton(TEST, form_url("test", form), icon_name="view", priority=6)
        yield ListingButton(MAILS, form_url("test_mails", form), icon_name="mail", priority=7)


class TestLink(ActionMenuItem):
    def __init__(self, label: Any, url_name: str, icon: str, order: int) -> None:
        self.label, self.url_name, self.icon_name, self.name = label, url_name, icon, f"action-{url_name}"
        super().__init__(order=order)

    def is_shown(self, context: dict[str, Any]) -> bool:
        return context["view"] == "edit"

    def get_url(self, context: dict[str, Any]) -> str:
        return form_url(self.url_name, context["instance"])


def add_test_links(items: list[Any], request: Any, context: dict[str, Any]) -> None:
    if context.get("model") is WebForm and context["view"] == "edit":
        items += [TestLink(TEST, "test", "view", 6), TestLink(MAILS, "test_mails", "mail", 7)]
