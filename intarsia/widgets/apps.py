from django.apps import AppConfig

from . import register_data_loaders


class WidgetsConfig(AppConfig):
    name = "intarsia.widgets"
    label = "intarsia_widgets"

    def ready(self) -> None:
        register_data_loaders()
