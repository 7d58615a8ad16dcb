"""The names of page owners. Never the user name, because that is half of a login."""

from collections.abc import Iterable
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.db.models.signals import post_delete, post_save

from intarsia.page_cache import purge
from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.users import full_name


def author_names(pks: Iterable[Any]) -> dict[Any, str]:
    return cached_lookup("author", pks, lambda pk, _name: [tag_of_user(pk)], _names)


def tag_of_user(pk: Any) -> str:
    return f"user-{pk}"


def connect() -> None:
    for signal in (post_save, post_delete):
        signal.connect(_user_changed, sender=settings.AUTH_USER_MODEL, dispatch_uid="intarsia_author_changed")


def _names(pks: set[Any]) -> dict[Any, str]:
    return {user.pk: full_name(user) for user in get_user_model()._default_manager.filter(pk__in=pks)}


def _user_changed(instance: Any, update_fields: Any = None, **kwargs: Any) -> None:
    # Signing in saves the user without a new name, so the page stays cached.
    if update_fields is None or set(update_fields) - {"last_login"}:
        purge(tag_of_user(instance.pk))
