from typing import Any

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext
from wagtail.admin.ui.tables import LiveStatusTagColumn

from ..models import WebForm


class FormStatusColumn(LiveStatusTagColumn):
    """Wagtail's own column is in English, and its states have the gender of pages in other languages."""

    def __init__(self) -> None:
        super().__init__(label=_("Status"))

    def get_value(self, instance: WebForm) -> Any:
        if instance.expired or instance.approved_schedule:
            return super().get_value(instance)
        if not instance.live:
            return pgettext("form", "draft")
        return pgettext("form", "live + draft") if instance.has_unpublished_changes else pgettext("form", "live")
