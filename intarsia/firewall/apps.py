from django.apps import AppConfig


class FirewallConfig(AppConfig):
    name = "intarsia.firewall"
    label = "intarsia_firewall"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Registers them.
        from intarsia.protection.privacy.api import register_forgetting

        from . import checks  # noqa: F401
        from .log import forget

        register_forgetting("blocked IP addresses", forget)
