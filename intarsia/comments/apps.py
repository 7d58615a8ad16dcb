from django.apps import AppConfig


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from intarsia.protection.forms.api import register_form_pages

        from . import changes, privacy
        from .display.commented_pages import commented_pages

        privacy.register()
        # Registers the delivery of approved comments.
        from .submit import storage

        register_form_pages(storage.FORM_KIND, commented_pages)

        changes.connect_changes()
