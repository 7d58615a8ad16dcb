"""Makes documents in code and in migrations: `document(section(heading("Visit us"), text("<p>Daily from 9.</p>")))`.

The functions for widgets are in `intarsia.documents.build.widgets`.
"""

from .documents import InvalidDocument, document
from .elements import Element, element
from .values import dynamic, item, link, media, var

__all__ = ["Element", "InvalidDocument", "document", "dynamic", "element", "item", "link", "media", "var"]
