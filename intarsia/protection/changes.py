"""Purges what was made from settings, lists or texts of protection when they change."""

from typing import Any

from django.db.models.signals import post_delete, post_save

from intarsia.page_cache import purge


def settings_tag(site_pk: int | None) -> str:
    """The tag of what depends on a site's settings of protection; without a site, on those of all sites."""
    return f"protection-{site_pk}"


def connect_changes(*models: Any) -> None:
    """`models` have a field `site`."""
    for model in models:
        for signal in (post_save, post_delete):
            signal.connect(_changed, sender=model, dispatch_uid=f"intarsia-protection-pages-{model.__name__}")


def connect_changes_for_all_sites(model: Any) -> None:
    """Its objects are for all sites, or may have been before."""
    for signal in (post_save, post_delete):
        signal.connect(_changed_for_all_sites, sender=model, dispatch_uid=f"intarsia-protection-{model.__name__}")


def _changed(instance: Any, **_signal: Any) -> None:
    purge(settings_tag(instance.site_id))


def _changed_for_all_sites(**_signal: Any) -> None:
    purge(settings_tag(None))
