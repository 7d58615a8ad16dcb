"""Jobs in Wagtail's admin."""

from wagtail import hooks

from .admin import JobViewSet


@hooks.register("register_admin_viewset")
def jobs() -> JobViewSet:
    return JobViewSet()
