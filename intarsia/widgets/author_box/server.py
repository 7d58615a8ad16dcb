"""The name of the page owner. Never the user name, because that is half of a login."""

from collections.abc import Mapping
from typing import Any

from django.contrib.auth import get_user_model
from django.db.models.signals import post_delete, post_save

from intarsia.page_cache import purge
from intarsia.page_cache.cached_lookup import cached_lookup
from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader


@data_loader("author_box")
def authors(boxes: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    asking = [key for key, box in boxes.items() if box.get("source", "owner") == "owner"]
    owners = {key: owner for key in asking if (owner := getattr(context.page_of(key), "owner_id", None)) is not None}
    found = cached_lookup("author", owners.values(), lambda pk, _name: [f"user-{pk}"], _names)
    context.tags.update(f"user-{owner}" for owner in owners.values())
    return {key: {"owner": found.get(owner, "")} for key, owner in owners.items()}


def _names(pks: set[Any]) -> dict[Any, str]:
    return {user.pk: _full_name(user) for user in get_user_model().objects.filter(pk__in=pks)}


def _full_name(user: Any) -> str:
    """Empty for a custom user model without names."""
    return user.get_full_name() if hasattr(user, "get_full_name") else ""


def _user_changed(instance: Any, update_fields: Any = None, **kwargs: Any) -> None:
    # Signing in saves the user without a new name, so the page stays cached.
    if update_fields is None or set(update_fields) - {"last_login"}:
        purge(f"user-{instance.pk}")


for signal in (post_save, post_delete):
    signal.connect(_user_changed, sender=get_user_model(), dispatch_uid="intarsia_author_changed")
