from django.apps import AppConfig


class IbanConfig(AppConfig):
    name = "intarsia_iban"
    intarsia_widgets = "widgets"
