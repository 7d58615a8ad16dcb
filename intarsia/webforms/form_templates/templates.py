"""All templates of forms. Another package registers its own in `AppConfig.ready`."""

from collections.abc import Sequence
from pathlib import Path

from .template import FormTemplate

FILES = Path(__file__).parent / "files"

# In the order in which the gallery shows them.
OURS = (
    *("contact", "callback", "quote", "newsletter", "event", "course"),
    *("appointment", "job", "order", "feedback", "quiz", "rsvp"),
)

_templates = {name: FormTemplate(FILES / f"{name}.json") for name in OURS}


def register_form_template(path: Path) -> None:
    template = FormTemplate(path)
    known = _templates.get(template.key)
    if known and known.path != path:
        raise ValueError(f"Two templates of forms are called '{template.key}'. Give one of the files another name.")
    _templates[template.key] = template


def form_templates() -> Sequence[FormTemplate]:
    return tuple(_templates.values())


def template_called(key: str) -> FormTemplate | None:
    return _templates.get(key)
