from django.urls import path

from .editor import EditorView
from .guard import GuardedRoute
from .site_design import SiteDesignView
from .views import DocumentView, PreviewView, ResourcesView, RevisionsView, RevisionView

app_name = "intarsia_pages"

ITEM = "<slug:kind>/<int:pk>/"

urlpatterns = [
    path(ITEM, EditorView.as_view(), name="editor"),
    GuardedRoute(ITEM + "document/", DocumentView, name="document"),
    GuardedRoute(ITEM + "preview/", PreviewView, name="preview"),
    GuardedRoute(ITEM + "resources/", ResourcesView, name="resources"),
    GuardedRoute(ITEM + "design/", SiteDesignView, name="site_design"),
    GuardedRoute(ITEM + "revisions/", RevisionsView, name="revisions"),
    GuardedRoute(ITEM + "revisions/<int:revision_id>/", RevisionView, name="revision"),
]
