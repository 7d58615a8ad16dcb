from typing import Any

from django.urls import path
from django.utils.translation import gettext_lazy as _

from intarsia.admin_viewsets import ReceivedRowsViewSet
from intarsia.moderation.api import ModerationRecord

from ..models import Comment
from .bulk_decisions import DECISIONS
from .comment_list import CommentList
from .comment_page import CommentPage, Decide, Reply
from .page_choice import BadgeExplanation, PageCommentSettings


class CommentViewSet(ReceivedRowsViewSet):
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
    inspect_view_enabled = True
    index_view_class = CommentList
    inspect_view_class = CommentPage
    removed_views = (*ReceivedRowsViewSet.removed_views, "delete")
    unlinked_views = ("add", "edit", "delete")
    list_sets = ("filterset_class", "search_fields")

    def get_common_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        own = {f"{name}_url_name": self.get_url_name(name) for name in ("decide", "reply", "choose", "badge")}
        return super().get_common_view_kwargs(**kwargs) | own

    def get_index_view_kwargs(self, **kwargs: Any) -> dict[str, Any]:
        own = {"model": ModerationRecord, "bulk_decisions": DECISIONS}
        return super().get_index_view_kwargs(**kwargs) | own

    def get_urlpatterns(self) -> list[Any]:
        return [
            *super().get_urlpatterns(),
            path("decide/<int:pk>/", self.construct_view(Decide), name="decide"),
            path("answer/<int:pk>/", self.construct_view(Reply), name="reply"),
            path("page/<int:pk>/", self.construct_view(PageCommentSettings), name="choose"),
            path("badge/", self.construct_view(BadgeExplanation), name="badge"),
        ]
