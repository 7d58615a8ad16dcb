from django.apps import AppConfig


class SeoConfig(AppConfig):
    name = "intarsia.seo"
    label = "intarsia_seo"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Models must be loaded before this module can be imported.
        from . import checks  # noqa: F401
        from .site_identity import connect

        connect()
