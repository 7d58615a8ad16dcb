from django.apps import AppConfig


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.protection.forms.api import message_decided, message_delivered, register_form_pages

        from . import changes, moderation, privacy
        from .display.commented_pages import commented_pages

        privacy.register()
        # Registers the delivery of approved comments.
        from .submit import storage

        register_form_pages(storage.FORM, commented_pages)

        message_decided.connect(moderation.follow_message, dispatch_uid="intarsia-comments")
        message_delivered.connect(moderation.link_delivered, dispatch_uid="intarsia-comments-delivered")
        changes.connect_changes()
