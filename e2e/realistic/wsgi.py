import os

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "settings")

from django.core.wsgi import get_wsgi_application  # noqa: E402

application = get_wsgi_application()

from intarsia.page_cache import cached  # noqa: E402
from intarsia.rendering.page_css import serve_page_css  # noqa: E402

application = cached(serve_page_css(application))
