"""The models whose rows visitors send. Each app registers its own, and says how a decision takes effect."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal

from django.db.models import Model, QuerySet
from wagtail.models import Site

if TYPE_CHECKING:
    from .models import ModerationRecord

DecisionName = Literal["allow", "spam", "trash", "restore"]


@dataclass(frozen=True)
class Decision:
    """A decision of a moderator. The record has its new status already."""

    name: DecisionName
    record: "ModerationRecord"
    status_before: str
    # Whether a held or blocked subject is delivered or published for the first time.
    is_release: bool
    # None if no person decided.
    user: Any


@dataclass(frozen=True)
class Content:
    """Who sent what, whatever the fields of the subject are called."""

    name: str
    email: str
    text: str


@dataclass(frozen=True)
class Retention:
    """The days until rows are deleted, counted from their arrival. None means never."""

    delivered_days: int | None = None
    others_days: int | None = None
    # Counted from the decision, for spam and trash. Without it, they expire like the others.
    removed_days: int | None = None
    # Until the signals, the browser and the page of rows that stay are deleted.
    signals_days: int | None = None


def _for_ever(_site: Site) -> Retention:
    return Retention()


def _delete(rows: QuerySet) -> int:
    """The number of rows, without what depends on them."""
    return rows.delete()[1].get(rows.model._meta.label, 0)


def _fields(row: Model) -> Mapping[str, Any]:
    return content_of(row).__dict__


def _no_titles(_forms: Collection[str]) -> Mapping[str, str]:
    return {}


def _no_warnings(_records: Collection["ModerationRecord"]) -> Iterable[str]:
    return ()


def _nothing_hidden(_user: Any) -> Collection[str]:
    return ()


@dataclass(frozen=True)
class SubjectKind:
    """`model` has a GenericRelation to ModerationRecord named `moderation`, with `related_query_name=query_name`."""

    model: type[Model]
    query_name: str
    # Called in the transaction of a decision. It may return a row of another registered model that replaces the
    # subject, which is then deleted.
    apply: Callable[[Any, Decision], Any]
    # Whether `apply` can undo what was delivered or published.
    can_withdraw: bool = False
    # Whether staff may delete single rows.
    can_delete: bool = True
    # The names of the fields with the sender and the text.
    name: str = "name"
    email: str = "email"
    text: str = "text"
    # The key in an export of personal data.
    plural: str = ""
    # The rows of an e-mail address. By default, those with this value in the field `email`.
    find: Callable[[str], QuerySet] | None = None
    # A row as JSON values, for an export.
    data: Callable[[Any], Mapping[str, Any]] = _fields
    # Erases these rows, and returns their number.
    erase: Callable[[QuerySet], int] = _delete
    retention: Callable[[Site], Retention] = _for_ever
    # Which of the expired rows can be deleted now. By default, all of them.
    deletable: Callable[[QuerySet], QuerySet] | None = None
    # What staff call those of these forms that are the app's own; `ModerationRecord.form` is their code name.
    form_titles: Callable[[Collection[str]], Mapping[str, str]] = _no_titles
    # What staff have to know after a decision about these records, one sentence each.
    warnings: Callable[[Collection["ModerationRecord"]], Iterable[str]] = _no_warnings
    # The forms whose messages this user may not read, although the user may read others of this model.
    hidden_forms: Callable[[Any], Collection[str]] = _nothing_hidden


_kinds: dict[type[Model], SubjectKind] = {}


def register_subject(kind: SubjectKind) -> None:
    """Call it in an app's ready()."""
    if not kind.plural:
        kind = replace(kind, plural=f"{kind.query_name}s")
    if kind.model in _kinds:
        raise ValueError(f"{kind.model.__name__} is registered twice. Remove one of the two calls.")
    _kinds[kind.model] = kind


def kinds() -> Iterable[SubjectKind]:
    return _kinds.values()


def kind_of(model: type[Model] | None) -> SubjectKind:
    kind = _kinds.get(model) if model else None
    if kind is None:
        name = model.__name__ if model else "None"
        raise LookupError(f"{name} is not a registered subject. Call register_subject() in the ready() of its app.")
    return kind


def content_of(subject: Model | None) -> Content:
    if subject is None:
        return Content("", "", "")
    kind = kind_of(type(subject))
    return Content(*(str(getattr(subject, field)) for field in (kind.name, kind.email, kind.text)))


def form_titles(forms: Collection[str]) -> dict[str, str]:
    """What staff call these forms: the title of a web form, or else the name in the code."""
    titles = {form: form for form in forms}
    for kind in kinds():
        titles |= kind.form_titles(forms)
    return titles


def is_deletable(record: "ModerationRecord") -> bool:
    return record.subject is None or kind_of(type(record.subject)).can_delete


def search_fields() -> list[str]:
    """For a search in records: the sender and the text of all kinds of subjects."""
    return [f"{kind.query_name}__{field}" for kind in kinds() for field in (kind.name, kind.email, kind.text)]
