from django.apps import AppConfig


class ProtectionConfig(AppConfig):
    name = "intarsia.protection"
    label = "intarsia_protection"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.moderation.api import on_decision

        from .admin import reason_labels
        from .campaigns.spreading import spread
        from .changes import connect_changes, connect_changes_for_all_sites
        from .checks.catalog import CHECKS
        from .checks.decisions import learn_from_decision
        from .checks.registration import register
        from .models import ContactSettings, ListedSender, OwnText, ProtectionSettings, ReputationSettings
        from .stored_data import register_data

        on_decision(learn_from_decision)
        on_decision(spread)
        register_data()
        reason_labels.register()
        for check in CHECKS:
            register(check)
        connect_changes(ContactSettings, OwnText, ProtectionSettings, ReputationSettings)
        connect_changes_for_all_sites(ListedSender)
