from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.db import models
from django.utils.translation import gettext as _

from intarsia.documents.conditions import condition_fault

# Above this, a person did not make it, and it would slow down every submission.
MAX_CHARACTERS = 10_000


def check_condition(condition: Any) -> None:
    if fault := condition_fault(condition):
        raise _unusable(_(fault.template).format(**fault.values))
    if len(str(condition)) > MAX_CHARACTERS:
        raise _unusable(_("it is too long"))


def _unusable(fault: str) -> ValidationError:
    return ValidationError(_("This condition cannot be used: %(fault)s."), params={"fault": fault})


class RulesInput(forms.Textarea):
    """JSON inside an element whose script edits it. Without the script, the JSON is edited."""

    template_name = "intarsia/webforms/admin/rules_input.html"

    def __init__(self, element: str) -> None:
        super().__init__({"rows": 3})
        self.element = element

    def get_context(self, name: str, value: Any, attrs: Any) -> dict[str, Any]:
        return super().get_context(name, value, attrs) | {"element": self.element}


class ConditionField(models.JSONField):
    """A condition on the answers of a form, which names fields by the ids of their elements. None always holds."""

    default_validators = [check_condition]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **{"null": True, "blank": True, **options})

    def formfield(self, **options: Any) -> Any:
        return super().formfield(**{"widget": RulesInput("intarsia-condition"), **options})
