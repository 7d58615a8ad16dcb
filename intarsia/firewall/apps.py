from typing import Any

from django.apps import AppConfig
from django.db.models.signals import post_delete, post_save

from intarsia.page_cache import EVERYTHING, purge


class FirewallConfig(AppConfig):
    name = "intarsia.firewall"
    label = "intarsia_firewall"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Registers them.
        from intarsia.moderation.api import register_forgetting

        from . import checks  # noqa: F401
        from .log import forget
        from .models import FirewallSettings

        register_forgetting("blocked IP addresses", forget)
        for signal in (post_save, post_delete):
            signal.connect(_settings_changed, sender=FirewallSettings, dispatch_uid="intarsia-firewall-pages")


def _settings_changed(**_signal: Any) -> None:
    """All pages have the script, or none has it."""
    purge(EVERYTHING)
