"""Proof of work: a browser spends time before a form is sent. Nothing is asked of its visitor."""
