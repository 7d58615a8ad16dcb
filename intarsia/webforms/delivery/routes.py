"""Recipients that a notification has for certain answers."""

from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext_lazy as _

from ..conditions.field import RulesInput, check_condition
from .recipients import check_recipients, split_recipients

MAX_ROUTES = 50


def check_routes(routes: Any) -> None:
    if not isinstance(routes, list) or len(routes) > MAX_ROUTES:
        raise ValidationError(_("Enter at most %(most)s conditional recipients."), params={"most": MAX_ROUTES})
    for route in routes:
        if not isinstance(route, dict) or set(route) != {"to", "condition"} or not isinstance(route["to"], str):
            raise ValidationError(_("Conditional recipients need a condition and e-mail addresses."))
        if not split_recipients(route["to"]):
            raise ValidationError(_("Enter an e-mail address for the conditional recipients, or remove them."))
        check_recipients(route["to"])
        check_condition(route["condition"])


class RoutesField(models.JSONField):
    """A list of `{"to": addresses, "condition": condition}`."""

    default_validators = [check_routes]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{"default": list, "blank": True, **options})

    def formfield(self, **options: Any) -> Any:
        return super().formfield(**{"widget": RulesInput("intarsia-routes"), **options})
