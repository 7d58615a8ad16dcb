import mimetypes

from django.apps import AppConfig


class RenderingConfig(AppConfig):
    name = "intarsia.rendering"
    label = "intarsia_rendering"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.utils.module_loading import autodiscover_modules

        from intarsia.documents.third_party.third_party_widgets import third_party_widgets
        from intarsia.documents.upgrades import register_upgrader

        from . import checks  # noqa: F401
        from .resources import authors
        from .resources.image_facts import stored as image_facts
        from .resources.image_sizes import avif, gray_images
        from .security_policy import checks as policy_checks  # noqa: F401
        from .upgrade_in_v8 import upgrade_in_v8

        register_upgrader(upgrade_in_v8)
        authors.connect()
        image_facts.connect()
        avif.connect()
        gray_images.connect()
        # Python 3.11 does not know it. Django's `serve` and storages ask Python.
        mimetypes.add_type("image/avif", ".avif")
        autodiscover_modules("dynamic_sources")
        # Invalid packages stop the site here instead of failing on pages.
        third_party_widgets()
