import logging

from django.apps import AppConfig

logger = logging.getLogger(__name__)


class RenderingConfig(AppConfig):
    name = "intarsia.rendering"
    label = "intarsia_rendering"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.widgets import register_data_loaders

        from . import checks  # noqa: F401
        from .documents.third_party_widgets import third_party_widgets
        from .v8.start import start_v8

        try:
            # Start V8 before servers start threads: older threads must not make a context.
            start_v8()
        except Exception:
            logger.exception("V8 cannot be started. Pages show their last good version, or only their text.")
        register_data_loaders()
        # Invalid packages stop the site here instead of failing on pages.
        third_party_widgets()
