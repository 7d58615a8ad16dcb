from typing import Any

from ..models import WebForm


def conditions_of(form: WebForm) -> dict[str, Any]:
    """The conditions of all that happens after a submission, by their names."""
    conditional = [*form.confirmations.all(), *form.notifications.all()]
    return {name: condition for one in conditional for name, condition in one.conditions().items()}
