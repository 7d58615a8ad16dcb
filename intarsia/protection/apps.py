from django.apps import AppConfig


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.moderation.api import SubjectKind, on_decision, register_subject

        from .changes import connect_changes
        from .forms.delivery.deliveries import deliver_released
        from .lookup_services.decisions import learn_from_decision
        from .models import ContactSettings, JudgedSubmission, OwnText, ProtectionSettings
        from .privacy.own_holdings import register_own

        register_subject(SubjectKind(JudgedSubmission, "judged_submission", deliver_released))
        on_decision(learn_from_decision)
        register_own()
        connect_changes(ContactSettings, OwnText, ProtectionSettings)
