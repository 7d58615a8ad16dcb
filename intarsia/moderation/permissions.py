"""Who may read a record and decide about it: users with that permission for the model of its subject."""

from collections.abc import Iterable
from typing import Any

from django.contrib.contenttypes.models import ContentType
from django.db.models import Q, QuerySet
from wagtail.permission_policies import BasePermissionPolicy
from wagtail.permissions import policy_registry

from .subjects import kinds


class SubjectPermissions(BasePermissionPolicy):
    def user_has_permission(self, user: Any, action: str) -> bool:
        """For at least one kind of subject."""
        return any(policy_registry.get_by_type(kind.model).user_has_permission(user, action) for kind in kinds())

    def user_has_permission_for_instance(self, user: Any, action: str, instance: Any) -> bool:
        model = instance.content_type.model_class()
        if model is None:
            return False
        policy = policy_registry.get_by_type(model)
        if instance.subject is None:
            return policy.user_has_permission(user, action)
        return policy.user_has_permission_for_instance(user, action, instance.subject)

    def instances_user_has_any_permission_for(self, user: Any, actions: Iterable[str]) -> QuerySet:
        readable = [
            kind
            for kind in kinds()
            if policy_registry.get_by_type(kind.model).user_has_any_permission(user, list(actions))
        ]
        types = {kind.model: ContentType.objects.get_for_model(kind.model) for kind in readable}
        found = self.model._default_manager.filter(content_type__in=types.values())
        for kind in readable:
            if hidden := kind.hidden_forms(user):
                found = found.exclude(Q(content_type=types[kind.model], form__in=hidden))
        return found

    def users_with_any_permission(self, actions: Iterable[str]) -> QuerySet:
        policies = [policy_registry.get_by_type(kind.model) for kind in kinds()]
        found = [policy.users_with_any_permission(list(actions)) for policy in policies]
        return found[0].union(*found[1:])
