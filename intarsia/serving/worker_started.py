"""Sent once in each worker process, so that work starts without waiting for a request."""

from django.dispatch import Signal

worker_started = Signal()
