"""The fonts of a site in Wagtail's settings form: how many there are, and where to upload some."""

from typing import Any

from django.urls import reverse
from wagtail.admin.panels import HelpPanel

from intarsia.fonts.api import families_of, own_families

# The id of the list that the fields of font variables suggest.
FONTS_LIST = "intarsia-font-families"


class FontsPanel(HelpPanel):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{**kwargs, "template": "intarsia/pages/fonts_panel.html"})

    class BoundPanel(HelpPanel.BoundPanel):
        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            site = self.instance.site
            return super().get_context_data(parent_context) | {
                "own": own_families(site),
                "families": families_of(site),
                "list": FONTS_LIST,
                "url": reverse("intarsia_site_fonts:list", args=(site.pk,)),
            }
