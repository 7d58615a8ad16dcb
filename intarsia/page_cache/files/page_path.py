"""The folder of a page's file. The nginx configuration finds it by the same rules."""

import re
from urllib.parse import quote

from ..conf import Conf

# nginx/intarsia.conf has the same rules. Hosts that do not match get no files.
HOST = re.compile(r"[a-z0-9][a-z0-9.-]*(:[0-9]{1,5})?")
MAX_NAME_LENGTH = 255
MAX_PATH_LENGTH = 1024


def page_path(environ: dict, conf: Conf, profile: str) -> str | None:
    """The relative folder of the requested page; None for URLs that are not stored as files.

    Path segments stay percent-encoded, so they contain no slash and no control character. Segments that start with a
    dot are refused, so a URL cannot leave the folder or name the cache's own files.
    """
    host = _host(environ, conf)
    prefix = (conf.script_name or environ.get("SCRIPT_NAME", "")).rstrip("/")
    segments = _segments(prefix + environ.get("PATH_INFO", ""))
    if segments is None or not HOST.fullmatch(host) or len(host) > MAX_NAME_LENGTH:
        return None
    path = "/".join([profile, _scheme(environ, conf), host, *segments])
    return path if len(path) <= MAX_PATH_LENGTH else None


def _segments(path: str) -> list[str] | None:
    if path == "/":
        return []
    if len(path) < 3 or path[0] != "/" or path[-1] != "/":
        return None
    try:
        # WSGI passes bytes decoded as latin-1.
        names = [quote(segment.encode("latin-1"), safe="") for segment in path[1:-1].split("/")]
    except UnicodeEncodeError:
        return None
    is_invalid = any(not name or name.startswith(".") or len(name) > MAX_NAME_LENGTH for name in names)
    return None if is_invalid else names


def _host(environ: dict, conf: Conf) -> str:
    if conf.forwarded_host and "HTTP_X_FORWARDED_HOST" in environ:
        return environ["HTTP_X_FORWARDED_HOST"]
    return environ.get("HTTP_HOST", "")


def _scheme(environ: dict, conf: Conf) -> str:
    if conf.secure_header and conf.secure_header[0] in environ:
        name, value = conf.secure_header
        return "https" if environ[name].split(",")[0].strip() == value else "http"
    return "https" if environ.get("wsgi.url_scheme") == "https" else "http"
