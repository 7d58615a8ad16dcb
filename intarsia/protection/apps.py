from django.apps import AppConfig
from django.db.models.signals import post_save


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Registers the calls.
        from .changes import connect_changes
        from .encoding import decoding  # noqa: F401
        from .lookup_services.email import calls  # noqa: F401
        from .models import ClientError, ContactSettings, JudgedSubmission, OwnText, ProtectionSettings
        from .privacy.own_holdings import register_own
        from .privacy.retention import forget_now_and_then
        from .signal_collection.detector import call  # noqa: F401
        from .signal_collection.pixel import call as _pixel_address  # noqa: F401
        from .signal_collection.sessions import call as _save_session  # noqa: F401

        register_own()
        connect_changes(ContactSettings, OwnText, ProtectionSettings)
        for model in (JudgedSubmission, ClientError):
            post_save.connect(forget_now_and_then, sender=model, dispatch_uid=f"intarsia-retention-{model.__name__}")
