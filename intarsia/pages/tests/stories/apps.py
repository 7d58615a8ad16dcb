from django.apps import AppConfig


class StoriesConfig(AppConfig):
    name = "intarsia.pages.tests.stories"
