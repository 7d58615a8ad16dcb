"""What protection judges and lists show of an entry: sender and text."""

from intarsia.protection.forms.api import Message

from ..catalog import fields_of
from ..models import WebForm
from .evaluation import Evaluated


def message_of(form: WebForm, evaluated: Evaluated) -> Message:
    """All texts, the first e-mail address, and the first name or one-line field as the name."""
    typed: dict[str, list[str]] = {}
    for field in fields_of(form.document):
        if text := evaluated.texts.get(field.id):
            typed.setdefault(field.type, []).append(text)
    email = next(iter(typed.get("email", [])), "")
    name = next(iter(typed.get("name", typed.get("text", []))), "")
    texts = [answer for kind, answers in typed.items() if kind != "email" for answer in answers if answer != name]
    return Message("\n".join(texts), email=email, name=name)
