"""URLs of the views of this app. A site may leave them out."""

from django.urls import NoReverseMatch, reverse


def url_of(name: str, *args: object) -> str:
    """Empty if the site does not include `intarsia.seo.urls`."""
    try:
        return reverse(f"intarsia_seo:{name}", args=args)
    except NoReverseMatch:
        return ""
