"""A digest of the headers and rules that the application and the web server in front must share.

A web server sends the headers of its configuration with every file. So page files are stored in a folder named after a
digest of their headers and of the rules for requests that skip the files. A configuration with other headers or rules
finds no files, and the application answers: slower, but never wrong.
"""

import hashlib
import json

from ..conf import Conf
from ..responses.cacheability import Headers, cached_headers

# Differs between languages and repeats the page's lang attribute.
_NOT_REPEATED = frozenset(("content-language",))


def page_headers(headers: Headers) -> Headers:
    """The response headers that a page served from a file also has, in a fixed order."""
    cached = cached_headers(headers)
    return sorted((name.title(), value) for name, value in cached if name.lower() not in _NOT_REPEATED)


def profile(headers: Headers, conf: Conf) -> str:
    rules = [conf.personal_cookies, conf.ignored_parameters]
    shared = json.dumps([page_headers(headers), *map(sorted, rules)])
    return hashlib.blake2b(shared.encode(), digest_size=6).hexdigest()
