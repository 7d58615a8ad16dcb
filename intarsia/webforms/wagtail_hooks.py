"""Forms and entries in Wagtail's admin."""

from wagtail import hooks
from wagtail.admin.viewsets.base import ViewSet
from wagtail.snippets.models import register_snippet

from .admin.viewsets import EntryViewSet, FormViewSet

register_snippet(FormViewSet)


@hooks.register("register_admin_viewset")
def entry_views() -> ViewSet:
    return EntryViewSet()
