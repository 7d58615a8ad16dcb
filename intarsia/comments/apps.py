from django.apps import AppConfig
from django.db.models.signals import post_delete


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.protection.forms.api import message_decided, message_delivered, register_form_pages

        from . import changes, moderation, privacy
        from .models import Comment
        from .reading.commented_pages import commented_pages

        privacy.register()
        # Registers where comments go that somebody lets through.
        from .writing import storing

        register_form_pages(storing.FORM, commented_pages)

        message_decided.connect(moderation.follow_message, dispatch_uid="intarsia-comments")
        message_delivered.connect(moderation.link_delivered, dispatch_uid="intarsia-comments-delivered")
        # Whoever deletes one, by whatever way, must not find it on a kept page.
        post_delete.connect(changes.deleted, sender=Comment, dispatch_uid="intarsia-comments-deleted")
