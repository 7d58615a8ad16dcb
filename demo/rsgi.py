"""The demo for granian's RSGI interface: slow clients wait on an event loop, the WSGI application runs in threads."""

import os

from demo.wsgi import application as wsgi_application
from intarsia.serving import Limits, Served

application = Served(wsgi_application, Limits.from_environment(os.environ))
