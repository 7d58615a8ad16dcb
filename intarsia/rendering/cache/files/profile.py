"""What the application and the web server in front must agree on, so that a page file may be shown.

A web server cannot read headers from a file: it gives every page the headers of its configuration. Pages are
therefore filed under a digest of their headers and of the rules that send a request past the files. Where the
configuration was made for other headers or rules, it finds no files, and the requests reach the application:
slower, never wrong.
"""

import hashlib
import json

from ..conf import Conf
from ..response import Headers, kept_headers

# Differs between languages and says no more than the page's own lang attribute.
_NOT_REPEATED = frozenset(("content-language",))


def page_headers(headers: Headers) -> Headers:
    """The headers of an answer that a page served from a file carries as well, in a fixed order."""
    kept = kept_headers(headers)
    return sorted((name.title(), value) for name, value in kept if name.lower() not in _NOT_REPEATED)


def profile(headers: Headers, conf: Conf) -> str:
    rules = [conf.personal_cookies, conf.ignored_parameters]
    agreed = json.dumps([page_headers(headers), *map(sorted, rules)])
    return hashlib.blake2b(agreed.encode(), digest_size=6).hexdigest()
