from django.apps import AppConfig


class RenderingConfig(AppConfig):
    name = "intarsia.rendering"
    label = "intarsia_rendering"
    default_auto_field = "django.db.models.BigAutoField"
