from django.apps import AppConfig


class NoticeConfig(AppConfig):
    name = "intarsia_notice"
    intarsia_widgets = "widgets"
