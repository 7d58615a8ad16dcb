from django.apps import AppConfig
from django.utils.module_loading import autodiscover_modules


class PageContributionsConfig(AppConfig):
    name = "intarsia.page_contributions"
    label = "intarsia_page_contributions"

    def ready(self) -> None:
        autodiscover_modules("page_contributions")
