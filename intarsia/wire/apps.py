from django.apps import AppConfig
from django.core.signals import request_finished
from django.utils.module_loading import autodiscover_modules

from .request_id import forget_request_id


class WireConfig(AppConfig):
    name = "intarsia.wire"
    label = "intarsia_wire"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import system_checks  # noqa: F401

        autodiscover_modules("calls")
        request_finished.connect(forget_request_id, dispatch_uid="intarsia_request_id")
