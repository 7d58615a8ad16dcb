"""A page of comments in two queries, however many replies they have."""

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
class Shown:
    """If `is_gone`, the comment is shown as removed, because its replies are visible."""

    comment: Comment
    is_gone: bool = False
    # The name of the parent's author, if the reply is not indented further than its parent, or in another thread.
    in_answer_to: str = ""
    answers: list["Shown"] = field(default_factory=list)


@dataclass(frozen=True)
class Threads:
    shown: list[Shown]
    # All comments, including replies.
    count: int
    number: int
    pages: int

    @property
    def page_numbers(self) -> list[int | None]:
        """The first and last page and the neighbors of this one. None stands for the numbers in between."""
        near = range(self.number - NEIGHBORS, self.number + NEIGHBORS + 1)
        numbers = sorted({1, self.pages, *(number for number in near if 1 <= number <= self.pages)})
        found: list[int | None] = []
        for before, number in zip([0, *numbers], numbers, strict=False):
            # One missing number takes no more room than an ellipsis.
            found += [None] if number > before + 2 else range(before + 1, number)
            found.append(number)
        return found


NONE = Threads([], 0, 1, 1)


def threads_of(page: Page, number: int, per_page: int, depth: int) -> Threads:
    """The requested page, or the last one. Oldest first."""
    pages = pages_of(page, per_page)
    number = min(max(1, number), pages)
    begun = _begun(page.pk).select_related("parent").order_by("posted", "pk")
    tops = list(begun[(number - 1) * per_page : number * per_page])
    answers: defaultdict[int, list[Comment]] = defaultdict(list)
    for answer in Comment.objects.filter(APPROVED, thread__in=[top.pk for top in tops]).order_by("posted", "pk"):
        answers[answer.thread_id or 0].append(answer)
    shown = [_thread(top, answers[top.pk], depth) for top in tops]
    return Threads(shown, Comment.objects.filter(APPROVED, page=page).count(), number, pages)


def pages_of(page: Page, per_page: int) -> int:
    return max(1, -(-_begun(page.pk).count() // per_page))


def page_number_of(comment: Comment, per_page: int) -> int:
    """The number of the page that shows an approved comment."""
    top: Any = comment.thread or comment
    begun = _begun(top.page_id)
    before = begun.filter(Q(posted__lt=top.posted) | Q(posted=top.posted, pk__lt=top.pk)).count()
    return before // per_page + 1


def _begun(page: int) -> Any:
    """Top-level comments with something to show."""
    # No annotation: it would be looked up for each comment, also for approved ones.
    is_answered = Exists(Comment.objects.filter(APPROVED, thread=OuterRef("pk")))
    return Comment.objects.filter(APPROVED | is_answered, page=page, thread=None)


def _thread(top: Comment, answers: list[Comment], depth: int) -> Shown:
    beginning = Shown(top, is_gone=top.state != Comment.State.APPROVED)
    if top.parent and top.parent.state == Comment.State.APPROVED:
        beginning.in_answer_to = top.parent.name
    # By comment: its entry, its depth, and the list that contains it.
    found = {top.pk: (beginning, 0, beginning.answers)}
    # A parent is older than its replies, so it has been placed already, unless it was deleted.
    for answer in answers:
        above, level, beside = found.get(answer.parent_id or 0, found[top.pk])
        shown = Shown(answer)
        if level < depth:
            place, level = above.answers, level + 1
        else:
            place, shown.in_answer_to = beside, above.comment.name
        place.append(shown)
        found[answer.pk] = (shown, level, place)
    return beginning
