"""Purges cached pages when settings or texts change that they show."""

from typing import Any

from django.db.models.signals import post_delete, post_save

from intarsia.page_cache import purge


def settings_tag(site_pk: int) -> str:
    """The tag of pages that depend on a site's settings of protection."""
    return f"protection-{site_pk}"


def connect_changes(*models: Any) -> None:
    """`models` have a field `site`."""
    for model in models:
        for signal in (post_save, post_delete):
            signal.connect(_changed, sender=model, dispatch_uid=f"intarsia-protection-pages-{model.__name__}")


def _changed(instance: Any, **_signal: Any) -> None:
    purge(settings_tag(instance.site_id))
