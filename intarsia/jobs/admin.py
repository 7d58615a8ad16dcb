"""Jobs in Wagtail's admin, under Reports."""

from typing import Any

import django_filters
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import path
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.generic import View
from wagtail.admin import messages
from wagtail.admin.filters import WagtailFilterSet
from wagtail.admin.ui.tables import Column, DateColumn, TitleColumn
from wagtail.admin.views import generic
from wagtail.admin.views.generic.permissions import PermissionCheckedMixin

from intarsia.admin_viewsets import ReceivedRowsViewSet

from .models import Job
from .registry import job_types, label_of

MAX_CELL_LENGTH = 100


def state_of(job: Job) -> str | Promise:
    if job.state == Job.State.WAITING and job.name not in job_types():
        return gettext_lazy("Waiting: no installed app has this job")
    return str(job.get_state_display())


def error_of(job: Job) -> str:
    """The last line says what happened."""
    return job.error.strip().rpartition("\n")[2][:MAX_CELL_LENGTH]


def label(job: Job) -> str:
    return label_of(job.name)


class JobColumn(TitleColumn):
    """The label, with the name below it."""

    cell_template_name = "intarsia_jobs/job_cell.html"

    def get_cell_context_data(self, instance: Job, parent_context: Any) -> dict[str, Any]:
        return super().get_cell_context_data(instance, parent_context) | {"name": instance.name}


class JobFilters(WagtailFilterSet):
    name = django_filters.ChoiceFilter(label=gettext_lazy("Job"), choices=lambda: _stored_jobs())

    class Meta:
        model = Job
        fields = ("state", "name")


def _stored_jobs() -> list[tuple[str, str]]:
    names = Job.objects.order_by().values_list("name", flat=True).distinct()
    return sorted(((name, label_of(name)) for name in names), key=lambda one: one[1])


class JobList(generic.IndexView):
    template_name = "intarsia_jobs/list.html"
    filterset_class = JobFilters
    results_template_name = "intarsia_jobs/list_results.html"

    @property
    def columns(self) -> list[Any]:
        return [
            JobColumn("name", label=_("Job"), accessor=label, get_url=self.get_inspect_url, sort_key="name"),
            Column("state", label=_("Status"), accessor=state_of, sort_key="state"),
            Column("attempts", label=_("Attempts"), sort_key="attempts"),
            Column("error", label=_("Error"), width="30%", classname="error", accessor=error_of),
            DateColumn("due", label=_("Next attempt"), accessor=next_attempt),
            DateColumn("finished", label=_("Finished"), sort_key="finished"),
        ]


def next_attempt(job: Job) -> Any:
    return job.due if job.state == Job.State.WAITING else None


class JobPage(generic.InspectView):
    template_name = "intarsia_jobs/job.html"
    # The viewset passes the URL name.
    run_again_url_name = ""

    def get_page_subtitle(self) -> str:
        return label(self.object)

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_context_data(**kwargs) | {
            "can_run_again": self.object.state != Job.State.RUNNING and self.user_has_permission("change"),
            "run_again_url_name": self.run_again_url_name,
        }


class RunAgain(PermissionCheckedMixin, View):
    http_method_names = ("post",)
    model = Job
    permission_required = "change"
    inspect_url_name = ""

    def post(self, request: HttpRequest, pk: int) -> HttpResponse:
        job = get_object_or_404(Job, pk=pk)
        if run_again(Job.objects.filter(pk=pk)):
            messages.success(request, _("The job “%(job)s” runs again within seconds.") % {"job": label(job)})
        else:
            messages.error(request, _("The job “%(job)s” is running.") % {"job": label(job)})
        return redirect(self.inspect_url_name, pk)


def run_again(jobs: QuerySet[Job]) -> int:
    """Running jobs are left alone, because no job runs twice at once."""
    stopped = jobs.exclude(state=Job.State.RUNNING)
    return stopped.update(state=Job.State.WAITING, attempts=0, due=None, finished=None, created=timezone.now())


class JobViewSet(ReceivedRowsViewSet):
    """Jobs can be read and run again, but not created or edited."""

    model = Job
    name = "intarsia_jobs"
    icon = "tasks"
    menu_label = gettext_lazy("Jobs")
    menu_order = 950
    menu_hook = "register_reports_menu_item"
    add_to_admin_menu = True
    list_per_page = 50
    ordering = ("-created", "-pk")
    search_fields = ("name", "error")
    inspect_view_enabled = True
    inspect_view_fields = ("name", "state", "attempts", "payload", "created", "started", "due", "finished")
    index_view_class = JobList
    inspect_view_class = JobPage

    def get_inspect_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_inspect_view_kwargs(**kwargs) | {"run_again_url_name": self.get_url_name("run_again")}

    def get_urlpatterns(self) -> list[Any]:
        again = self.construct_view(RunAgain)
        return [*super().get_urlpatterns(), path("run-again/<int:pk>/", again, name="run_again")]
