from django.apps import AppConfig
from django.utils.module_loading import autodiscover_modules


class WireConfig(AppConfig):
    name = "intarsia.wire"
    label = "intarsia_wire"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import system_checks  # noqa: F401

        autodiscover_modules("calls")
