"""The nginx configuration of a site: intarsia.conf with its variables filled in."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ..conf import Conf
from ..files.places import HOST
from ..files.profile import page_headers, profile
from ..response import Headers

HERE = Path(__file__).parent
BROTLI_MODULE = Path("/usr/share/nginx/modules-available/mod-http-brotli-static.conf")
_VARIABLE = re.compile(r"{{ (\w+) }}")


@dataclass(frozen=True)
class Place:
    """Where files lie and under which address they are shown, if it is one of this server's."""

    url: str
    root: str

    @property
    def ours(self) -> bool:
        return self.url.startswith("/") and not self.url.startswith("//") and bool(self.root)


def configuration(
    conf: Conf,
    headers: Headers,
    *,
    port: str = "80",
    upstream: str = "127.0.0.1:8000",
    prefix: str = "",
    hosts: Iterable[str] = (),
    static: Place = Place("", ""),
    media: Place = Place("", ""),
    private_documents: bool = True,
    brotli_static: bool = False,
    firewall: str = "",
) -> str:
    """`headers`: those of a published page, as the application answers it.

    `prefix`: the site's sub-path. Without FORCE_SCRIPT_NAME, the application's server must be told it as well
    (`granian --url-path-prefix`). `hosts`: those of the sites, found a little sooner than others. `firewall`: the
    file that says whom to leave to the application.
    """
    pages = page_headers(headers)
    content_type = next((value for name, value in pages if name == "Content-Type"), "text/html; charset=utf-8")
    secure_header, secure_value = conf.secure_header or ("HTTP_X_FORWARDED_PROTO", "https")
    return _filled(
        "intarsia.conf",
        cache_dir=_text(conf.directory),
        profile=profile(headers, conf),
        upstream=upstream,
        **_firewall(firewall),
        port=port,
        prefix=prefix.rstrip("/"),
        hosts="".join(f"    {host} {host};\n" for host in hosts if HOST.fullmatch(host)),
        taken_away=re.escape(conf.script_name.rstrip("/")) or "(?!)",
        # What the application takes the scheme to be decides where it files its pages.
        scheme="$scheme" if conf.secure_header else "http",
        secure_header=secure_header.removeprefix("HTTP_").replace("_", "-").title(),
        secure_value=_text(secure_value),
        ignored_parameters=_names(conf.ignored_parameters),
        personal_cookies=_names(conf.personal_cookies),
        content_type=_text(content_type),
        headers="\n".join(_header(name, value) for name, value in pages if name != "Content-Type"),
        static=_static(static, brotli_static),
        media=_media(media, private_documents),
    )


def _firewall(file: str) -> dict[str, str]:
    if not file:
        return {"firewall": "", "unwelcome": "", "limit": ""}
    return {
        "firewall": f'include "{_text(file)}";\n\n',
        "unwelcome": "$intarsia_stopped$intarsia_unproven",
        "limit": _filled("firewall.conf"),
    }


def _static(place: Place, brotli_static: bool) -> str:
    if not place.ours:
        return ""
    line = "\n        brotli_static on;" if brotli_static else ""
    return _filled("static.conf", url=place.url, root=_text(place.root).rstrip("/"), brotli_static=line)


def _media(place: Place, private_documents: bool) -> str:
    if not place.ours:
        return ""
    text = _filled("media.conf", url=place.url, root=_text(place.root).rstrip("/"))
    return text + (_filled("documents.conf", url=place.url) if private_documents else "")


def _filled(template: str, **values: str) -> str:
    return _VARIABLE.sub(lambda match: values[match[1]], (HERE / template).read_text())


def _header(name: str, value: str) -> str:
    return f'        add_header {name} "{_text(value)}";'


def _names(names: Iterable[str]) -> str:
    return "|".join(re.escape(name.removesuffix("*")) + "[^=&;]*" * name.endswith("*") for name in names) or "(?!)"


def _text(value: object) -> str:
    """For the inside of nginx's double quotes, where a dollar sign has no escape."""
    text = str(value)
    if "$" in text or "\n" in text:
        raise ValueError(
            f"nginx cannot express {text!r}: a dollar sign names a variable there. "
            "Remove it from the header or the path."
        )
    return text.replace("\\", "\\\\").replace('"', '\\"')
