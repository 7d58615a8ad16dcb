from django.apps import AppConfig


class RenderingConfig(AppConfig):
    name = "intarsia.rendering"
    label = "intarsia_rendering"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.widgets import register_data_loaders

        from . import checks  # noqa: F401
        from .foreign import foreign_widgets

        register_data_loaders()
        # A package that is not in order stops the site here, and not a visitor's page.
        foreign_widgets()
