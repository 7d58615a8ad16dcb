from django.forms import Media
from wagtail.admin.forms import WagtailAdminModelForm

from .built import script_address


class SettingsForm(WagtailAdminModelForm):
    """Its labels are whole on small screens, too."""

    @property
    def media(self) -> Media:
        return super().media + Media(css={"all": [script_address("staffPages")]})
