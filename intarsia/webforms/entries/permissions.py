"""Who may read the entries of a form: users with the permission, and of the form's groups if it names some."""

from collections.abc import Collection, Iterable
from typing import Any

from django.db.models import QuerySet
from wagtail.permission_policies import ModelPermissionPolicy

from ..models import Entry, SavedAnswers, WebForm
from .names import record_form


def closed_forms(user: Any) -> QuerySet:
    """The forms that are only for groups which the user does not belong to."""
    if user.is_superuser:
        return WebForm.objects.none()
    return WebForm.objects.exclude(groups=None).exclude(groups__in=user.groups.all()).distinct()


def hidden_forms(user: Any) -> Collection[str]:
    return [record_form(pk) for pk in closed_forms(user).values_list("pk", flat=True)]


class EntryPermissions(ModelPermissionPolicy):
    """Besides add, change, delete and view: `export` and `erase`."""

    def user_has_permission_for_instance(self, user: Any, action: str, instance: Entry) -> bool:
        allowed = self.user_has_permission(user, action)
        return allowed and not closed_forms(user).filter(pk=instance.form_id).exists()

    def user_has_any_permission_for_instance(self, user: Any, actions: Iterable[str], instance: Entry) -> bool:
        return any(self.user_has_permission_for_instance(user, action, instance) for action in actions)

    def instances_user_has_any_permission_for(self, user: Any, actions: Iterable[str]) -> QuerySet:
        return super().instances_user_has_any_permission_for(user, actions).exclude(form__in=closed_forms(user))


class PartialEntryPermissions(ModelPermissionPolicy):
    """The permissions of entries, for forms whose owner lets staff see partial entries."""

    def user_has_permission_for_instance(self, user: Any, action: str, instance: SavedAnswers) -> bool:
        allowed = instance.form.shows_saved and self.user_has_permission(user, action)
        return allowed and not closed_forms(user).filter(pk=instance.form_id).exists()

    def user_has_any_permission_for_instance(self, user: Any, actions: Iterable[str], instance: SavedAnswers) -> bool:
        return any(self.user_has_permission_for_instance(user, action, instance) for action in actions)

    def instances_user_has_any_permission_for(self, user: Any, actions: Iterable[str]) -> QuerySet:
        found = super().instances_user_has_any_permission_for(user, actions)
        return found.filter(form__shows_saved=True).exclude(form__in=closed_forms(user))
