from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _

LABELS = {
    "own_order": _("The message contains the number of an order of this sender."),
    "unknown_order": _("The message contains the number of an order that this sender did not make."),
}


class OwnCheckConfig(AppConfig):
    name = "own_check"

    def ready(self) -> None:
        from intarsia.protection.forms.api import register_check

        from .orders import find_order, order_number

        register_check(order_number, labels=LABELS, look_up=find_order)
