"""What services elsewhere know of a sender. All are off until an owner turns one on: they are told of every message."""
