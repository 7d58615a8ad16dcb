from django.apps import AppConfig, apps


class PagesConfig(AppConfig):
    name = "intarsia.pages"
    label = "intarsia_pages"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        # Models must be loaded before these modules can be imported.
        from wagtail.models import Page

        from intarsia.documents.kinds import register_document_kind
        from intarsia.rendering.resources.image_sizes.avif import avif_missing

        from . import checks  # noqa: F401
        from .caching.signals import connect
        from .conversion.standard import register_standard_blocks
        from .damaged_images import refuse_damaged_images
        from .for_staff.user_bar import keep_pages_cacheable
        from .jobs import enqueue_avif
        from .models import Template
        from .models.page_views import PageViews, connect_page_views
        from .portable.targets import register_targets
        from .published import connect_published
        from .serving.render_page import render_in_template, render_page
        from .system_checks import breakpoint_checks, widget_checks  # noqa: F401
        from .taken_urls import refuse_taken_slugs

        refuse_taken_slugs()
        refuse_damaged_images()
        keep_pages_cacheable()
        register_targets()
        register_standard_blocks()
        connect_published()
        register_document_kind("page", Page)
        register_document_kind("template", Template)
        connect_page_views(PageViews(render_page, render_in_template))
        connect()
        avif_missing.connect(enqueue_avif, dispatch_uid="intarsia.avif")
        if apps.is_installed("wagtail_localize"):
            from .localize.connect import connect as connect_localize

            connect_localize()
