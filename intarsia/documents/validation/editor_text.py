from typing import Any

from django.utils.translation import gettext


class EditorText(str):
    """An English text that knows its parts, for the editor to say it in the language of its user.

    The template is in the editor's catalogs; with `gettext_noop`, also in those of the server. Values are shown as
    they are, except those that are such texts too.
    """

    template: str
    values: dict[str, Any]

    def __new__(cls, template: str, **values: Any) -> "EditorText":
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template, made.values = template, values
        return made

    def parts(self) -> dict[str, Any]:
        """As JSON."""
        values = {name: parts_of(value) for name, value in self.values.items()}
        return {"text": self.template, "values": values} if values else {"text": self.template}

    def localized(self) -> str:
        """In the active language of the server."""
        values = {
            name: value.localized() if isinstance(value, EditorText) else value for name, value in self.values.items()
        }
        return gettext(self.template).format(**values) if values else gettext(self.template)


def parts_of(value: Any) -> Any:
    return value.parts() if isinstance(value, EditorText) else value
