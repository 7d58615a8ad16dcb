from django.apps import AppConfig


class WoodsConfig(AppConfig):
    name = "intarsia.rendering.tests.woods"
    label = "woods"
    default_auto_field = "django.db.models.BigAutoField"
