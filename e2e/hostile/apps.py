from django.apps import AppConfig


class HostileConfig(AppConfig):
    """A third-party package with harmful widgets."""

    name = "e2e.hostile"
    intarsia_widgets = "widgets"
