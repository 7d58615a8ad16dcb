"""The code that an owner copies into a page of another site."""

from typing import Any

from django.urls import NoReverseMatch, reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _
from wagtail.admin.panels import Panel
from wagtail.models import Site


class EmbedCodePanel(Panel):
    class BoundPanel(Panel.BoundPanel):
        template_name = "intarsia/webforms/admin/embed_code.html"

        def get_context_data(self, parent_context: Any = None) -> dict[str, Any]:
            form, codes = self.instance, {}
            if form.pk and form.allowed_origins:
                codes = codes_of(form.pk, form.title, Site.find_for_request(self.request))
            return super().get_context_data(parent_context) | codes


def codes_of(form: int, title: str, site: Site | None) -> dict[str, str]:
    """Empty if the site's URLs do not include ours."""
    root = site.root_url if site else ""
    try:
        script, frame = reverse("intarsia_webforms:embed_script"), reverse("intarsia_webforms:embed", args=[form])
    except NoReverseMatch:
        return {}
    # So that entries name the page and not only the site of the frame.
    frame_code = format_html(
        '<iframe src="{}{}" title="{}" width="100%" height="700" style="border: 0" referrerpolicy="{}"></iframe>',
        *(root, frame, title, "no-referrer-when-downgrade"),
    )
    # Where a site blocks the frame, too.
    link = format_html('<p><a href="{}{}">{}</a></p>', root, frame, _("Open the form"))
    script_code = format_html(
        '<script src="{}{}" data-form="{}" async></script><noscript>{}{}</noscript>',
        *(root, script, form, frame_code, link),
    )
    return {"script_code": script_code, "frame_code": frame_code}
