"""What services elsewhere know of a sender. All are off until an owner turns one on: each one is told of every message."""
