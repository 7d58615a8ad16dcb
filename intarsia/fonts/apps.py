from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class FontsConfig(AppConfig):
    name = "intarsia.fonts"
    label = "intarsia_fonts"
    verbose_name = _("Fonts")
    default_auto_field = "django.db.models.BigAutoField"
