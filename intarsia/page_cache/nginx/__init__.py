"""The nginx configuration of a site: intarsia.conf with its variables filled in."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from ..conf import Conf
from ..files.page_path import HOST
from ..files.profile import page_headers, profile
from ..responses.cacheability import Headers

HERE = Path(__file__).parent
BROTLI_MODULE = Path("/usr/share/nginx/modules-available/mod-http-brotli-static.conf")
NAME = "intarsia"
_NAME = re.compile(r"[a-z][a-z0-9_]{0,20}")
_FIREWALL_NAME = re.compile(r"^geo \$(\w+)_stopped ", re.MULTILINE)
_VARIABLE = re.compile(r"{{ (\w+) }}")


@dataclass(frozen=True)
class FileLocation:
    """A URL prefix and the folder of its files, if this server serves them."""

    url: str
    root: str

    @property
    def is_local(self) -> bool:
        return self.url.startswith("/") and not self.url.startswith("//") and bool(self.root)


@dataclass(frozen=True)
class NginxSite:
    """One site in nginx.

    `upstream` is `host:port` or `unix:/path` of the application. `prefix` is the site's sub-path; without
    FORCE_SCRIPT_NAME, set it in the application server too (`granian --url-path-prefix`). `hosts` of the sites are
    matched faster than others. `firewall` is the file with the visitors that the application handles. `name` begins
    the names of its upstream, variables and zones, which all sites of a machine share.
    """

    port: str = "80"
    upstream: str = "127.0.0.1:8000"
    prefix: str = ""
    hosts: Sequence[str] = ()
    static: FileLocation = FileLocation("", "")
    media: FileLocation = FileLocation("", "")
    private_documents: bool = True
    brotli_static: bool = False
    firewall: str = ""
    name: str = NAME

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} is not a name for nginx. Use lower-case letters, digits and underscores.")


def configuration(conf: Conf, headers: Headers, site: NginxSite) -> str:
    """The text of the nginx configuration. `headers` are those of a published page from the application."""
    pages, hosts = page_headers(headers), [host for host in site.hosts if HOST.fullmatch(host)]
    content_type = next((value for name, value in pages if name == "Content-Type"), "text/html; charset=utf-8")
    return _filled(
        "intarsia.conf",
        name=site.name,
        cache_dir=_text(conf.directory),
        profile=profile(headers, conf),
        upstream=site.upstream,
        **_firewall(site),
        port=site.port,
        prefix=site.prefix.rstrip("/"),
        hosts="".join(f"    {host} {host};\n" for host in hosts),
        server_names=" ".join(dict.fromkeys(host.partition(":")[0] for host in hosts)) or "_",
        taken_away=re.escape(conf.script_name.rstrip("/")) or "(?!)",
        **_scheme(conf),
        ignored_parameters=_names(conf.ignored_parameters),
        personal_cookies=_names(conf.personal_cookies),
        content_type=_text(content_type),
        headers="\n".join(_header(name, value) for name, value in pages if name != "Content-Type"),
        static=_static(site),
        media=_media(site),
    )


def name_of(conf: Conf) -> str:
    """Two sites of one machine have different folders."""
    return f"{NAME}_{hashlib.blake2b(str(conf.directory).encode(), digest_size=3).hexdigest()}"


def names_in(firewall: str) -> list[str]:
    """The names for which a file with the rules of a firewall was written."""
    return _FIREWALL_NAME.findall(firewall)


def _scheme(conf: Conf) -> dict[str, str]:
    name, value = conf.secure_header or ("HTTP_X_FORWARDED_PROTO", "https")
    return {
        # The application stores page files under the scheme that it sees.
        "scheme": "$scheme" if conf.secure_header else "http",
        "secure_header": name.removeprefix("HTTP_").replace("_", "-").title(),
        "secure_value": _text(value),
    }


def _firewall(site: NginxSite) -> dict[str, str]:
    if not site.firewall:
        return {"firewall": "", "unwelcome": "", "limit": ""}
    return {
        "firewall": f'include "{_text(site.firewall)}";\n\n',
        "unwelcome": f"${site.name}_stopped${site.name}_unproven",
        "limit": _filled("firewall.conf", name=site.name),
    }


def _static(site: NginxSite) -> str:
    if not site.static.is_local:
        return ""
    line = "\n        brotli_static on;" if site.brotli_static else ""
    return _filled("static.conf", name=site.name, url=site.static.url, root=_root(site.static), brotli_static=line)


def _media(site: NginxSite) -> str:
    if not site.media.is_local:
        return ""
    text = _filled("media.conf", name=site.name, url=site.media.url, root=_root(site.media))
    return text + (_filled("documents.conf", url=site.media.url) if site.private_documents else "")


def _root(location: FileLocation) -> str:
    return _text(location.root).rstrip("/")


def _filled(template: str, **values: str) -> str:
    return _VARIABLE.sub(lambda match: values[match[1]], (HERE / template).read_text())


def _header(name: str, value: str) -> str:
    return f'        add_header {name} "{_text(value)}";'


def _names(names: Iterable[str]) -> str:
    return "|".join(re.escape(name.removesuffix("*")) + "[^=&;]*" * name.endswith("*") for name in names) or "(?!)"


def _text(value: object) -> str:
    """Escapes a value for nginx's double quotes. Raises ValueError for a dollar sign, which cannot be escaped."""
    text = str(value)
    if "$" in text or "\n" in text:
        raise ValueError(
            f"nginx cannot express {text!r}: a dollar sign names a variable there. "
            "Remove it from the header or the path."
        )
    return text.replace("\\", "\\\\").replace('"', '\\"')
