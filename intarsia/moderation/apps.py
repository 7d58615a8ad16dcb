from django.apps import AppConfig
from django.db.models.signals import post_migrate


class ModerationConfig(AppConfig):
    name = "intarsia.moderation"
    label = "intarsia_moderation"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from wagtail.permissions import register_permission_policy

        from . import checks  # noqa: F401
        from .models import HeldFile, ModerationRecord
        from .permissions import SubjectPermissions
        from .privacy.deleted_files import register_stored_files
        from .text_index import create_text_indexes

        register_stored_files(HeldFile)
        post_migrate.connect(create_text_indexes, sender=self, dispatch_uid="intarsia-text-indexes")
        register_permission_policy(ModerationRecord, SubjectPermissions(ModerationRecord))
