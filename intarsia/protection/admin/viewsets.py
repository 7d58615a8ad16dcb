from typing import Any

from django.http import HttpRequest
from django.urls import path
from django.utils.translation import gettext_lazy as _
from wagtail.admin.menu import MenuItem
from wagtail.admin.viewsets.base import ViewSet, ViewSetGroup
from wagtail.admin.viewsets.model import ModelViewSet
from wagtail.permissions import policy_registry

from intarsia.admin_viewsets import ReceivedRowsViewSet
from intarsia.moderation.models import ModerationRecord

from ..models import ListedSender
from .client_errors import ClientErrorViewSet
from .judged_messages.bulk_decisions import Allow, MarkAsNotSpam, MarkAsSpam
from .judged_messages.message_list import MessageList
from .judged_messages.message_page import Decide, DeleteMessage, DownloadFile, MessagePage
from .privacy_page import PrivacyPage
from .styled_list import StyledList
from .test_mode.form_test_view import FormTestView
from .test_mode.message_test_page import MessageTestPage
from .texts_page import TextsPage
from .training.training_page import TrainingPage


class MessageViewSet(ReceivedRowsViewSet):
    """Messages can be read, decided about and deleted, but not created or edited."""

    model = ModerationRecord
    name = "protection_messages"
    icon = "mail"
    menu_label = _("Messages")
    list_per_page = 50
    inspect_view_enabled = True
    index_view_class = MessageList
    inspect_view_class = MessagePage
    delete_view_class = DeleteMessage
    list_sets = ("filterset_class", "search_fields")

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_common_view_kwargs(**kwargs) | {
            "decide_url_name": self.get_url_name("decide"),
            "file_url_name": self.get_url_name("file"),
        }

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_index_view_kwargs(**kwargs) | {"bulk_decisions": (Allow, MarkAsSpam, MarkAsNotSpam)}

    def get_urlpatterns(self) -> list[Any]:
        return [
            *super().get_urlpatterns(),
            path("decide/<int:pk>/", self.construct_view(Decide), name="decide"),
            path("file/<int:pk>/<int:file>/", self.construct_view(DownloadFile), name="file"),
        ]


class ListedSenderList(StyledList):
    page_title = _("Allow and block lists")
    results_template_name = "intarsia/protection/admin/lists_results.html"


class ListedSenderViewSet(ModelViewSet):
    model = ListedSender
    name = "protection_lists"
    icon = "list-ul"
    menu_label = _("Allow and block lists")
    list_display = ("value", "kind", "action", "site", "note")
    list_filter = ("action", "kind", "site")
    search_fields = ("value", "note")
    form_fields = ("kind", "value", "action", "site", "note")
    add_to_reference_index = False
    index_view_class = ListedSenderList


class SinglePage(ViewSet):
    """A single view, with a menu item for users with permission."""

    view: type[Any]

    @property
    def menu_item_class(self) -> type[MenuItem]:
        policy, permission = policy_registry.get_by_type(self.view.model), self.view.permission_required

        class VisibleMenuItem(MenuItem):
            def is_shown(self, request: HttpRequest) -> bool:
                return bool(policy.user_has_permission(request.user, permission))

        return VisibleMenuItem

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        return super().get_common_view_kwargs(**kwargs) | {"index_url_name": self.get_url_name("index")}

    def get_urlpatterns(self) -> list[Any]:
        return [path("", self.construct_view(self.view), name="index")]


class TrainingViewSet(SinglePage):
    name = "protection_training"
    icon = "history"
    menu_label = _("Training")
    view = TrainingPage


class TextsViewSet(SinglePage):
    name = "protection_texts"
    icon = "openquote"
    menu_label = _("Visitor texts")
    view = TextsPage


class MessageTestViewSet(SinglePage):
    name = "protection_test"
    icon = "help"
    menu_label = _("Test a message")
    view = MessageTestPage

    def get_urlpatterns(self) -> list[Any]:
        shown = self.construct_view(self.view, test_url_name=self.get_url_name("test"))
        return [path("", shown, name="index"), path("test/", self.construct_view(FormTestView), name="test")]


class PrivacyViewSet(SinglePage):
    name = "protection_privacy"
    icon = "user"
    menu_label = _("Privacy")
    view = PrivacyPage


class ProtectionGroup(ViewSetGroup):
    menu_label = _("Protection")
    menu_icon = "lock"
    menu_order = 890
    items = (
        MessageViewSet,
        ListedSenderViewSet,
        TextsViewSet,
        MessageTestViewSet,
        TrainingViewSet,
        ClientErrorViewSet,
        PrivacyViewSet,
    )
