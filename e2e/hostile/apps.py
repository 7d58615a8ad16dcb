from django.apps import AppConfig


class HostileConfig(AppConfig):
    """Another package whose widgets do the worst."""

    name = "e2e.hostile"
    intarsia_widgets = "widgets"
