import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

# What people read, among the settings of fields and of the form. Values of choices stay, because rules name them.
TRANSLATED = frozenset({"title", "description", "button", "label", "consent", "placeholder"})


@dataclass(frozen=True)
class FormTemplate:
    """A form that others start from. The file's name without `.json` is its key."""

    path: Path

    @property
    def key(self) -> str:
        return self.path.stem

    @cached_property
    def source(self) -> Mapping[str, Any]:
        return json.loads(self.path.read_text("utf-8"))

    def text(self, name: str, language: str) -> str:
        """`name`, `description`, `subject` or `confirmation`."""
        return self._translation(language).get(self.source[name], self.source[name])

    def form_settings(self, language: str) -> dict[str, Any]:
        return _translated(self.source["form"], self._translation(language))

    def document(self, language: str) -> dict[str, Any]:
        content = _translated(self.source["content"], self._translation(language))
        return {"root": {"props": {"schemaVersion": 1}}, "content": content, "zones": {}}

    def _translation(self, language: str) -> Mapping[str, str]:
        """English if the file does not have the language."""
        return self.source["translations"].get(language.partition("-")[0], {})


def _translated(value: Any, texts: Mapping[str, str], name: str = "") -> Any:
    if isinstance(value, dict):
        return {key: _translated(inner, texts, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_translated(inner, texts) for inner in value]
    return texts.get(value, value) if name in TRANSLATED and isinstance(value, str) else value
