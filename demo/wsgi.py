"""The demo's WSGI application. From the outside in: firewall, cached pages and their stylesheets, static files,
Django.
"""

import os
import re

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "demo.settings")
django_application = get_wsgi_application()

from django.conf import settings  # noqa: E402
from whitenoise import WhiteNoise  # noqa: E402

from intarsia.firewall.middleware import guarded  # noqa: E402
from intarsia.page_cache import cached  # noqa: E402
from intarsia.rendering.page_css import serve_page_css  # noqa: E402
from intarsia.wire.health import with_health  # noqa: E402

HASHED = re.compile(r"/intarsia/.*-(?:[\w-]{8}|[0-9a-f]{20})\.\w+$")


def is_immutable(path: str, url: str) -> bool:
    """Files of the front-end build have a hash of their content in their name."""
    return bool(HASHED.search(url))


static = WhiteNoise(
    django_application,
    root=settings.STATIC_ROOT,
    prefix=settings.STATIC_URL,
    immutable_file_test=is_immutable,
    mimetypes={".wav": "audio/wav"},
)
application = with_health(guarded(cached(serve_page_css(static))))
