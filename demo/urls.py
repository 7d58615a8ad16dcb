from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path, re_path
from django.views.static import serve
from wagtail import urls as wagtail_urls
from wagtail.admin import urls as wagtailadmin_urls
from wagtail.documents import urls as wagtaildocs_urls

from demo import contact

handler404 = "intarsia.pages.site_views.not_found.page_not_found"
handler500 = "intarsia.pages.site_views.server_error.server_error"

urlpatterns = [
    path("admin/", include(wagtailadmin_urls)),
    path("documents/", include(wagtaildocs_urls)),
    # Uploads are few and public here; behind nginx, requests for them never reach Python.
    re_path(r"^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
    path("", include("intarsia.wire.urls")),
    path("", include("intarsia.protection.urls")),
    path("", include("intarsia.comments.urls")),
    path("", include("intarsia.webforms.urls")),
    path("", include("intarsia.firewall.urls")),
    path("", include("intarsia.pages.site_urls")),
    path("", include("intarsia.seo.urls")),
    path("contact/write/", contact.write, name="write"),
    # The default language has no prefix in its URLs, so that they did not change when the second one was added.
    *i18n_patterns(path("", include(wagtail_urls)), prefix_default_language=False),
]
