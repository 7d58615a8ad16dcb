"""Lists the URLs that lead to a page by Wagtail's redirects, which it adds itself when a page moves or gets a slug."""

from collections.abc import Iterable
from typing import Any

from django.apps import apps
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from wagtail.admin.panels import Panel

REDIRECTS = "wagtail.contrib.redirects"


class OldUrlsPanel(Panel):
    """It is not shown for a page without redirects."""

    def __init__(self, heading: Any = None, **options: Any) -> None:
        super().__init__(heading=heading or _("Old URLs that lead here"), **options)

    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/pages/old_urls.html"

        def is_shown(self) -> bool:
            return bool(super().is_shown() and self.redirects())

        def redirects(self) -> list[Any]:
            return list(_redirects_to(self.instance.pk)) if self.instance.pk and apps.is_installed(REDIRECTS) else []

        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            listed = [
                {"path": one.old_path, "url": reverse("wagtailredirects:edit", args=[one.pk])}
                for one in self.redirects()
            ]
            return super().get_context_data(parent_context) | {"redirects": listed}


def _redirects_to(pk: int) -> Iterable[Any]:
    return apps.get_model("wagtailredirects", "Redirect").objects.filter(redirect_page=pk).order_by("old_path")
