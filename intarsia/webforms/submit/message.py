"""What protection judges and lists show of an entry: sender and text."""

from intarsia.protection.forms.api import Message

from ..catalog import fields_of
from ..models import WebForm
from .evaluation import Evaluated

# Where visitors write what no other visitor writes. Answers to other fields are often the same.
FREE_TEXT = ("textarea", "rich_text")


def message_of(form: WebForm, evaluated: Evaluated) -> Message:
    """All texts, the first e-mail address, and the first name or one-line field as the name."""
    typed: dict[str, list[str]] = {}
    for field in fields_of(form.document):
        if text := evaluated.texts.get(field.id):
            typed.setdefault(field.type, []).append(text)
    email = next(iter(typed.get("email", [])), "")
    name = next(iter(typed.get("name", typed.get("text", []))), "")
    texts = [answer for kind, answers in typed.items() if kind != "email" for answer in answers if answer != name]
    written = [] if form.may_repeat else [answer for kind in FREE_TEXT for answer in typed.get(kind, ())]
    return Message("\n".join(texts), email=email, name=name, free_text="\n".join(written))
