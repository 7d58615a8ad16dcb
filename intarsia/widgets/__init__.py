"""The catalog: one folder per widget. Widgets with server data have a `server.py`; they are listed here."""

from importlib import import_module

WITH_SERVER_DATA = (
    "accordion",
    "author_box",
    "breadcrumbs",
    "comments",
    "form",
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
    """Called once when Django starts. A loader registers itself when its module is imported."""
    for widget in WITH_SERVER_DATA:
        import_module(f"{__name__}.{widget}.server")
