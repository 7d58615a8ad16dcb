"""Who keeps pages with comments must know when other comments are to be seen on one."""

from typing import Any

from django.dispatch import Signal

# Sent with `page`, the primary key of the page, within the transaction of the change; and with `is_removal`, True where
# words went that must not be seen again, on no copy either.
comments_changed = Signal()


def deleted(sender: Any, instance: Any, **_signal: Any) -> None:
    if instance.state == sender.State.APPROVED:
        comments_changed.send(sender, page=instance.page_id, is_removal=True)
