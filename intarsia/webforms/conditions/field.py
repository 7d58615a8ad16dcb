from typing import Any

from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext as _

from intarsia.documents.conditions import condition_fault

from .rules_input import RulesInput

# Above this, a person did not make it, and it would slow down every submission.
MAX_CHARACTERS = 10_000


def check_condition(condition: Any) -> None:
    if fault := condition_fault(condition):
        raise _unusable(_(fault.template).format(**fault.values))
    if len(str(condition)) > MAX_CHARACTERS:
        raise _unusable(_("it is too long"))


def _unusable(fault: str) -> ValidationError:
    return ValidationError(_("This condition cannot be used: %(fault)s."), params={"fault": fault})


class ConditionField(models.JSONField):
    """A condition on the answers of a form, which names fields by the ids of their elements. None always holds."""

    default_validators = [check_condition]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{"null": True, "blank": True, **options})

    def formfield(self, **options: Any) -> Any:
        return super().formfield(**{"widget": RulesInput("intarsia-condition"), **options})
