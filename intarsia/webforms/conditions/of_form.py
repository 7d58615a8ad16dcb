from typing import Any

from ..models import WebForm

# The name of the condition of the button that sends the form.
BUTTON = "button"


def conditions_of(form: WebForm) -> dict[str, Any]:
    """The conditions of the button and of all that happens after a submission, by their names."""
    conditional = [*form.confirmations.all(), *form.notifications.all(), *form.webhooks.all()]
    conditions = {name: condition for one in conditional for name, condition in one.conditions().items()}
    return conditions | ({BUTTON: form.button_condition} if form.button_condition else {})
