from django.apps import AppConfig


class PageCacheConfig(AppConfig):
    """Brings the command `intarsia_nginx`. It has no models."""

    name = "intarsia.page_cache"
    label = "intarsia_page_cache"
