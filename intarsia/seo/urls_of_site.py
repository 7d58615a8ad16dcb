"""URLs of the views of this app. A site may leave them out."""

from django.urls import NoReverseMatch

from intarsia.view_urls import view_url


def url_of(name: str, *args: object) -> str:
    """Empty if the site does not include `intarsia.seo.urls`."""
    try:
        return view_url(f"intarsia_seo:{name}", *args)
    except NoReverseMatch:
        return ""
