"""A signal for apps that cache pages with comments."""

from typing import Any

from django.dispatch import Signal

# Sent with `page`, the primary key of the page, in the transaction of the change; and with `is_removal`, which is
# True if text was removed that must not be shown again, not even from a fallback copy.
comments_changed = Signal()


def deleted(sender: Any, instance: Any, **_signal: Any) -> None:
    if instance.state == sender.State.APPROVED:
        comments_changed.send(sender, page=instance.page_id, is_removal=True)
