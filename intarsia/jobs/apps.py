from django.apps import AppConfig
from django.core.signals import request_started
from django.utils.module_loading import autodiscover_modules
from django.utils.translation import gettext_lazy as _

from intarsia.serving.worker_started import worker_started
from intarsia.state.metrics.gauges import gauge_source


class JobsConfig(AppConfig):
    name = "intarsia.jobs"
    label = "intarsia_jobs"
    verbose_name = _("Jobs")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from . import checks  # noqa: F401
        from .metrics import outbox_gauges
        from .web_worker import note_request, start_in_web_process

        autodiscover_modules("jobs")
        gauge_source(outbox_gauges)
        # After the server forked its workers. Servers other than ours start jobs with the first request.
        for started in (worker_started, request_started):
            started.connect(start_in_web_process, dispatch_uid="intarsia-jobs")
        request_started.connect(note_request, dispatch_uid="intarsia-jobs-rest")
