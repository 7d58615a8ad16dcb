"""A page of comments in four queries, however many replies: two counts, the top-level comments, the replies."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Exists, OuterRef, Q
from wagtail.models import Page

from ..models import Comment

# Links to so many pages before and after the shown one.
NEIGHBORS = 2
APPROVED = Q(state=Comment.State.APPROVED)


@dataclass
class CommentNode:
    """A comment with its replies. If `is_gone`, it is shown as removed, because its replies are visible."""

    comment: Comment
    is_gone: bool = False
    # The name of the parent's author, if the reply is not indented further than its parent, or in another thread.
    in_reply_to: str = ""
    replies: list["CommentNode"] = field(default_factory=list)


@dataclass(frozen=True)
class Threads:
    nodes: list[CommentNode]
    # All comments, including replies.
    count: int
    page_number: int
    page_count: int

    @property
    def page_numbers(self) -> list[int | None]:
        """The first and last page and the neighbors of this one. None is an ellipsis for the numbers in between."""
        near = range(self.page_number - NEIGHBORS, self.page_number + NEIGHBORS + 1)
        linked = sorted({1, self.page_count, *(number for number in near if 1 <= number <= self.page_count)})
        numbers: list[int | None] = []
        for before, number in zip([0, *linked], linked, strict=False):
            # One missing number is no longer than an ellipsis.
            numbers += [None] if number > before + 2 else range(before + 1, number)
            numbers.append(number)
        return numbers


EMPTY = Threads([], 0, 1, 1)


def threads_of(page: Page, page_number: int, per_page: int, depth: int) -> Threads:
    """The requested page, or the last one. Oldest first."""
    page_count = page_count_of(page, per_page)
    page_number = min(max(1, page_number), page_count)
    top_level = _top_level(page.pk).select_related("parent").order_by("posted", "pk")
    tops = list(top_level[(page_number - 1) * per_page : page_number * per_page])
    replies: defaultdict[int, list[Comment]] = defaultdict(list)
    for reply in Comment.objects.filter(APPROVED, thread__in=[top.pk for top in tops]).order_by("posted", "pk"):
        replies[reply.thread_id or 0].append(reply)
    nodes = [_thread(top, replies[top.pk], depth) for top in tops]
    return Threads(nodes, Comment.objects.filter(APPROVED, page=page).count(), page_number, page_count)


def page_count_of(page: Page, per_page: int) -> int:
    return max(1, -(-_top_level(page.pk).count() // per_page))


def page_number_of(comment: Comment, per_page: int) -> int:
    """The number of the page that shows an approved comment."""
    top: Any = comment.thread or comment
    before = Q(posted__lt=top.posted) | Q(posted=top.posted, pk__lt=top.pk)
    return _top_level(top.page_id).filter(before).count() // per_page + 1


def _top_level(page: int) -> Any:
    """Top-level comments that are approved or have an approved reply."""
    # No annotation: it would be looked up for each comment, also for approved ones.
    has_replies = Exists(Comment.objects.filter(APPROVED, thread=OuterRef("pk")))
    return Comment.objects.filter(APPROVED | has_replies, page=page, thread=None)


def _thread(top: Comment, replies: list[Comment], depth: int) -> CommentNode:
    root = CommentNode(top, is_gone=top.state != Comment.State.APPROVED)
    if top.parent and top.parent.state == Comment.State.APPROVED:
        root.in_reply_to = top.parent.name
    # By comment: its node, its level, and the list that contains its node.
    placed = {top.pk: (root, 0, root.replies)}
    # A parent is older than its replies, so it has been placed already, unless it was deleted.
    for reply in replies:
        parent, level, siblings = placed.get(reply.parent_id or 0, placed[top.pk])
        node = CommentNode(reply)
        if level < depth:
            siblings, level = parent.replies, level + 1
        else:
            node.in_reply_to = parent.comment.name
        siblings.append(node)
        placed[reply.pk] = (node, level, siblings)
    return root
