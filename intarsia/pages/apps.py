from django.apps import AppConfig


class PagesConfig(AppConfig):
    name = "intarsia.pages"
    label = "intarsia_pages"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import caching
        from .visiting import search_views  # noqa: F401

        caching.connect()
