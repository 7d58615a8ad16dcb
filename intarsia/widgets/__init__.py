"""The catalogue: one folder per widget. Some have a `server.py`, and those are named here."""

from importlib import import_module

WITH_SERVER_DATA = (
    "accordion",
    "author_box",
    "breadcrumbs",
    "comments",
    "html",
    "language_switcher",
    "login_link",
    "menu",
    "page_title",
    "post_content",
    "posts",
    "search",
    "share_buttons",
    "site_logo",
)


def register_data_loaders() -> None:
    """Once, when Django starts: a loader registers itself when its module is imported."""
    for widget in WITH_SERVER_DATA:
        import_module(f"{__name__}.{widget}.server")
