from django.apps import AppConfig
from django.db.models.signals import post_delete


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.protection.forms.api import message_decided, message_delivered

        from . import changes, moderation, privacy
        from .models import Comment

        privacy.register()
        # Registers where comments go that somebody lets through.
        from .writing import storing  # noqa: F401

        message_decided.connect(moderation.follow_message, dispatch_uid="intarsia-comments")
        message_delivered.connect(moderation.link_delivered, dispatch_uid="intarsia-comments-delivered")
        # Whoever deletes one, by whatever way, must not find it on a kept page.
        post_delete.connect(changes.deleted, sender=Comment, dispatch_uid="intarsia-comments-deleted")
