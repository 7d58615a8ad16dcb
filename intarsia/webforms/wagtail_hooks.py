"""Forms and entries in Wagtail's admin."""

from typing import Any

from django.contrib.auth.models import Permission
from django.db.models import QuerySet
from django.templatetags.static import static
from django.utils.html import format_html
from wagtail import hooks
from wagtail.admin.viewsets.base import ViewSet
from wagtail.snippets.models import register_snippet

from intarsia.wire.requests.current_request import set_current_page

from .admin.entries.decisions import BULK_DECISIONS
from .admin.entries.detail.timeline import register_actions
from .admin.partial_entries.views import PartialEntryViewSet
from .admin.trying.links import add_test_links, listing_buttons
from .admin.viewsets import EntryViewSet, FormViewSet
from .rich_text.editor_feature import register_feature
from .saved_answers.resuming import serve_resumed

register_snippet(FormViewSet)
# After Wagtail has checked who may see the page.
hooks.register("on_serve_page", serve_resumed, order=100)
hooks.register("register_rich_text_features", register_feature)
hooks.register("register_snippet_listing_buttons", listing_buttons)
hooks.register("construct_snippet_action_menu", add_test_links)
for decision in BULK_DECISIONS:
    hooks.register("register_bulk_action", decision)


@hooks.register("register_admin_viewset")
def entry_views() -> ViewSet:
    return EntryViewSet()


@hooks.register("register_admin_viewset")
def partial_entry_views() -> ViewSet:
    return PartialEntryViewSet()


@hooks.register("insert_global_admin_css")
def form_settings_css() -> str:
    return format_html('<link rel="stylesheet" href="{}">', static("intarsia_webforms/form_settings.css"))


@hooks.register("register_permissions")
def entry_permissions() -> QuerySet[Permission]:
    """Offered in the settings of groups, besides those that Wagtail offers for every model."""
    return Permission.objects.filter(
        content_type__app_label="intarsia_webforms", codename__in=("export_entry", "erase_entry")
    )


@hooks.register("register_log_actions")
def log_actions(actions: Any) -> None:
    register_actions(actions)


@hooks.register("before_serve_page")
def know_page(page: Any, _request: Any, _args: Any, _kwargs: Any) -> None:
    """For forms in rich texts, which are told neither page nor request."""
    set_current_page(page)
