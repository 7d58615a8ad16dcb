"""Documents in Wagtail's API v2: `api_fields = [APIField("document", serializer=DocumentSerializer())]`.

It needs the package djangorestframework, which comes with Wagtail, and the app `wagtail.api.v2`.
"""

from typing import Any

from rest_framework.fields import ReadOnlyField
from wagtail.api import APIField

from intarsia.documents.reading.public import public_document
from intarsia.page_cache import Public, Uncacheable, add_page_part

from .builder_field import BuilderField
from .serving.rendered_document import render_document


class DocumentSerializer(ReadOnlyField):
    """The document as JSON, upgraded, without private settings. None if the page is not built with the
    visual editor.
    """

    def get_attribute(self, instance: Any) -> Any:
        return _instance_and_field(instance, self)

    def to_representation(self, value: Any) -> Any:
        instance, field = value
        contract = instance._meta.get_field(field).contract()
        return public_document(getattr(instance, field), contract)


class DocumentHtmlSerializer(ReadOnlyField):
    """The document as HTML, with the URLs of its stylesheet and script. None if the page is not built with the
    visual editor.
    """

    def get_attribute(self, instance: Any) -> Any:
        return _instance_and_field(instance, self)

    def to_representation(self, value: Any) -> Any:
        instance, field = value
        rendered = render_document(instance, field=field, request=self.context.get("request"))
        # HTML that was made for this visitor makes the response private.
        add_page_part(Public(None) if rendered.is_public else Uncacheable(None))
        return {"html": str(rendered.html), "stylesheet": rendered.stylesheet, "script": rendered.script}


# For pages: `api_fields = [*DOCUMENT_API_FIELDS]`.
DOCUMENT_API_FIELDS = [
    APIField("document", serializer=DocumentSerializer()),
    APIField("document_html", serializer=DocumentHtmlSerializer(source="document")),
]


def _field_of(serializer: ReadOnlyField) -> str:
    return serializer.source or serializer.field_name or "document"


def _instance_and_field(instance: Any, serializer: ReadOnlyField) -> Any:
    name = _field_of(serializer)
    field = instance._meta.get_field(name)
    if not isinstance(field, BuilderField):
        raise TypeError(f"{name} is not a BuilderField. Name one with source: DocumentSerializer(source='document').")
    is_hidden = name == "document" and not getattr(instance, "is_visual", True)
    return None if is_hidden or _is_alias_of_private(instance, serializer) else (instance, name)


def _is_alias_of_private(instance: Any, serializer: ReadOnlyField) -> bool:
    """Wagtail's API leaves out private pages, but not their aliases."""
    request = serializer.context.get("request")
    if request is None or not getattr(instance, "alias_of_id", None):
        return False
    return any(not one.accept_request(request) for one in instance.get_view_restrictions())
