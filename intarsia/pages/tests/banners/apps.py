from django.apps import AppConfig


class BannersConfig(AppConfig):
    name = "intarsia.pages.tests.banners"

    def ready(self):
        from intarsia.documents.kinds import register_document_kind

        from .models import Banner

        register_document_kind("banner", Banner)
        register_document_kind("banner-footnote", Banner, field="footnote")
