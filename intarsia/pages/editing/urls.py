from django.urls import path

from .checklist.content_checks import ContentChecksView
from .editor import EditorView
from .fonts import FontsView, FontView
from .images.views import CropView, FocalPointView, ImagesView, ImageThumbnailView
from .requests.guard import GuardedRoute
from .sections import SectionsView, SectionView
from .site_design import SiteDesignView
from .views import DocumentView, IconsView, PreviewView, ResourcesView, ReviewView, RevisionsView, RevisionView

app_name = "intarsia_pages"

ITEM = "<slug:kind>/<int:pk>/"

urlpatterns = [
    path(ITEM, EditorView.as_view(), name="editor"),
    GuardedRoute(ITEM + "document/", DocumentView, name="document"),
    GuardedRoute(ITEM + "preview/", PreviewView, name="preview"),
    GuardedRoute(ITEM + "resources/", ResourcesView, name="resources"),
    GuardedRoute(ITEM + "checks/", ContentChecksView, name="checks"),
    GuardedRoute(ITEM + "design/", SiteDesignView, name="site_design"),
    GuardedRoute(ITEM + "fonts/", FontsView, name="fonts"),
    GuardedRoute(ITEM + "fonts/<int:font_id>/", FontView, name="font"),
    GuardedRoute(ITEM + "sections/", SectionsView, name="sections"),
    GuardedRoute(ITEM + "sections/<slug:section_id>/", SectionView, name="section"),
    GuardedRoute(ITEM + "icons/", IconsView, name="icons"),
    GuardedRoute(ITEM + "images/", ImagesView, name="images"),
    GuardedRoute(ITEM + "images/<int:image_id>/thumbnail/", ImageThumbnailView, name="image_thumbnail"),
    GuardedRoute(ITEM + "images/<int:image_id>/focal-point/", FocalPointView, name="image_focal_point"),
    GuardedRoute(ITEM + "images/<int:image_id>/crop/", CropView, name="image_crop"),
    GuardedRoute(ITEM + "review/", ReviewView, name="review"),
    GuardedRoute(ITEM + "revisions/", RevisionsView, name="revisions"),
    GuardedRoute(ITEM + "revisions/<int:revision_id>/", RevisionView, name="revision"),
]
