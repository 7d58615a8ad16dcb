"""A page of a page's comments in two queries, however many answers they have."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from django.db.models import Exists, OuterRef, Q
from wagtail.models import Page

from ..models import Comment

APPROVED = Q(state=Comment.State.APPROVED)


@dataclass
class Shown:
    """`comment` is not to be read where `is_gone`: it is there because its answers are."""

    comment: Comment
    is_gone: bool = False
    # Of one that stands no further in than what it answers: whose words those are.
    in_answer_to: str = ""
    answers: list["Shown"] = field(default_factory=list)


@dataclass(frozen=True)
class Threads:
    shown: list[Shown]
    # Of all comments, answers too.
    count: int
    number: int
    pages: int

    @property
    def page_numbers(self) -> range:
        return range(1, self.pages + 1)


NONE = Threads([], 0, 1, 1)


def threads_of(page: Page, number: int, per_page: int, depth: int) -> Threads:
    """The page of this number, or the last. Oldest first, as a conversation is read."""
    pages = pages_of(page, per_page)
    number = min(max(1, number), pages)
    tops = list(_begun(page.pk).order_by("posted", "pk")[(number - 1) * per_page : number * per_page])
    answers: defaultdict[int, list[Comment]] = defaultdict(list)
    for answer in Comment.objects.filter(APPROVED, thread__in=[top.pk for top in tops]).order_by("posted", "pk"):
        answers[answer.thread_id or 0].append(answer)
    shown = [_thread(top, answers[top.pk], depth) for top in tops]
    return Threads(shown, Comment.objects.filter(APPROVED, page=page).count(), number, pages)


def pages_of(page: Page, per_page: int) -> int:
    return max(1, -(-_begun(page.pk).count() // per_page))


def page_number_of(comment: Comment, per_page: int) -> int:
    """On which page of the comments one stands that is approved."""
    top: Any = comment.thread or comment
    begun = _begun(top.page_id)
    before = begun.filter(Q(posted__lt=top.posted) | Q(posted=top.posted, pk__lt=top.pk)).count()
    return before // per_page + 1


def _begun(page: int) -> Any:
    """Where threads begin that have something to be read."""
    answered = Exists(Comment.objects.filter(APPROVED, thread=OuterRef("pk")))
    return Comment.objects.annotate(answered=answered).filter(APPROVED | Q(answered=True), page=page, thread=None)


def _thread(top: Comment, answers: list[Comment], depth: int) -> Shown:
    beginning = Shown(top, is_gone=top.state != Comment.State.APPROVED)
    # By comment: how it is shown, how far in, and the list it stands in.
    found = {top.pk: (beginning, 0, beginning.answers)}
    # What an answer answers is older, so it is placed already, unless it is gone.
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
