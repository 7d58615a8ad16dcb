from django.apps import AppConfig


class PagesConfig(AppConfig):
    name = "intarsia.pages"
    label = "intarsia_pages"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Models must be loaded before these modules can be imported.
        from . import checks  # noqa: F401
        from .caching.signals import connect
        from .models.page_views import PageViews, connect_page_views
        from .serving.render_page import render_in_template, render_page

        connect_page_views(PageViews(render_page, render_in_template))
        connect()
