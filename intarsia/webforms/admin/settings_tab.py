"""A tab of the form settings. Links name it by its key: Wagtail's own id follows the heading, and so the language."""

from typing import Any

from wagtail.admin.panels import ObjectList


class SettingsTab(ObjectList):
    def __init__(self, children: Any = (), *, key: str, **options: Any) -> None:
        super().__init__(children, **options)
        self.key = key

    def clone_kwargs(self) -> dict[str, Any]:
        return {**super().clone_kwargs(), "key": self.key}

    @property
    def clean_name(self) -> str:
        return self.key
