from django.apps import AppConfig


class SeoConfig(AppConfig):
    name = "intarsia.seo"
    label = "intarsia_seo"
