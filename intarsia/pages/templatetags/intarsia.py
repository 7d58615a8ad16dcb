"""Documents in Django templates: `{% intarsia_head … %}` in the head, `{% intarsia_document … %}` in the body."""

from django import template

from ..serving.embedding import embedded, head

register = template.Library()


@register.simple_tag(takes_context=True)
def intarsia_head(context, *items):
    """The stylesheet and the scripts of the pages, templates, documents and StreamFields that it names.

    Optional: a document that is not named here adds its own in the body.
    """
    return head(items, context)


@register.simple_tag(takes_context=True)
def intarsia_document(context, item, field="document"):
    """The document of a page, a template or any model with a BuilderField, or a document itself, as HTML."""
    return embedded(item, context, field)
