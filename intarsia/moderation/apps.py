from django.apps import AppConfig


class ModerationConfig(AppConfig):
    name = "intarsia.moderation"
    label = "intarsia_moderation"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from wagtail.permissions import register_permission_policy

        from .models import ModerationRecord
        from .permissions import SubjectPermissions

        register_permission_policy(ModerationRecord, SubjectPermissions(ModerationRecord))
