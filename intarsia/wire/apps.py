from django.apps import AppConfig
from django.core.signals import request_finished
from django.utils.module_loading import autodiscover_modules

from intarsia.serving.worker_started import worker_started

from .logs import shorten_refused_hosts
from .requests.request_id import forget_request_id


class WireConfig(AppConfig):
    name = "intarsia.wire"
    label = "intarsia_wire"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import system_checks  # noqa: F401
        from .monitoring.metrics import count_worker

        autodiscover_modules("calls")
        shorten_refused_hosts()
        worker_started.connect(count_worker, dispatch_uid="intarsia_metrics")
        request_finished.connect(forget_request_id, dispatch_uid="intarsia_request_id")
