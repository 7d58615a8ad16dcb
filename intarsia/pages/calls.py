"""The calls of pages."""

from intarsia.wire import register

from .site_views.search_views import suggestions

register("search_suggestions", guard="public_read", max_bytes=2048, per_minute=120)(suggestions)
