from django.apps import AppConfig


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Register their calls.
        from .detector import call  # noqa: F401
        from .encoding import decoding  # noqa: F401
        from .mail import calls  # noqa: F401
        from .sessions import call as _save_session  # noqa: F401
