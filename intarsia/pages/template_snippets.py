from django.utils.translation import gettext_lazy as _
from wagtail.snippets.views.snippets import SnippetViewSet

from .models import Template


class TemplateViewSet(SnippetViewSet):
    model = Template
    icon = "form"
    menu_label = _("Templates")
    menu_order = 250
    add_to_admin_menu = True
    list_display = ["title", "kind", "below"]
    list_filter = ["kind"]
