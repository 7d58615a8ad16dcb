from django.apps import AppConfig
from django.db.models.signals import post_save


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from .changes import connect_changes
        from .models import ClientError, ContactSettings, JudgedSubmission, OwnText, ProtectionSettings
        from .privacy.own_holdings import register_own
        from .privacy.retention import forget_now_and_then

        register_own()
        connect_changes(ContactSettings, OwnText, ProtectionSettings)
        for model in (JudgedSubmission, ClientError):
            post_save.connect(forget_now_and_then, sender=model, dispatch_uid=f"intarsia-retention-{model.__name__}")
