"""The comments of the page, shown once: a second widget would show the same ones."""

from collections.abc import Mapping
from typing import Any

from django.apps import apps
from wagtail.models import Page

from intarsia.rendering.data_loaders import LoadContext, Settings, data_loader

HEADINGS = ("h2", "h3", "h4")


@data_loader("comments")
def comments(widgets: dict[str, Settings], context: LoadContext) -> dict[str, Mapping[str, Any]]:
    if not apps.is_installed("intarsia.comments") or not isinstance(context.page, Page):
        return {}
    from intarsia.comments.api import DisplayOptions, comments_html, comments_state_in

    first, chosen = next(iter(widgets.items()))
    context.tags.update({"comments", f"comments-{context.page.pk}"})
    heading = chosen.get("title_size") if chosen.get("title_size") in HEADINGS else HEADINGS[0]
    options = DisplayOptions(str(chosen.get("title") or ""), str(heading), bool(chosen.get("show_avatars", "yes")))
    state = comments_state_in(context.scope.values, context.scope.visitor_state)
    return {first: {"html": comments_html(context.page, context.site, options, state)}}
