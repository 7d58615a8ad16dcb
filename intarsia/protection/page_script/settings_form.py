from django.forms import Media
from wagtail.admin.forms import WagtailAdminModelForm

from .built import script_url


class SettingsForm(WagtailAdminModelForm):
    """Its labels are not cut off on small screens."""

    @property
    def media(self) -> Media:
        return super().media + Media(css={"all": [script_url("staffPages")]})
