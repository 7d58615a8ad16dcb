from django.apps import AppConfig


class CommentsConfig(AppConfig):
    name = "intarsia.comments"
    label = "intarsia_comments"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Registers where comments go that somebody lets through.
        from .writing import storing  # noqa: F401
