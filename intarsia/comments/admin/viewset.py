from typing import Any

from django.urls import path
from django.utils.translation import gettext_lazy as _
from wagtail.admin.viewsets.model import ModelViewSet

from intarsia.moderation.api import ModerationRecord

from ..models import Comment
from .bulk_decisions import DECISIONS
from .comment_list import CommentList
from .comment_page import CommentPage, Decide, Reply
from .page_choice import BadgeExplanation, PageCommentSettings

UNOFFERED = ("add_url_name", "edit_url_name", "delete_url_name")


class CommentViewSet(ModelViewSet):
    """Comments can be read, moderated and replied to, but not created or edited. They cannot be deleted directly
    either: the trash is emptied automatically, and deleting a comment would delete its replies.
    """

    model = Comment
    name = "visitor_comments"
    icon = "comment"
    menu_label = _("Comments")
    menu_order = 880
    add_to_admin_menu = True
    list_per_page = 50
    form_fields = ()
    copy_view_enabled = False
    inspect_view_enabled = True
    add_to_reference_index = False
    index_view_class = CommentList
    inspect_view_class = CommentPage

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_common_view_kwargs(**kwargs)
        own = {f"{name}_url_name": self.get_url_name(name) for name in ("decide", "answer", "choose", "badge")}
        return {name: value for name, value in offered.items() if name not in UNOFFERED} | own

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        offered = super().get_index_view_kwargs(**kwargs)
        return {name: value for name, value in offered.items() if name not in ("filterset_class", "search_fields")} | {
            "model": ModerationRecord,
            "bulk_decisions": DECISIONS,
        }

    def get_urlpatterns(self) -> list[Any]:
        unused = ("add", "edit", "delete", "history", "history_results", "usage")
        offered = [one for one in super().get_urlpatterns() if one.name not in unused]
        return [
            *offered,
            path("decide/<int:pk>/", self.construct_view(Decide), name="decide"),
            path("answer/<int:pk>/", self.construct_view(Reply), name="answer"),
            path("page/<int:pk>/", self.construct_view(PageCommentSettings), name="choose"),
            path("badge/", self.construct_view(BadgeExplanation), name="badge"),
        ]
