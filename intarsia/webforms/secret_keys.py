"""Forms for keys of services. Secret keys are never shown again."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _
from wagtail.admin.forms import WagtailAdminModelForm


def secret_keys_form(*secret: str) -> type[WagtailAdminModelForm]:
    """A form that never shows the keys with these names; an empty field keeps the stored key."""

    class SecretKeysForm(WagtailAdminModelForm):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            for name in secret:
                self.fields[name].widget = forms.PasswordInput(attrs={"autocomplete": "off"})
                if getattr(self.instance, name):
                    self.fields[name].help_text = _("A key is stored. Leave this empty to keep it, or enter a new one.")

        def clean(self) -> dict[str, Any]:
            cleaned: dict[str, Any] = super().clean()
            for name in secret:
                cleaned[name] = str(cleaned.get(name) or "").strip() or getattr(self.instance, name)
            return cleaned

    return SecretKeysForm
