"""Apps that keep what a form delivered learn what somebody decided about the message later."""

from django.dispatch import Signal

# Sent with `entry`, as it is now, and `decision`: "let-through", "spam" or "no-spam".
# A receiver says True where it took back, or gave back, what had been delivered.
message_decided = Signal()
# Sent with `entry` when it was delivered after all, within the same transaction.
message_delivered = Signal()
