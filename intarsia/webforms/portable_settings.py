"""What an exported form takes along besides its fields: e-mails, webhooks, confirmations and limits."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from django.core.exceptions import ValidationError
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from wagtail.admin.rich_text.converters.contentstate import ContentstateConverter
from wagtail.fields import RichTextField

from intarsia.html_tree import html_tree

from .embed.models import FormEmbedding
from .limits.models import FormLimits
from .merge_tags.tags import FEATURES
from .models import WebForm
from .saved_answers.models import FormSaving

OF_THE_FORM = (
    *("description", "button", "button_condition", "submission_method", "honeypot", "may_repeat", "currency"),
    *("keep_days", *(field.name for base in (FormLimits, FormSaving, FormEmbedding) for field in base._meta.fields)),
)
CHILDREN = ("notifications", "webhooks", "confirmations")
# The secret of a webhook is made of its key.
NOT_OF_CHILDREN = frozenset({"pk", "form", "key"})
PAGE = "page"
PAGE_LINK = re.compile(r'<a\b(?=[^>]*\blinktype="page")[^>]*>')
ID = re.compile(r'\bid="(\d{1,9})"')
# What values of other types than the field's raise.
UNREADABLE = (AttributeError, KeyError, TypeError, ValueError, ValidationError)
NEW_SECRETS = "Webhooks have secrets of this site: give them to the receivers."
ACCESS = "Who can see entries stays as it is on this site. Entries are not imported."


class FormSettings:
    def of(self, form: WebForm) -> dict[str, Any]:
        data = json.loads(json.dumps(form.serializable_data(), cls=DjangoJSONEncoder))
        children = {
            name: [{key: value for key, value in one.items() if key not in NOT_OF_CHILDREN} for one in data[name]]
            for name in CHILDREN
        }
        return {name: data[name] for name in OF_THE_FORM} | children

    def references(self, settings: dict[str, Any]) -> Iterator[tuple[str, int]]:
        for holder in _holders(settings):
            if type(holder.get(PAGE)) is int:
                yield PAGE, holder[PAGE]
            for text in holder.values():
                yield from ((PAGE, pk) for pk in _linked_pages(text))

    def apply(
        self, draft: WebForm, settings: dict[str, Any], new_id: Callable[[str, int], int | None]
    ) -> Iterator[str]:
        try:
            form = _changed(draft, settings, new_id)
            reasons = list(_faults(form))
        except UNREADABLE as error:
            raise ValidationError(f"The settings of the form cannot be read: {error}") from error
        if reasons:
            raise ValidationError(reasons)
        for name in OF_THE_FORM:
            setattr(draft, name, getattr(form, name))
        for name in CHILDREN:
            setattr(draft, name, list(getattr(form, name).all()))
        counts = ", ".join(f"{getattr(form, name).count()} {name}" for name in CHILDREN)
        yield f"With {counts} and the settings of the form, which replace those of the draft."
        if form.webhooks.count():
            yield NEW_SECRETS
        yield ACCESS


def _holders(settings: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The settings, and those of each notification, webhook and confirmation. Somebody may have edited the file."""
    yield settings
    for name in CHILDREN:
        children = settings.get(name)
        yield from (one for one in children if isinstance(one, dict)) if isinstance(children, list) else ()


def _linked_pages(text: Any) -> Iterator[int]:
    for link in PAGE_LINK.findall(text) if isinstance(text, str) else ():
        yield from (int(pk) for pk in ID.findall(link))


def _changed(draft: WebForm, settings: dict[str, Any], new_id: Callable[[str, int], int | None]) -> WebForm:
    """An unsaved form with these settings. A child with the name of one that the draft has keeps its key."""
    data = draft.serializable_data()
    changes = {name: settings[name] for name in OF_THE_FORM if name in settings}
    for name in CHILDREN:
        keys = {one["name"]: one["key"] for one in data[name]}
        changes[name] = [
            {**one, PAGE: one.get(PAGE) and new_id(PAGE, one[PAGE]), "pk": None, **_key_of(one, keys)}
            for one in settings.get(name, [])
        ]
    form = WebForm.from_serializable_data(data | changes)
    for one in (form, *(child for name in CHILDREN for child in getattr(form, name).all())):
        _clean_texts(one, new_id)
    return form


def _key_of(child: dict[str, Any], keys: dict[str, Any]) -> dict[str, Any]:
    """Each key is given once."""
    key = keys.pop(child["name"], None)
    return {"key": key} if key else {}


def _clean_texts(item: models.Model, new_id: Callable[[str, int], int | None]) -> None:
    """As if somebody had typed them into Wagtail's editor."""

    def renewed(link: re.Match[str]) -> str:
        return ID.sub(lambda found: f'id="{new_id(PAGE, int(found[1])) or 0}"', link[0])

    for field in item._meta.fields:
        if isinstance(field, RichTextField) and (text := getattr(item, field.name)):
            converter = ContentstateConverter(FEATURES)
            # It takes only elements that are closed.
            text = str(html_tree(PAGE_LINK.sub(renewed, text)))
            stored = converter.to_database_format(converter.from_database_format(text))
            setattr(item, field.name, stored)


def _faults(form: WebForm) -> Iterator[str]:
    named = [("form", form)]
    named += [(f"{name} “{one.name}”", one) for name in CHILDREN for one in getattr(form, name).all()]
    for name, item in named:
        try:
            item.full_clean(exclude={"form", "document"}, validate_unique=False, validate_constraints=False)
        except ValidationError as error:
            # Without the page that a confirmation leads to, visitors see our own until staff choose one.
            yield from (
                f"{name}: {message}"
                for key, messages in error.message_dict.items()
                if key != PAGE
                for message in messages
            )
