"""URLs for search engines, feed readers and browsers. Include them at the site's root, before Wagtail's URLs:
`path("", include("intarsia.seo.urls"))`."""

from django.urls import path

from .feed.views import feed
from .icons.views import favicon, icon, icon_png, manifest
from .robots import robots_txt
from .sitemap.views import sitemap, sitemap_part

app_name = "intarsia_seo"
urlpatterns = [
    path("favicon.ico", favicon, name="favicon"),
    path("icon.svg", icon, name="icon"),
    path("apple-touch-icon.png", icon_png, name="touch_icon"),
    path("icon-<int:size>.png", icon_png, name="icon_png"),
    path("site.webmanifest", manifest, name="manifest"),
    path("feed.xml", feed, name="feed"),
    path("feed-<str:language>.xml", feed, name="feed_in"),
    path("robots.txt", robots_txt, name="robots"),
    path("sitemap.xml", sitemap, name="sitemap"),
    path("sitemap-<int:number>.xml", sitemap_part, name="sitemap_part"),
]
