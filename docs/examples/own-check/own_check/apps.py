from django.apps import AppConfig


class OwnCheckConfig(AppConfig):
    name = "own_check"

    def ready(self) -> None:
        from intarsia.protection.forms.api import register_check

        from .order_number.check import order_number
        from .order_number.labels import LABELS
        from .order_number.lookup import find_order

        register_check(order_number, labels=LABELS, look_up=find_order)
