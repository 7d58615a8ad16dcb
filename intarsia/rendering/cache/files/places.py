"""Where the file of an address lies. The nginx configuration finds it by the same rules, without Python."""

import re
from urllib.parse import quote

from ..conf import Conf

# Both are also written in nginx/intarsia.conf: what does not match never becomes a file.
HOST = re.compile(r"[a-z0-9][a-z0-9.-]*(:[0-9]{1,5})?")
LONGEST_NAME = 255
LONGEST_PATH = 1024


def place_of(environ: dict, conf: Conf, profile: str) -> str | None:
    """The folder of the requested page, relative; None for addresses that are not kept as files.

    Path segments keep the percent-encoding that browsers send: it leaves no slash and no control character,
    and no segment may begin with a dot, so an address can neither climb out nor reach the cache's own names.
    """
    host = _host(environ, conf)
    prefix = (conf.script_name or environ.get("SCRIPT_NAME", "")).rstrip("/")
    segments = _segments(prefix + environ.get("PATH_INFO", ""))
    if segments is None or not HOST.fullmatch(host) or len(host) > LONGEST_NAME:
        return None
    place = "/".join([profile, _scheme(environ, conf), host, *segments])
    return place if len(place) <= LONGEST_PATH else None


def _segments(path: str) -> list[str] | None:
    if path == "/":
        return []
    if len(path) < 3 or path[0] != "/" or path[-1] != "/":
        return None
    try:
        # WSGI hands over bytes dressed as latin-1.
        names = [quote(segment.encode("latin-1"), safe="") for segment in path[1:-1].split("/")]
    except UnicodeEncodeError:
        return None
    odd = any(not name or name.startswith(".") or len(name) > LONGEST_NAME for name in names)
    return None if odd else names


def _host(environ: dict, conf: Conf) -> str:
    if conf.forwarded_host and "HTTP_X_FORWARDED_HOST" in environ:
        return environ["HTTP_X_FORWARDED_HOST"]
    return environ.get("HTTP_HOST", "")


def _scheme(environ: dict, conf: Conf) -> str:
    if conf.secure_header and conf.secure_header[0] in environ:
        name, value = conf.secure_header
        return "https" if environ[name].split(",")[0].strip() == value else "http"
    return "https" if environ.get("wsgi.url_scheme") == "https" else "http"
