from typing import Any

from ..models import WebForm
from .conditional import Conditional

# The name of the condition of the button that sends the form.
BUTTON = "button"


def conditions_of(form: WebForm) -> dict[str, Any]:
    """The conditions of the button and of all that happens after a submission, by their names."""
    conditions = {name: condition for one in conditional_of(form) for name, condition in one.conditions().items()}
    return conditions | ({BUTTON: form.button_condition} if form.button_condition else {})


def conditional_of(form: WebForm) -> list[Conditional]:
    """All that happens after a submission, or could."""
    return [*form.confirmations.all(), *form.notifications.all(), *form.webhooks.all()]
