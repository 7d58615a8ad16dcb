from django.apps import AppConfig


class WebformsConfig(AppConfig):
    name = "intarsia.webforms"
    label = "intarsia_webforms"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import registration
        from .uploads.scanning import checks  # noqa: F401

        registration.register()
