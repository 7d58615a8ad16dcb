"""Documents in a site's own templates: `{% intarsia_head … %}` in the head, `{% intarsia_document … %}` in the body."""

from django import template

from ..embedding import embedded, head

register = template.Library()


@register.simple_tag(takes_context=True)
def intarsia_head(context, *items):
    """The stylesheet and scripts of these pages, templates, documents and StreamFields, in one.

    Optional: a document that was not announced here brings its own, in the body.
    """
    return head(items, context)


@register.simple_tag(takes_context=True)
def intarsia_document(context, item):
    """The document of a page or template, or a document itself, as HTML."""
    return embedded(item, context)
