"""Who keeps pages with comments must know when other comments are to be seen on one."""

from django.dispatch import Signal

# Sent with `page`, the primary key of the page, within the transaction of the change.
comments_changed = Signal()
