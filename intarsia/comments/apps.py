from django.apps import AppConfig


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.protection.forms.api import message_decided

        from . import moderation, privacy

        privacy.register()
        # Registers where comments go that somebody lets through.
        from .writing import storing  # noqa: F401

        message_decided.connect(moderation.follow_message, dispatch_uid="intarsia-comments")
