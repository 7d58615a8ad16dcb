from typing import Any

from django import forms


class RulesInput(forms.Textarea):
    """JSON inside an element whose script edits it. Without the script, the JSON is edited."""

    template_name = "intarsia/webforms/admin/rules_input.html"

    def __init__(self, element: str) -> None:
        super().__init__({"rows": 3})
        self.element = element

    def get_context(self, name: str, value: Any, attrs: Any) -> dict[str, Any]:
        return super().get_context(name, value, attrs) | {"element": self.element}
