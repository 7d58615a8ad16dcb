"""Signals for apps that store delivered messages: a moderator decided about one later."""

from django.dispatch import Signal

# Sent with `entry`, in its current state, and `decision`: "allow", "spam" or "not-spam". A receiver returns True
# if it withdrew or restored what had been delivered.
message_decided = Signal()
# Sent with `entry` when a held or blocked message is delivered, in the same transaction.
message_delivered = Signal()
