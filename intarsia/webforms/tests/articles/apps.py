from django.apps import AppConfig


class ArticlesConfig(AppConfig):
    name = "intarsia.webforms.tests.articles"
