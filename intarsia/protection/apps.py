from django.apps import AppConfig
from django.db.models.signals import post_save


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.moderation.api import ModerationRecord, SubjectKind, on_decision, register_subject

        from .changes import connect_changes
        from .forms.delivery.deliveries import deliver_released
        from .lookup_services.decisions import learn_from_decision
        from .models import ClientError, ContactSettings, JudgedSubmission, OwnText, ProtectionSettings
        from .privacy.own_holdings import register_own
        from .privacy.retention import forget_now_and_then

        register_subject(SubjectKind(JudgedSubmission, "judged_submission", deliver_released))
        on_decision(learn_from_decision)
        register_own()
        connect_changes(ContactSettings, OwnText, ProtectionSettings)
        for model in (ModerationRecord, ClientError):
            post_save.connect(forget_now_and_then, sender=model, dispatch_uid=f"intarsia-retention-{model.__name__}")
