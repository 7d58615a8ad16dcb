"""Links to the visual editor in Wagtail's admin, and the list of templates."""

from django.contrib import messages
from django.urls import include, path, reverse
from django.utils.translation import gettext_lazy as _
from wagtail import hooks
from wagtail.admin.action_menu import ActionMenuItem
from wagtail.admin.menu import MenuItem
from wagtail.admin.widgets.button import Button, ListingButton
from wagtail.permission_policies.pages import PagePermissionPolicy
from wagtail.snippets.action_menu import ActionMenuItem as SnippetActionMenuItem
from wagtail.snippets.models import register_snippet
from wagtail.snippets.views.snippets import SnippetViewSet

from .conversion.origin import ACTION as CONVERT
from .models import Template
from .models.template import is_unused_page_template
from .new_page.allowed_content import refuse_copy
from .new_page.making import page_model_for
from .new_page.views import NewPageView, ReadyPagePreview
from .page_templates.applies_to import AppliesToColumn
from .panels import editor_url
from .serving.noindex import serve_noindex
from .site_fonts.views import SiteFontsView
from .visual_state.views import VisualStateView

LABEL, NEW_PAGE = _("Edit visually"), _("New page")
ICON = "edit"


class TemplateViewSet(SnippetViewSet):
    model = Template
    icon = "form"
    menu_label = _("Templates")
    menu_order = 250
    add_to_admin_menu = True
    list_display = ["title", "kind", AppliesToColumn("applies_to", label=_("Applies to"))]
    list_filter = ["kind"]


register_snippet(TemplateViewSet)


@hooks.register("register_admin_urls")
def editor_routes():
    fonts = [path("<int:site_id>/", SiteFontsView.as_view(), name="list")]
    new_page = [
        path("", NewPageView.as_view(), name="begin"),
        path("preview/<slug:key>/", ReadyPagePreview.as_view(), name="preview"),
    ]
    visual_state = [path("<int:pk>/", VisualStateView.as_view(), name="choose")]
    return [
        path("intarsia/fonts/", include((fonts, "intarsia_site_fonts"))),
        path("intarsia/new-page/", include((new_page, "intarsia_new_page"))),
        path("intarsia/visual-state/", include((visual_state, "intarsia_visual_state"))),
        path("intarsia/", include("intarsia.pages.editing.urls")),
    ]


class NewPageItem(MenuItem):
    def is_shown(self, request):
        return PagePermissionPolicy().user_has_permission(request.user, "add")


@hooks.register("register_admin_menu_item")
def new_page_menu_item():
    return NewPageItem(NEW_PAGE, reverse("intarsia_new_page:begin"), name="new-page", icon_name="plus", order=50)


def _page_editor_url(page, user):
    url = editor_url(page.specific_deferred)
    return url if url and page.permissions_for_user(user).can_edit() else None


@hooks.register("register_page_header_buttons")
def page_header_buttons(page, user, view_name, next_url=None):
    if url := _page_editor_url(page, user):
        yield Button(LABEL, url, icon_name=ICON, priority=1)
    if page_model_for(page) and page.permissions_for_user(user).can_add_subpage():
        url = f"{reverse('intarsia_new_page:begin')}?parent={page.pk}"
        yield Button(_("New page below"), url, icon_name="plus", priority=2)


@hooks.register("register_page_listing_buttons")
def page_listing_buttons(page, user, next_url=None):
    if url := _page_editor_url(page, user):
        yield ListingButton(LABEL, url, icon_name=ICON, priority=5)


class EditVisually(ActionMenuItem):
    name = "action-edit-visually"
    label = LABEL
    icon_name = ICON

    def is_shown(self, context):
        return context["view"] == "edit" and bool(self.get_url(context))

    def get_url(self, context):
        page = context.get("page")
        return _page_editor_url(page, context["request"].user) if page else None


@hooks.register("register_page_action_menu_item")
def page_action_menu_item():
    return EditVisually(order=5)


@hooks.register("register_snippet_listing_buttons")
def snippet_listing_buttons(snippet, user, next_url=None):
    if url := editor_url(snippet):
        yield ListingButton(LABEL, url, icon_name=ICON, priority=5)


class EditSnippetVisually(SnippetActionMenuItem):
    name = "action-edit-visually"
    label = LABEL
    icon_name = ICON

    def is_shown(self, context):
        return context["view"] == "edit" and bool(self.get_url(context))

    def get_url(self, context):
        return editor_url(context["instance"]) if context.get("instance") else None


@hooks.register("register_snippet_action_menu_item")
def snippet_action_menu_item(model):
    return EditSnippetVisually(order=5)


@hooks.register("register_log_actions")
def register_conversion(actions):
    actions.register_action(CONVERT, _("Convert to a visual page"), _("Convert to a visual page"))


hooks.register("before_copy_page", refuse_copy)
hooks.register("on_serve_page", serve_noindex)


@hooks.register("after_publish")
def warn_about_unused_template(request, instance):
    """The message is shown on the next admin page, also after publishing in the visual editor."""
    if is_unused_page_template(instance):
        messages.warning(
            request,
            _("“%(title)s” is published but not used yet. Choose the page that it applies to.")
            % {"title": instance.title},
        )
