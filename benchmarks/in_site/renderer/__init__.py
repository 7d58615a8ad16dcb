"""The renderer process of a worker, measured from both of its ends."""
